import type { ResumeLine } from '../resumeLine.ts';
import { findDate, findPeriod, type Period, withoutDate } from './dates.ts';
import { namedParts, withoutLabel } from './entryHead.ts';
import { titleScore } from './jobWords.ts';
import { isPlace, placeAtEnd } from './places.ts';
import { isProse } from './prose.ts';

/** The lines of one position, sorted. */
export interface Entry {
  /** What names it, without its date. */
  head: string[];
  period: Period | null;
  body: ResumeLine[];
}

/** A length of time, with its brackets: "(4 years 3 months)". */
const DURATION =
  /[(·,|–-]?\s*\(?\b\d{1,2}\+?\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois)\b(?:[\s,.]*(?:and |und |et )?\d{1,2}\s*(?:months?|mos?|monate?|mois))?\)?/giu;
const MOST_ABOVE = 3;
const MOST_WORDS = 14;

/** The date of an entry's head; `null` for text that only mentions one. */
function dateOf(line: ResumeLine): Period | null {
  if (line.bullet || line.text.length > 180) return null;
  const period = findPeriod(line.text);
  if (period) {
    const before = line.text.slice(0, period.index);
    const after = line.text.slice(period.index + period.length);
    const isWithin = /^ +\p{Ll}/u.test(after) || /\p{Ll} +$/u.test(before);
    // "Cut the time by 30 % since 2021"
    const isAside =
      before.split(' ').length > 6 &&
      /^(?:since|seit|depuis|desde)\s/i.test(line.text.slice(period.index));
    const isTold = isWithin && isProse({ ...line, text: withoutDate(line.text, period) });
    return isAside || isTold ? null : period;
  }
  const date = findDate(line.text);
  if (!date || isProse(line)) return null;
  const before = line.text.slice(0, date.index);
  const after = line.text.slice(date.index + date.length);
  const isAtEdge = /^\W*$/.test(after) || (before.trim() === '' && /^[\s\t:,|–—-]/.test(after));
  return isAtEdge ? date : null;
}

const lookOf = ({ size, face }: ResumeLine) => `${size} ${face}`;

/** Labels of filled forms, "Duties: …", whose text is body. */
const BODY_FIELD =
  /^(?:main activities(?: and responsibilities)?|(?:key |job |main )?responsibilities|duties|tasks|description|activities|aufgaben|tätigkeiten)\s*(?::|\t)\s*(?=\S)/i;
const EMPLOYER_FIELD =
  /^(?:name and address of (?:the )?employer|employer|arbeitgeber)\s*(?::|\t)/i;

/** The lines of a form without labels, and with the employer above the tasks. */
function withoutLabels(given: ResumeLine[]): ResumeLine[] {
  const lines: ResumeLine[] = [];
  for (const line of given) {
    const isBody = BODY_FIELD.test(line.text);
    const text = withoutLabel(line.text.replace(BODY_FIELD, '')).replace(DURATION, '').trim();
    let at = lines.length;
    if (EMPLOYER_FIELD.test(line.text)) while (lines[at - 1]?.bullet) at -= 1;
    if (text !== '') lines.splice(at, 0, { ...line, text, bullet: line.bullet || isBody });
  }
  return lines;
}

/** The look of most text of the section; '' when the format doesn't know looks. */
function bodyLook(lines: ResumeLine[]): string {
  const counts = new Map<string, number>();
  for (const line of lines)
    if (line.face !== '' && isProse(line))
      counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + line.text.length);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

const hasPlace = (text: string) =>
  text.split(/\t|\s+[|•·]\s*/).some((cell) => isPlace(cell) || placeAtEnd(cell) !== null);

/**
 * Groups the lines of a section into entries. A head is a run of lines that aren't text. Each date in it
 * anchors an entry; without any date the run is one when it looks like the other heads or names a title.
 */
export function entriesOf(given: ResumeLine[]): Entry[] {
  const lines = withoutLabels(given);
  const dates = lines.map(dateOf);
  const isHead = (at: number) => {
    const line = lines[at];
    return line !== undefined && (dates[at] !== null || !isProse(line));
  };
  const look = bodyLook(lines);
  const anchorsOf = (start: number, end: number) =>
    lines.flatMap((_, at) => (at >= start && at < end && dates[at] ? [at] : []));
  const all = anchorsOf(0, lines.length);
  const standsOut = (line: ResumeLine) => look !== '' && lookOf(line) !== look;
  const isLikeHeads = (line: ResumeLine) =>
    standsOut(line) &&
    all.some((at) =>
      [at, at - 1].some((head) => isHead(head) && lookOf(lines[head] ?? line) === lookOf(line)),
    );
  const entries: Entry[] = [];
  const addBody = (body: ResumeLine[]) => {
    const last = entries.at(-1);
    if (last) last.body.push(...body);
    else if (body.length > 0) entries.push({ head: [], period: null, body });
  };

  function addUndated(run: ResumeLine[]): void {
    const [first] = run;
    const last = entries.at(-1);
    if (!first) return;
    const isName =
      /^[\p{Lu}\d"“]/u.test(first.text) &&
      first.text.split(' ').length <= MOST_WORDS &&
      !first.text.endsWith(':');
    const isTitled = run.slice(0, 2).some(({ text }) => titleScore(text) !== 0);
    const isOther = look === '' || standsOut(first);
    const hasLook =
      isLikeHeads(first) ||
      (isTitled && (isOther || first.isApart)) ||
      (all.length === 0 && isOther);
    if (last && !(isName && last.body.length > 0 && hasLook)) {
      addBody(run);
      return;
    }
    const head = run.slice(0, MOST_ABOVE).map(({ text }) => text);
    entries.push({ head, period: null, body: run.slice(MOST_ABOVE) });
  }

  /** Lines that the first dated entry of the section has above its date. */
  let above: number | null = null;
  function addDated(start: number, end: number, anchors: number[]): void {
    above ??= Math.min((anchors[0] ?? start) - start, MOST_ABOVE);
    const isPlain = (at: number) => {
      const line = lines[at];
      return (
        line !== undefined &&
        look !== '' &&
        !standsOut(line) &&
        titleScore(line.text) <= 0 &&
        !hasPlace(line.text)
      );
    };
    const starts = anchors.map((anchor, index) => {
      const floor = index === 0 ? start : (anchors[index - 1] ?? start) + 1;
      // More lines than usual belong to the first date of a run when they stand out.
      const most =
        index === 0 && (entries.length === 0 || !isPlain(start)) ? MOST_ABOVE : (above ?? 0);
      let first = anchor;
      while (first > floor && anchor - first < most && !(index > 0 && isPlain(first - 1)))
        first -= 1;
      return first;
    });
    const before = lines.slice(start, starts[0]);
    if (before.length > 0) addBody(before);
    for (const [index, anchor] of anchors.entries()) {
      const stop = starts[index + 1] ?? end;
      const period = dates[anchor] ?? null;
      const own = period ? withoutDate(lines[anchor]?.text ?? '', period) : '';
      const head = [...lines.slice(starts[index], anchor).map(({ text }) => text), own].filter(
        (text) => /\p{L}/u.test(text),
      );
      let next = anchor + 1;
      while (next < stop && next - anchor <= 2 && continuesHead(head, lines[next]?.text ?? '')) {
        head.push(lines[next]?.text ?? '');
        next += 1;
      }
      entries.push({ head, period, body: lines.slice(next, stop) });
    }
  }

  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (isHead(end)) end += 1;
    const anchors = anchorsOf(at, end);
    if (end === at) addBody(lines.slice(at, at + 1));
    else if (anchors.length === 0) addUndated(lines.slice(at, end));
    else addDated(at, end, anchors);
    at = Math.max(end, at + 1);
  }
  return entries;
}

/** Whether a line below the date still names the entry: its place, its employer or its title. */
function continuesHead(head: string[], text: string): boolean {
  if (namedParts(head) < 2 || isPlace(text)) return true;
  const score = titleScore(text);
  const [first = ''] = head;
  const isEmployer =
    head.length === 1 &&
    titleScore(first) > 0 &&
    score <= 0 &&
    (score < 0 || (hasPlace(text) && !hasPlace(first)));
  const isTitle =
    score > 0 && text.split(' ').length < 8 && head.every((part) => titleScore(part) <= 0);
  return isEmployer || isTitle;
}
