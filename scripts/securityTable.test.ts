import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './webBuild.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const rows = [...read('docs/security.md').matchAll(/`(.*\.test\.ts)`: (.*?) *\|$/gm)].map(
  ([, file = '', title = '']) => [file, title] as const,
);

it.each(rows)('docs/security.md names a test that is there: %s: %s', (file, title) => {
  expect(read(file)).toContain(`'${title}'`);
});
