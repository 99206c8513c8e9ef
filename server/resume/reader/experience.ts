import type { Experience } from '#domain/profile.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { findDate, findPeriod, type Period } from './dates.ts';
import { headOrder, namedParts, readEntryHead } from './entryHead.ts';
import { isBodyLabel, isTableHead, withoutLabel } from './fieldLabels.ts';
import { titleScore } from './jobWords.ts';
import { isPlace } from './places.ts';
import { isProse, technologyItems } from './prose.ts';

export interface DatedExperience extends Experience {
  period: Period | null;
}

interface Entry {
  head: string[];
  period: Period | null;
  body: ResumeLine[];
}

const DURATION =
  /[(·,|–-]?\s*\(?(?:\d+\+?\s*(?:years?|yrs?|months?|mos?|jahre?|monate?)[\s,.]*(?:and |und )?)+\)?/gi;
const ONLY_DURATION = new RegExp(`^(?:${DURATION.source})\\W*$`, 'i');
const MOST_ABOVE = 3;
/** Work for oneself: no employer is to be taken from the entry above. */
const INDEPENDENT =
  /\b(?:freelanc\w*|self-employed|independent|contractor|freiberuf\w*|selbst(?:st)?ändig\w*)\b/i;

/** The date of an entry's head; `null` for lines that only mention a year. */
function dateOf(line: ResumeLine): Period | null {
  if (line.text.length > 180) return null;
  const period = findPeriod(line.text);
  const rest = period ? withoutDate(line.text, period) : line.text;
  if (period)
    return isProse({ ...line, text: rest || '-' }) &&
      !rest.includes('\t') &&
      rest !== '' &&
      line.bullet
      ? null
      : period;
  const date = findDate(line.text);
  if (!date || line.bullet || isProse(line)) return null;
  const before = line.text.slice(0, date.index);
  const after = line.text.slice(date.index + date.length);
  const standsAtEdge = /^\W*$/.test(after) || (before.trim() === '' && /^[\s\t:,|–—-]/.test(after));
  return standsAtEdge ? date : null;
}

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
function entriesOf(lines: ResumeLine[]): Entry[] {
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
      if (looksOdd(lines[start - 1], index - start + 1)) break;
      start -= 1;
    }
    return start;
  });
  const entries = anchors.map(({ index, period }, at): Entry => {
    const start = starts[at] ?? index;
    const end = starts[at + 1] ?? lines.length;
    const head = lines.slice(start, index).map(({ text }) => text);
    const own = withoutDate(lines[index]?.text ?? '', period);
    if (own !== '') head.push(own);
    let next = index + 1;
    while (next < end && next - index <= 2) {
      const line = lines[next];
      if (!line || isProse(line)) break;
      const isLocation = isPlace(line.text);
      if (!isLocation && namedParts(head) >= 2) break;
      head.push(line.text);
      next += 1;
    }
    return { head, period, body: lines.slice(next, end) };
  });
  return withEmployers(entries);
}

/** Tells the lines in the look of the section's text; none when the format knows no looks. */
function bodyLook(lines: ResumeLine[]): (line: ResumeLine) => boolean {
  const lookOf = ({ size, face }: ResumeLine) => `${size} ${face}`;
  const counts = new Map<string, number>();
  for (const line of lines.filter((each) => isProse(each) && each.face !== ''))
    counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1);
  const [look] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return (line) => look !== undefined && lookOf(line) === look;
}

const isWithin = (inner: Period | null, outer: Period | null) =>
  inner !== null &&
  outer !== null &&
  inner.from >= outer.from &&
  (outer.until === null || (inner.until !== null && inner.until <= outer.until));

/** An employer with the whole time there heads the positions below it, each with its own time. */
function withEmployers(entries: Entry[]): Entry[] {
  const result: Entry[] = [];
  let employer: Entry | null = null;
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    const isAlone = namedParts(entry.head) === 1;
    if (
      isAlone &&
      entry.body.length === 0 &&
      next &&
      namedParts(next.head) === 1 &&
      isWithin(next.period, entry.period) &&
      titleScore(entry.head[0] ?? '') <= 0
    ) {
      employer = entry;
      continue;
    }
    if (employer && !(isAlone && isWithin(entry.period, employer.period))) employer = null;
    result.push(employer ? { ...entry, head: [...entry.head, ...employer.head] } : entry);
  }
  return result;
}

const NUMBER = /^\d{1,2}[.)]\s+(?=\p{L})/u;
const TOLD =
  /^(?:(?:currently |presently )?work(?:ing|ed)|(?:currently )?employed) (?:as |in the role of )(?:an? |the )?/i;

/** An entry's head without its number, or told in a sentence: "Worked as a Clerk at Acme from 2019 to 2021." */
function asHead(line: ResumeLine): ResumeLine {
  if (TOLD.test(line.text) && findPeriod(line.text)) {
    return { ...line, bullet: false, text: line.text.replace(TOLD, '').replace(/\.$/, '') };
  }
  return NUMBER.test(line.text) ? { ...line, text: line.text.replace(NUMBER, '') } : line;
}

/** Without any date, an entry begins where a line that is no prose follows prose. */
function undatedEntries(lines: ResumeLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (isProse(line)) last?.body.push(line);
    else if (last && last.body.length === 0 && last.head.length < MOST_ABOVE)
      last.head.push(line.text);
    else entries.push({ head: [line.text], period: null, body: [] });
  }
  return entries;
}

/** The entries of the experience section, as written, in their order (product spec, section 3). */
export function readExperience(lines: ResumeLine[]): DatedExperience[] {
  const entries = entriesOf(
    lines
      .filter(({ text }) => !ONLY_DURATION.test(text) && !isTableHead(text))
      .map((line) => (isBodyLabel(line.text) ? { ...line, bullet: true } : withoutLabel(line)))
      .map(asHead),
  );
  const order = entries.reduce((sum, { head }) => sum + headOrder(head), 0);
  const experience: DatedExperience[] = [];
  for (const { head, period, body } of entries) {
    const { title, company, location } = readEntryHead(head, order >= 0);
    const before = experience.at(-1);
    const sameCompany =
      company === '' && title !== '' && before !== undefined && !INDEPENDENT.test(title);
    const texts = body
      .filter(({ text }) => !technologyItems(text) && !isBodyLabel(text))
      .map(({ text }) => text.replaceAll('\t', ' '));
    if (title === '' && company === '' && texts.length === 0) continue;
    experience.push({
      title,
      company: sameCompany ? before.company : company,
      location: location || (sameCompany ? before.location : ''),
      startDate: period?.start ?? '',
      endDate: period?.end ?? '',
      description: texts.join('\n'),
      technologies: body.flatMap(({ text }) => technologyItems(text) ?? []),
      period,
    });
  }
  return experience;
}
