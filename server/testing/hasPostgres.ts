import { spawnSync } from 'node:child_process';

/** Whether a PostgreSQL server can be started on this machine. */
export const hasPostgres = (): boolean =>
  ['initdb', 'postgres'].every((program) => spawnSync(program, ['--version']).status === 0);
