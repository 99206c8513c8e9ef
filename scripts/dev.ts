/*
 * `npm run dev`: the real server, which restarts when its sources change, behind Vite on port 5173, and
 * the extension, which is rebuilt and reloads its open panel. Ctrl-C stops all, and when one ends, so
 * do the others.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './webBuild.ts';

const run = (...args: string[]) => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });

const children = [
  run('--watch', '--watch-preserve-output', 'server/main.ts'),
  run(join(ROOT, 'node_modules/vite/bin/vite.js')),
  run(
    '--watch-path=extension',
    '--watch-path=src',
    '--watch-preserve-output',
    'scripts/buildExtension.ts',
    '--reload',
  ),
];
let isEnding = false;

function endAll(exitCode: number): void {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = exitCode;
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => endAll(0));
for (const child of children) child.once('exit', (code) => endAll(code ?? 1));
