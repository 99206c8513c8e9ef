import type { ResumeLine } from '../resumeLine.ts';
import { findDate, findPeriod, type Period } from './dates.ts';
import { namedParts } from './headParts.ts';
import { titleScore } from './jobWords.ts';
import { isPlace, placeAtEnd } from './places.ts';
import { isProse } from './prose.ts';

/** The lines of one position, sorted. */
export interface ExperienceEntry {
  /** What names it, its date taken out. */
  head: string[];
  period: Period | null;
  body: ResumeLine[];
  /** What stood in brackets behind the employer, when that is where the resume puts towns. */
  town?: string;
}

/** A length of time, with its brackets: "(4 years 3 months)". */
export const DURATION =
  /[(·,|–-]?\s*\(?(?:\d+\+?\s*(?:years?|yrs?|months?|mos?|jahre?|monate?)[\s,.]*(?:and |und )?)+\)?/gi;
const MOST_ABOVE = 3;

/** The date of an entry's head; `null` for lines that only mention a year. */
function dateOf(line: ResumeLine): Period | null {
  if (line.text.length > 180) return null;
  const period = findPeriod(line.text);
  const rest = period ? withoutDate(line.text, period) : line.text;
  if (period && isAside(line.text, period)) return null;
  if (period && rest !== '' && isProse({ ...line, text: rest })) {
    const isTold = line.bullet ? !line.text.includes('\t') : isWithinText(line.text, period);
    return isTold ? null : period;
  }
  if (period) return period;
  const date = findDate(line.text);
  if (!date || line.bullet || isProse(line)) return null;
  const before = line.text.slice(0, date.index);
  const after = line.text.slice(date.index + date.length);
  const standsAtEdge = /^\W*$/.test(after) || (before.trim() === '' && /^[\s\t:,|–—-]/.test(after));
  return standsAtEdge ? date : null;
}

/** "Cut the time by 30 % since 2021": a longer text that ends with since when it is so. */
const isAside = (text: string, { index, length }: Period): boolean =>
  /^(?:since|seit|depuis|desde|dal|sinds)\s/i.test(text.slice(index, index + length)) &&
  /[\p{Ll}\d%)]\s+$/u.test(text.slice(0, index)) &&
  text.slice(0, index).split(' ').length > 6;

/** Words go on behind the date, or lead to it: "that had run since 2014 and failed". */
const isWithinText = (text: string, { index, length }: Period): boolean =>
  /^\s+\p{Ll}/u.test(text.slice(index + length)) || /\p{Ll}\s+$/u.test(text.slice(0, index));

/** What a line says beside its date. */
function withoutDate(text: string, { index, length }: Period): string {
  const before = text.slice(0, index).replace(/[\s(,|–—•·:[-]+$/, '');
  const after = text
    .slice(index + length)
    .replace(DURATION, '')
    .replace(/^[\s),.|–—•·:\]-]+/, '');
  return [before, after].filter((part) => part !== '').join('\t');
}

/** Groups the lines of the section into entries, each anchored by its date. */
export function entriesOf(lines: ResumeLine[]): ExperienceEntry[] {
  const anchors = lines.flatMap((line, index) => {
    const period = dateOf(line);
    return period ? [{ index, period }] : [];
  });
  if (anchors.length === 0) return undatedEntries(lines);
  const [first] = anchors;
  const isHead = (index: number) => {
    const line = lines[index];
    return line !== undefined && !isProse(line);
  };
  let most = 0;
  while (first && most < MOST_ABOVE && isHead(first.index - 1 - most)) most += 1;
  const isBody = bodyLook(lines);
  /** Whether the line looks like text, and the first entry's line at that height does not. */
  const looksOdd = (line: ResumeLine | undefined, above: number) => {
    const counterpart = lines[(first?.index ?? 0) - above];
    return line && counterpart ? isBody(line) && !isBody(counterpart) : false;
  };
  const starts = anchors.map(({ index }, at) => {
    const floor = (anchors[at - 1]?.index ?? -1) + 1;
    let start = index;
    while (start > floor && index - start < most && isHead(start - 1)) {
      const above = lines[start - 1];
      const isTitled = /^\p{Lu}/u.test(above?.text ?? '') && titleScore(above?.text ?? '') > 0;
      if (looksOdd(above, index - start + 1) && !isTitled && !hasPlace(above?.text ?? '')) break;
      start -= 1;
    }
    return start;
  });
  return anchors.map(({ index, period }, at): ExperienceEntry => {
    const start = starts[at] ?? index;
    const end = starts[at + 1] ?? lines.length;
    const head = lines.slice(start, index).map(({ text }) => text);
    const own = withoutDate(lines[index]?.text ?? '', period);
    if (own !== '') head.push(own);
    let next = index + 1;
    while (next < end && next - index <= 2) {
      const line = lines[next];
      if (!line || isProse(line)) break;
      const goesOn =
        isPlace(line.text) ||
        isEmployer(line.text, head) ||
        isFirm(line.text, head) ||
        isTitleBelow(line.text, head);
      if (!goesOn && namedParts(head) >= 2) break;
      head.push(line.text);
      next += 1;
    }
    return { head, period, body: lines.slice(next, end) };
  });
}

/** An employer that its words tell, below a title with a comma: "Nurse, Cardiac Step-Down". */
const isFirm = (text: string, head: string[]): boolean =>
  head.length === 1 &&
  titleScore(text) < 0 &&
  /^(?:\p{Lu}[\p{L}.'’&-]*|&|of|the|and|for|de|für)(?: (?:\p{Lu}[\p{L}.'’&-]*|&|of|the|and|for|de|für))*$/u.test(
    text,
  ) &&
  titleScore(head[0]?.split(',')[0] ?? '') > 0 &&
  (head[0] ?? '').split(/[,\t|]/).every((part) => titleScore(part) >= 0);

/** The title below an employer whose town nobody knows: "Head Chef" below "The Gull, Brighton". */
const isTitleBelow = (text: string, head: string[]): boolean =>
  titleScore(text) > 0 &&
  !/[:;]/.test(text) &&
  text.split(' ').length <= 7 &&
  namedParts(head) === 2 &&
  head.every((line) => line.split(/[\t,|–—]/).every((part) => titleScore(part) <= 0));

/** An employer with its place, below a title of several words: "Nurse, ICU" above "St Mary's | Tulsa, OK". */
const isEmployer = (text: string, head: string[]): boolean =>
  head.length === 1 &&
  titleScore(head[0] ?? '') > 0 &&
  titleScore(text) <= 0 &&
  hasPlace(text) &&
  !hasPlace(head[0] ?? '');

const hasPlace = (text: string): boolean =>
  text.split(/\t|\s+[|•·]\s*/).some((cell) => isPlace(cell) || placeAtEnd(cell) !== null);

/** Tells the lines in the look of the section's text; none when the format knows no looks. */
function bodyLook(lines: ResumeLine[]): (line: ResumeLine) => boolean {
  const lookOf = ({ size, face }: ResumeLine) => `${size} ${face}`;
  const counts = new Map<string, number>();
  for (const line of lines.filter((each) => isProse(each) && each.face !== ''))
    counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1);
  const [look] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return (line) => look !== undefined && lookOf(line) === look;
}

/** Without any date, an entry begins where a line that is no prose follows prose. */
function undatedEntries(lines: ResumeLine[]): ExperienceEntry[] {
  const entries: ExperienceEntry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (isProse(line)) last?.body.push(line);
    else if (last && last.body.length === 0 && last.head.length < MOST_ABOVE)
      last.head.push(line.text);
    else entries.push({ head: [line.text], period: null, body: [] });
  }
  return entries;
}
