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

const FILLER = /lorem ipsum|dolor sit amet/i;
const THIRD_PERSON =
  /(?<!\p{L})s?he (?:is|was|has|had|works|worked|holds|brings|can|will)(?!\p{L})/iu;
/** "To obtain a position at Acme" */
const ELSEWHERE =
  /(?<!\p{L})(?:seek|obtain|secure|look|position|role|opportunity|join|apply)\p{L}* (?:[^.]{0,200} )?(?:(?:at|join|joining) (?:the )?\p{Lu}|with (?:\p{Lu}\S* ){1,4}(?:Company|Inc|Corporation|Group|LLC|Ltd|GmbH))/u;
const FEWEST_WORDS = 4;
const MOST_CELLS = 2;

export interface ReadSummary {
  summary: string;
  /** Text under the heading that isn't the person's summary, or ''. */
  rejected: string;
}

/** The summary, unless it is filler, about someone in the third person, or an objective elsewhere. */
export function readSummary(sections: SectionLines[], name: string): ReadSummary {
  const own = linesOf(sections, 'summary').filter(
    (line) => !isContactLine(line) && !/\S@\S|https?:/.test(line.text),
  );
  const lines = own.length > 0 ? own : linesOf(sections, 'head').filter(isIntroduction);
  const summary = lines
    .map(({ text }) => text.replaceAll('\t', ' '))
    .join(lines.some(({ bullet }) => bullet) ? '\n' : ' ');
  const [first = ''] = name.split(' ');
  const isRejected =
    summary.split(' ').length < FEWEST_WORDS ||
    !/(?<!\S)\p{Ll}{2}/u.test(summary) ||
    // Two columns of text that were read as one.
    lines.filter(({ text }) => text.includes('\t')).length > MOST_CELLS ||
    FILLER.test(summary) ||
    THIRD_PERSON.test(summary) ||
    ELSEWHERE.test(summary) ||
    (first !== '' && [' is ', ' has ', ' was '].some((verb) => summary.startsWith(first + verb)));
  return isRejected ? { summary: '', rejected: summary } : { summary, rejected: '' };
}
