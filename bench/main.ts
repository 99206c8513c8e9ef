/** `npm run bench -- server [...]`: runs the bench of that name; all of them without a name. */

import { readdirSync } from 'node:fs';

const NAMES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && name !== 'main.ts')
  .map((name) => name.replace(/\.ts$/, ''));

const [name] = process.argv.slice(2);
if (name !== undefined && !NAMES.includes(name)) {
  process.stderr.write(`There is no bench named ${name}. There are: ${NAMES.join(', ')}.\n`);
  process.exit(1);
}
process.argv.splice(2, 1);
for (const each of name === undefined ? NAMES : [name]) await import(`./${each}.ts`);
