import type { ResumeLine } from '../resumeLine.ts';
import { findPeriod } from './dates.ts';

const WORKED = String.raw`^(?:now )?(?:i )?(?:(?:am|was|have|present) )?(?:(?:\w+ly|temporary) )*work(?:ed|ing) `;
const END = String.raw`(?=\s*(?:[,.;(“”"–-]|$|\b(?:from|since|with effect|during)\b))`;
const ARTICLE = String.raw`(?:an? |the )?(?:post of )?\W?`;
/** Of 206 resumes from India, 20 tell their positions so. */
const SENTENCES = [
  new RegExp(
    `${WORKED}(?:with|in|at|for) (?<company>.{3,90}?),? (?:as|for the post of) ${ARTICLE}(?<title>.{3,60}?)${END}`,
    'i',
  ),
  new RegExp(
    `${WORKED}as ${ARTICLE}(?<title>.{3,60}?)["”]? (?:in|at|with|for) (?<company>.{3,90}?)${END}`,
    'i',
  ),
];

/**
 * A position that a sentence with its period tells, as the lines of an entry: "Worked as a clerk in Acme Ltd from 2015 to
 * 2018" becomes "clerk, Acme Ltd" with its period, and what else the sentence says. Other lines stay.
 */
export function saidPosition(line: ResumeLine): ResumeLine[] {
  const text = line.text.replace(/\s+/g, ' ');
  const period = findPeriod(text);
  const said = period && SENTENCES.map((sentence) => sentence.exec(text)).find(Boolean);
  const { title, company } = said?.groups ?? {};
  if (!period || !said || !title || !company) return [line];
  const dates = text.slice(period.index, period.index + period.length);
  const rest = text
    .slice(said[0].length)
    .replace(dates, '')
    .replace(/^\W*(?:from\W*|since\W*)?/, '');
  const head = { ...line, bullet: false, text: `${title}\t${company.trim()}\t${dates}` };
  return rest.split(' ').length > 3 ? [head, { ...line, bullet: true, text: rest }] : [head];
}
