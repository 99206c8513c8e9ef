/*
 * `npm start`: builds the web app when what is in `dist/web` does not match the sources, then
 * becomes the server. The build is a process of its own, so that its memory is given back.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isWebBuildFresh, ROOT } from './webBuild.ts';

if (!isWebBuildFresh()) {
  process.stdout.write('Building the web app ...\n');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

await import('../server/main.ts');
