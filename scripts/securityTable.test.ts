import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './webBuild.ts';

const table = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = [...table.matchAll(/`(\S+\.test\.tsx?)`: (.+?) *\|$/gm)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

it.each(rows)('docs/security.md names an existing test: $file: $title', ({ file, title }) => {
  const path = join(ROOT, file);
  expect(existsSync(path) && readFileSync(path, 'utf8').includes(title)).toBe(true);
});

it('docs/security.md has rows', () => {
  expect(rows.length).toBeGreaterThan(30);
});
