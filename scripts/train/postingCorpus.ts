import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINE_CLASSES } from '#domain/pitches/asked/lineKinds.ts';
import type { PostingLine } from '#domain/pitches/asked/postingLines.ts';
import type { Random } from './seededRandom.ts';

/*
 * Lines of postings to train their kinds with, made of those in posting-lines/<language>.txt. A block begins with
 * `@kind`; `@fill name` has what {name} stands for.
 */

const FOLDER = join(import.meta.dirname, 'posting-lines');

/** Times that a line with a placeholder is used. */
const TIMES = 5;

interface PostingSample {
  kind: string;
  line: PostingLine;
}

/** The blocks of a file. Throws an `Error` that quotes a line in no known block. */
export function parsePostingLines(file: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  let block = '';
  for (const text of file.split('\n').filter((line) => line !== '')) {
    if (text.startsWith('@')) block = text.slice(1);
    else if (!/^fill /.test(block) && !LINE_CLASSES.includes(block))
      throw new Error(`This line is in no block: ${text}`);
    else blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }
  return blocks;
}

function samplesIn(blocks: Map<string, string[]>, { pick, chance }: Random): PostingSample[] {
  const filled = (line: string) =>
    line.replace(/\{(\w+)\}/g, (_, name) => pick(blocks.get(`fill ${name}`) ?? []));
  return LINE_CLASSES.flatMap((kind) =>
    (blocks.get(kind) ?? []).flatMap((line): PostingSample[] => {
      const isHeading = kind.startsWith('h-');
      const texts = Array.from({ length: line.includes('{') ? TIMES : 2 }, () => filled(line));
      return [...new Set(texts)].flatMap((text) => {
        const ends = isHeading ? ['', ':'] : [chance(0.5) && !/[?!]$/.test(text) ? '.' : ''];
        const shown = isHeading && chance(0.2) ? text.toUpperCase() : text;
        return ends.flatMap((end) =>
          (isHeading ? [false] : [true, false]).map((isItem) => ({
            kind,
            line: { text: shown + end, isItem, isWhole: true },
          })),
        );
      });
    }),
  );
}

export const postingSamples = (random: Random): PostingSample[] =>
  globSync('*.txt', { cwd: FOLDER })
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap((name) =>
      samplesIn(parsePostingLines(readFileSync(join(FOLDER, name), 'utf8')), random),
    );
