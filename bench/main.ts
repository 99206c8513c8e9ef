/** `npm run bench -- NAME [...]` runs one bench; without a name, all of them. */

import { readdirSync } from 'node:fs';

const NAMES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && name !== 'main.ts')
  .map((name) => name.replace(/\.ts$/, ''));

const [name] = process.argv.slice(2);
if (name !== undefined && !NAMES.includes(name)) {
  process.stderr.write(`Unknown bench ${name}. Choose one of: ${NAMES.join(', ')}.\n`);
  process.exit(1);
}
process.argv.splice(2, 1);
for (const bench of name === undefined ? NAMES : [name]) await import(`./${bench}.ts`);
