import { mostFrequent } from '../mostFrequent.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { findDate, findPeriod, type Period, withoutDate } from './dates.ts';
import { namedParts } from './entryHead.ts';
import { withoutLabel } from './fieldLabel.ts';
import { titleScore } from './jobWords.ts';
import { isPlace } from './places.ts';
import { isProse } from './prose.ts';

/** The lines of one position. */
export interface Entry {
  /** The lines with its names, without the date. */
  head: string[];
  period: Period | null;
  body: ResumeLine[];
}

const MAX_HEAD_LINES = 3;
const MAX_HEAD_WORDS = 14;

/** Lines with the same size and typeface share it. */
export const lookOf = ({ size, face }: ResumeLine) => `${size} ${face}`;

/** The look of most prose in the section; '' if the format has no looks. */
function bodyLook(lines: ResumeLine[]): string {
  const counts = new Map<string, number>();
  for (const line of lines)
    if (line.face !== '' && isProse(line))
      counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + line.text.length);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** A duration with its parentheses: "(4 years 3 months)". */
const DURATION =
  /[(·,|–-]?\s*\(?\b\d{1,2}\+?\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois)\b(?:[\s,.]*(?:and |und |et )?\d{1,2}\s*(?:months?|mos?|monate?|mois))?\)?/giu;

/** Removes the labels of a form, and durations. */
function withoutLabels(section: ResumeLine[]): ResumeLine[] {
  const lines: ResumeLine[] = [];
  for (const line of section) {
    const value = withoutLabel(line.text);
    const text = (isProse(line) ? value : value.replace(DURATION, '')).trim();
    if (text !== '') lines.push({ ...line, text });
  }
  return lines;
}

/** The date of an entry's head; `null` for text that mentions a date. */
function entryDate(line: ResumeLine): Period | null {
  if (line.bullet) return null;
  const period = findPeriod(line.text);
  if (period) {
    // "Cut the time by 30 % since 2021"
    const isWithin = /\p{Ll} +$/u.test(line.text.slice(0, period.index));
    return isWithin && isProse({ ...line, text: withoutDate(line.text, period) }) ? null : period;
  }
  const date = findDate(line.text);
  if (!date || isProse(line)) return null;
  const before = line.text.slice(0, date.index);
  const after = line.text.slice(date.index + date.length);
  const isAtEdge = /^\W*$/.test(after) || (before.trim() === '' && /^[\s\t:,|–—-]/.test(after));
  return isAtEdge ? date : null;
}

/** Lines in a row that aren't prose, and those among them with a date; or one line of prose. */
interface Run {
  start: number;
  end: number;
  dated: number[];
}

interface Section {
  lines: ResumeLine[];
  dates: (Period | null)[];
  /** The look of its prose; '' if the format has no looks. */
  look: string;
  runs: Run[];
  /** The number of lines above the date in most entries. */
  above: number;
}

function readSection(section: ResumeLine[]): Section {
  const lines = withoutLabels(section);
  const dates = lines.map(entryDate);
  const isHead = (line: ResumeLine | undefined, at: number) =>
    line !== undefined && (dates[at] !== null || !isProse(line));
  const runs: Run[] = [];
  for (let start = 0; start < lines.length; ) {
    let end = start;
    while (isHead(lines[end], end)) end += 1;
    const dated = dates.flatMap((date, at) => (date && at >= start && at < end ? [at] : []));
    runs.push({ start, end: Math.max(end, start + 1), dated });
    start = Math.max(end, start + 1);
  }
  const above = runs.flatMap(({ start, dated: [first] }) =>
    first === undefined ? [] : [Math.min(first - start, MAX_HEAD_LINES)],
  );
  return { lines, dates, look: bodyLook(lines), runs, above: mostFrequent(above) ?? 0 };
}

const standsOut = ({ look }: Section, line: ResumeLine) => look !== '' && lookOf(line) !== look;

/** Whether lines without a date name an entry, by their words and looks. */
function isUndatedHead(section: Section, run: ResumeLine[]): boolean {
  const [first] = run;
  if (!first) return false;
  const isName =
    /^[\p{Lu}\d"“]/u.test(first.text) &&
    first.text.split(' ').length <= MAX_HEAD_WORDS &&
    !/[:.;,]$/.test(first.text);
  return isName && (section.look === '' || standsOut(section, first));
}

/** Where the entries of a run begin: each has a date, and as many lines above it as most entries. */
function startsOf(section: Section, { start, dated }: Run): number[] {
  return dated.map((date, index) => {
    const floor = index === 0 ? start : (dated[index - 1] ?? start) + 1;
    let first = date;
    while (first > floor && date - first < section.above) first -= 1;
    return first;
  });
}

/** The entry with a date in the line `date`. */
function datedEntry({ lines, dates }: Section, start: number, date: number, end: number): Entry {
  const period = dates[date] ?? null;
  const own = period ? withoutDate(lines[date]?.text ?? '', period) : '';
  const head = [...lines.slice(start, date).map(({ text }) => text), own].filter((text) =>
    /\p{L}/u.test(text),
  );
  const below = lines.slice(date + 1, Math.min(end, date + 3));
  for (const { text } of below) {
    if (!continuesHead(head, text)) break;
    head.push(text);
    date += 1;
  }
  return { head, period, body: lines.slice(date + 1, end) };
}

/**
 * Groups the lines of a section into entries. A head is a run of lines that aren't prose. Each date in
 * it anchors an entry. A run without a date is an entry if it stands out from the prose.
 */
export function entriesOf(section: ResumeLine[]): Entry[] {
  const read = readSection(section);
  const entries: Entry[] = [];
  for (const run of read.runs) {
    const starts = startsOf(read, run);
    const before = read.lines.slice(run.start, starts[0] ?? run.end);
    const last = entries.at(-1);
    const isUndated = starts.length === 0 && !before.every(isProse);
    // Beside dated entries, "Key clients" is a part of one.
    const isTitled = !read.dates.some(Boolean) || before.some(({ text }) => titleScore(text) !== 0);
    const isEntry =
      isUndated && (!last || (last.body.length > 0 && isTitled && isUndatedHead(read, before)));
    if (isEntry) {
      const head = before.slice(0, MAX_HEAD_LINES).map(({ text }) => text);
      entries.push({ head, period: null, body: before.slice(MAX_HEAD_LINES) });
    } else if (last) last.body.push(...before);
    else if (before.length > 0) entries.push({ head: [], period: null, body: before });
    for (const [index, date] of run.dated.entries())
      entries.push(datedEntry(read, starts[index] ?? date, date, starts[index + 1] ?? run.end));
  }
  return entries;
}

/** Whether a line below the date belongs to the head: the place, the employer or the title. */
function continuesHead(head: string[], text: string): boolean {
  if (namedParts(head) < 2 || isPlace(text)) return true;
  const score = titleScore(text);
  const isEmployer = score < 0 && head.every((part) => titleScore(part) >= 0);
  const isTitle =
    score > 0 && text.split(' ').length < 8 && head.every((part) => titleScore(part) <= 0);
  return isEmployer || isTitle;
}
