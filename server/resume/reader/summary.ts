import type { ResumeLine } from '../resumeLine.ts';
import { isPlace } from './places.ts';
import { linesOf, type SectionLines } from './sections.ts';

/** A paragraph about the person without a heading. */
const isIntroduction = ({ text }: ResumeLine) =>
  text.length > 90 &&
  text.split(' ').length > 13 &&
  // Names and lists have few words in lowercase.
  (text.match(/(?<!\S)\p{Ll}/gu)?.length ?? 0) > text.split(' ').length / 2 &&
  !/[@|]/.test(text);

/** An address, a phone number or a place under "About". */
export const isContactLine = ({ text }: ResumeLine): boolean =>
  text.length < 60 &&
  text
    .split(/\t|\s+[|•·]\s+/)
    .every(
      (cell) =>
        isPlace(cell) ||
        /^(?:[\p{L}-]{2,12}:\s*)?(?:\S+@\S+|[+(]?\d[\d\s()./-]{6,}|(?:https?:|www\.|linkedin|github)\S+)$/iu.test(
          cell.trim(),
        ),
    );

/** The summary, or the first paragraph about the person. */
export function readSummary(sections: SectionLines[]): string {
  const own = linesOf(sections, 'summary');
  const lines = own.length > 0 ? own : linesOf(sections, 'head').filter(isIntroduction);
  return lines
    .map(({ text }) => text.replaceAll('\t', ' '))
    .join(lines.some(({ bullet }) => bullet) ? '\n' : ' ');
}
