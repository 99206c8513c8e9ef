import type { ResumeLine } from '../resumeLine.ts';
import { DEGREE, INSTITUTION } from './schoolWords.ts';

/** What a school is called, without its name, that stands on the line above. */
const BARE_NOUN =
  /^(?:university|school|college|institute(?: of technology)?|academy|universität|hochschule|université)$/i;

/** What a school's name does not end with. */
const OPEN_NAME =
  /(?:university|college|school|institute)\b.*\b(?:of|at|for|southern|northern|eastern|western|central|north|south|east|west|new)$/i;

const sameLook = (a: ResumeLine | undefined, b: ResumeLine | undefined) =>
  a !== undefined && b !== undefined && a.face === b.face && a.size === b.size;

/**
 * Names that a narrow column breaks: "Bachelor of Business" above "Administration", in one look that the
 * line below has no longer. Only for formats that tell looks.
 */
export function withWholeNames(lines: ResumeLine[]): ResumeLine[] {
  const result: ResumeLine[] = [];
  for (const [index, line] of lines.entries()) {
    const last = result.at(-1);
    const isRest =
      last !== undefined &&
      line.face !== '' &&
      sameLook(last, line) &&
      lines[index + 1] !== undefined &&
      !sameLook(line, lines[index + 1]) &&
      !last.bullet &&
      last.text.length < 45 &&
      (DEGREE.test(last.text) || INSTITUTION.test(last.text)) &&
      !DEGREE.test(line.text) &&
      !INSTITUTION.test(line.text) &&
      !/\d{4}|[\t|,]/.test(last.text + line.text) &&
      line.text.split(' ').length <= 3;
    const isNameOpen =
      last !== undefined &&
      OPEN_NAME.test(last.text) &&
      /^[\p{Lu}][\p{L} ]{2,30}$/u.test(line.text);
    const isNoun = last !== undefined && BARE_NOUN.test(line.text) && !DEGREE.test(last.text);
    if (isRest || isNameOpen || (isNoun && !/\d{4}/.test(last.text)))
      result[result.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else result.push(line);
  }
  return result;
}
