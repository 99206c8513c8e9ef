/*
 * `npm start`: builds the web app when `dist/web` is out of date, then runs the server. The build runs in
 * its own process, so that its memory is freed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { loadConfig } from '../server/config/config.ts';
import { runProgram } from '../server/program.ts';
import { isWebBuildFresh, ROOT } from './webBuild.ts';

/** Milliseconds. */
const PARENT_CHECK = 500;

/** npm doesn't pass a signal on: its shell ends and leaves this process behind. */
function endWithNpm(): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK);
  timer.unref();
}

/** Returns the exit code. */
async function buildWeb(): Promise<number> {
  process.stdout.write('Building the web app ...\n');
  const program = join(ROOT, 'scripts/buildWeb.ts');
  const build = spawn(process.execPath, [program], { cwd: ROOT, stdio: 'inherit' });
  const stop = () => build.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const [code] = (await once(build, 'exit')) as [number | null];
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return code ?? 1;
}

endWithNpm();
await runProgram(async () => {
  // Before minutes of building.
  loadConfig(process.env);
  if (!isWebBuildFresh()) process.exitCode = await buildWeb();
  if (!process.exitCode) await import('../server/main.ts');
});
