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
      /^(?:since|seit|depuis|desde)\s/i.test(line.text.slice(period.index)) &&
      before.split(' ').length > 6;
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
 * Groups the lines of a section into entries. A head is a run of lines that aren't text: each date in it
 * anchors an entry, and without any date the run is one itself when it looks like the other heads, or
 * names a title.
 */
export function entriesOf(given: ResumeLine[]): Entry[] {
  const lines = withPlainHeads(withoutLabels(given));
  const look = bodyLook(lines);
  const dates = lines.map(dateOf);
  const isHead = (index: number) => {
    const line = lines[index];
    return line !== undefined && (dates[index] !== null || !isProse(line));
  };
  const entries: Entry[] = [];
  const headLooks = new Set<string>();
  /** Lines that the first dated entry of the section has above its date. */
  let above: number | null = null;
  let index = 0;
  while (index < lines.length) {
    let end = index;
    while (isHead(end) && (end === index || !lines[end]?.continues)) end += 1;
    const anchors = [];
    for (let at = index; at < end; at += 1) if (dates[at]) anchors.push(at);
    if (end === index) {
      addBody(entries, lines.slice(index, index + 1));
      index += 1;
      continue;
    }
    const [anchor] = anchors;
    if (anchor === undefined)
      addUndated(
        entries,
        lines.slice(index, end),
        headLooks,
        look,
        dates.some((date) => date !== null),
      );
    else {
      if (above === null) above = Math.min(anchor - index, MOST_ABOVE);
      addDated(entries, lines, dates, { index, end, anchors, above, look });
      for (const { head } of entries.slice(-anchors.length)) {
        const line = lines.find(
          ({ text }) => head[0] !== undefined && text.startsWith(head[0].split('\t')[0] ?? ''),
        );
        if (line) headLooks.add(lookOf(line));
      }
    }
    index = end;
  }
  return entries;
}

/** Where every head carries a bullet, the bullets say nothing. */
function withPlainHeads(lines: ResumeLine[]): ResumeLine[] {
  const isDated = (line: ResumeLine) =>
    findPeriod(line.text) !== null && line.text.split(' ').length < MOST_WORDS + 6;
  if (!lines.some(isDated) || lines.some((line) => !line.bullet && isDated(line))) return lines;
  return lines.map((line) => (isDated(line) ? { ...line, bullet: false } : line));
}

function addBody(entries: Entry[], lines: ResumeLine[]): void {
  const last = entries.at(-1);
  if (last) last.body.push(...lines);
  else if (lines.length > 0) entries.push({ head: [], period: null, body: [...lines] });
}

/** A run of lines without any date: an entry of its own, or short lines of the one before. */
function addUndated(
  entries: Entry[],
  run: ResumeLine[],
  headLooks: Set<string>,
  look: string,
  hasDates: boolean,
): void {
  const [first] = run;
  if (!first) return;
  const last = entries.at(-1);
  const isShort = first.text.split(' ').length <= MOST_WORDS && /^[\p{Lu}\d"“]/u.test(first.text);
  const isLabel = first.text.endsWith(':');
  const standsOut = look !== '' && lookOf(first) !== look;
  const isLikeHeads = standsOut && headLooks.has(lookOf(first));
  const isNamed =
    run.slice(0, 2).some(({ text }) => titleScore(text) !== 0) &&
    (look === '' || standsOut || first.isApart);
  const isEntry =
    !last ||
    (isShort &&
      !isLabel &&
      last.body.length > 0 &&
      (isLikeHeads || isNamed || (!hasDates && (standsOut || look === ''))));
  if (!isEntry) {
    addBody(entries, run);
    return;
  }
  const count = Math.min(run.length, MOST_ABOVE);
  entries.push({
    head: run.slice(0, count).map(({ text }) => text),
    period: null,
    body: run.slice(count),
  });
}

interface Run {
  index: number;
  end: number;
  anchors: number[];
  above: number;
  look: string;
}

/** A run of lines with dates, each of which anchors an entry. */
function addDated(
  entries: Entry[],
  lines: ResumeLine[],
  dates: (Period | null)[],
  { index, end, anchors, above, look }: Run,
): void {
  const isPlain = (at: number) => {
    const line = lines[at];
    return (
      line !== undefined &&
      look !== '' &&
      lookOf(line) === look &&
      titleScore(line.text) <= 0 &&
      !hasPlace(line.text)
    );
  };
  const starts = anchors.map((anchor, at) => {
    const floor = at === 0 ? index : (anchors[at - 1] ?? index) + 1;
    // The first date of a run may have more lines above it than usual: they stand out, or nothing is before them.
    const most = at === 0 && (entries.length === 0 || !isPlain(index)) ? MOST_ABOVE : above;
    let start = anchor;
    while (start > floor && anchor - start < most && !(at > 0 && isPlain(start - 1))) start -= 1;
    return start;
  });
  const [firstStart = index] = starts;
  if (firstStart > index) addBody(entries, lines.slice(index, firstStart));
  for (const [at, anchor] of anchors.entries()) {
    const line = lines[anchor];
    const period = dates[anchor];
    if (!line || !period) continue;
    const stop = starts[at + 1] ?? end;
    const head = lines.slice(starts[at], anchor).map(({ text }) => text);
    const own = withoutDate(line.text, period);
    if (/\p{L}/u.test(own)) head.push(own);
    let next = anchor + 1;
    while (next < stop && next - anchor <= 2) {
      const { text = '' } = lines[next] ?? {};
      const isPart =
        isPlace(text) ||
        (head.length === 1 &&
          titleScore(text) <= 0 &&
          titleScore(head[0] ?? '') > 0 &&
          (hasPlace(text) !== hasPlace(head[0] ?? '') || titleScore(text) < 0)) ||
        (titleScore(text) > 0 &&
          text.split(' ').length < 8 &&
          head.every((part) => titleScore(part) <= 0));
      if (namedParts(head) >= 2 && !isPart) break;
      head.push(text);
      next += 1;
    }
    entries.push({ head, period, body: lines.slice(next, stop) });
  }
}
