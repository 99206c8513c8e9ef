import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { parseSync } from '@swc/core';
import { getFirstConsumedChar } from 'regexp-ast-analysis';
import { analyse } from 'scslre';
import { ROOT } from './webBuild.ts';

/*
 * No regular expression may take more than linear time on any text. The analysis is static:
 * https://github.com/RunDevelopment/scslre finds quantifiers that share characters.
 */

/** A thread with a time limit reads resumes, so only exponential time matters. */
const LIMITED = /^server\/resume\//;

const FILES = globSync('{src,server,extension}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.|\.d\.ts$|\/testing\/|^src\/test\//.test(file),
);

interface Found {
  file: string;
  source: string;
  flags: string;
}

interface SyntaxNode {
  type?: string;
  pattern?: string;
  flags?: string;
}

/** The literals of a file. */
function literalsIn(file: string): Found[] {
  const found: Found[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, pattern = '', flags = '' } = value as SyntaxNode;
    if (type === 'RegExpLiteral') found.push({ file, source: pattern, flags });
    for (const child of Object.values(value)) visit(child);
  };
  const source = readFileSync(join(ROOT, file), 'utf8');
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }));
  return found;
}

/** The regular expressions that modules compose when they load. */
async function composed(): Promise<Found[]> {
  const found: Found[] = [];
  const native = RegExp;
  let loading = '';
  globalThis.RegExp = new Proxy(native, {
    construct(target, [pattern, flags]) {
      const made = new target(pattern, flags);
      found.push({ file: loading, source: made.source, flags: made.flags });
      return made;
    },
  });
  for (const file of FILES) {
    if (!readFileSync(join(ROOT, file), 'utf8').includes('new RegExp(')) continue;
    loading = file;
    // Another suite may have loaded it.
    await import(`${pathToFileURL(join(ROOT, file))}?regular-expressions`);
  }
  globalThis.RegExp = native;
  return found;
}

const isWord = ({ elements }: AST.Alternative): boolean =>
  elements.every(({ type }) => type === 'Character');

/** Whether a text could match both. Two words match the same text only if one starts with the other. */
function overlap(a: AST.Alternative, b: AST.Alternative, flags: AST.Flags): boolean {
  if (isWord(a) && isWord(b)) return a.raw.startsWith(b.raw) || b.raw.startsWith(a.raw);
  const [first, second] = [a, b].map(
    (alternative) => getFirstConsumedChar(alternative, 'ltr', flags).char,
  );
  return !first || !second || !first.isDisjointWith(second);
}

/** Whether a repeated group has alternatives for the same text, as in `(a|a)*`. */
function isAmbiguous({ source, flags }: Found): boolean {
  let ambiguous = false;
  const literal = new RegExpParser().parseLiteral(`/${source}/${flags}`);
  visitRegExpAST(literal, {
    onQuantifierEnter({ element, max }) {
      if (max < 10 || !('alternatives' in element)) return;
      const { alternatives } = element;
      ambiguous ||= alternatives.some((alternative, at) =>
        alternatives.slice(at + 1).some((other) => overlap(alternative, other, literal.flags)),
      );
    },
  });
  return ambiguous;
}

/** The regular expressions that can take more than linear time. */
const slow = (found: Found[]): string[] =>
  found
    .filter(
      (expression) =>
        isAmbiguous(expression) ||
        analyse(expression).reports.some(
          ({ exponential }) => exponential || !LIMITED.test(expression.file),
        ),
    )
    .map(({ file, source, flags }) => `${file}: /${source}/${flags}`);

it.each(['(a+)+$', '^(?:a|a)*$', '\\s+$', '^\\d*.*\\d*x$'])('detects /%s/', (source) => {
  expect(slow([{ file: 'src/a.ts', source, flags: '' }])).not.toEqual([]);
});

it('literals take linear time', () => {
  const found = FILES.flatMap(literalsIn);
  expect(found.length).toBeGreaterThan(400);
  expect(slow(found)).toEqual([]);
});

it('composed regular expressions take linear time', async () => {
  const found = await composed();
  expect(found.length).toBeGreaterThan(20);
  expect(slow(found)).toEqual([]);
});
