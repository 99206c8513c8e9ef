import { spawnSync } from 'node:child_process';

/** Whether this machine can start a PostgreSQL server. */
export const hasPostgres = (): boolean =>
  ['initdb', 'postgres'].every((program) => spawnSync(program, ['--version']).status === 0);
