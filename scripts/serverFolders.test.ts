import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { ROOT } from './webBuild.ts';

const SERVER = join(ROOT, 'server');

/** The first folder of a path in `server`; '.' for the programs at the top. */
const folderOf = (path: string) => dirname(path).split(sep)[0] ?? '.';

/** The folders that each folder of the server imports from, types included. Tests don't count. */
function folderImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const files = globSync('**/*.ts', { cwd: SERVER, exclude: ['testing/**', '**/*.test.ts'] });
  for (const file of files) {
    const folder = folderOf(file);
    const targets = imports.get(folder) ?? new Set();
    imports.set(folder, targets);
    const source = readFileSync(join(SERVER, file), 'utf8');
    for (const [, path = ''] of source.matchAll(/\b(?:from |import\()'(\.[^']+)'/g)) {
      const target = folderOf(normalize(join(dirname(file), path)));
      if (target !== folder) targets.add(target);
    }
  }
  return imports;
}

it('the folders of the server do not import each other, or its programs, in a cycle', () => {
  const remaining = folderImports();
  // Remove folders that import no remaining folder until nothing changes; what is left is cyclic.
  for (let size = -1; size !== remaining.size; ) {
    size = remaining.size;
    for (const [folder, targets] of remaining) {
      if (![...targets].some((target) => remaining.has(target))) remaining.delete(folder);
    }
  }
  expect([...remaining.keys()]).toEqual([]);
});
