/*
 * `npm start`: builds the web app when `dist/web` is out of date, then runs the server. The build runs in
 * its own process, so that its memory is freed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isWebBuildFresh, ROOT } from './webBuild.ts';

if (!isWebBuildFresh()) {
  process.stdout.write('Building the web app ...\n');
  const build = spawnSync(process.execPath, [join(ROOT, 'scripts/buildWeb.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

await import('../server/main.ts');
