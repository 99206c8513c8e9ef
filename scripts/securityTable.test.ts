import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './webBuild.ts';

const table = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = [...table.matchAll(/`(\S+\.tsx?)`: (.+?) *\|$/gm)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

/** Whether one of the file's string literals is the title. */
function hasTitle(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8').replaceAll(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

it.each(rows)(
  'docs/security.md names an existing test or case of the contract: $file: $title',
  ({ file, title }) => {
    const path = join(ROOT, file);
    expect(existsSync(path)).toBe(true);
    expect(hasTitle(path, title)).toBe(true);
  },
);

it('docs/security.md has rows', () => {
  expect(rows.length).toBeGreaterThan(30);
});
