import { LEVELS } from '#domain/words/formLabels.ts';
import { anyOf } from '#domain/words/phrases.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { findDate, withoutDate } from './dates.ts';

const LEVEL = new RegExp(`[\\s–—:-]+${anyOf(LEVELS).source}$`, 'iu');
export const ONLY_LEVEL = new RegExp(`^${anyOf(LEVELS).source}$`, 'iu');
/** Splits at separators outside parentheses. */
function splitOutsideParentheses(text: string): string[] {
  const items = [''];
  let depth = 0;
  const letters = [...text];
  for (const [index, letter] of letters.entries()) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    const [before = ' ', next = ' '] = [letters[index - 1], letters[index + 1]];
    const isSeparator =
      /[;|•·~\t\n●▪‣]/.test(letter) ||
      (letter === ',' && !/\d/.test(next)) ||
      (letter === '/' && before + next === '  ');
    if (isSeparator && depth === 0) items.push('');
    else items[items.length - 1] += letter;
  }
  return items;
}

/** The items of a list, without their levels. Sentences have no items. */
export function splitItems(text: string): string[] {
  const line = text.slice(0, 4_000);
  const pieces = splitOutsideParentheses(line);
  // "…, internal controls and tax."
  const last = pieces.at(-1) ?? '';
  const [, before, behind] = /^(.+?)\s(?:and|und|et|y|e)\s(.+)\.\s*$/.exec(last) ?? [];
  if (before && behind && pieces.length > 2) pieces.splice(-1, 1, before, behind);
  return pieces
    .filter((piece) => !ONLY_LEVEL.test(piece.trim()))
    .map((piece) =>
      piece
        .replace(/^\s*(?:and|und|&)\s+/i, '')
        .trim()
        .replace(LEVEL, '')
        // Also the dots and stars of a rating.
        .replace(/[\s.,;:–\u25a0-\u25ff★☆-]+$/u, '')
        .replace(/^[\s.,;:{–-]+(?=\p{L})/u, ''),
    )
    .filter(
      (item) => /[\p{L}\d]/u.test(item) && !ONLY_LEVEL.test(item) && !/^\d{1,3}\s?%?$/.test(item),
    );
}

const FEWEST_LETTERS = 3;

/** Whether the text is only a date or a few letters, which name nothing: "2022", "Seit ca. 2011". */
export function isFragment(text: string): boolean {
  const date = findDate(text);
  if (date) return isFragment(withoutDate(text, date));
  return (text.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS && !/^\p{Lu}+[+#\d]*$/u.test(text);
}

/** The entries of a list of certificates or awards, each with its date and its wrapped lines. */
export function listEntries(lines: ResumeLine[]): string[] {
  const [first] = lines;
  const items: string[] = [];
  for (const line of lines) {
    const text = line.text.replaceAll('\t', ', ');
    const last = items.at(-1);
    const isPart = first?.bullet && !line.bullet && line.size === first.size;
    if (last !== undefined && isPart) items.splice(-1, 1, `${last} ${text}`);
    else if (line.bullet) items.push(text.replaceAll(' | ', ', '));
    else items.push(...text.split(/\s*[;|•·]\s+/));
  }
  return items.map((item) => item.trim()).filter((item) => !isFragment(item));
}
