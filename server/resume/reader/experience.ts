import type { Experience } from '#domain/profile.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { findDate, findPeriod, type Period } from './dates.ts';
import { headOrder, namedParts, readEntryHead } from './entryHead.ts';
import { withoutLabel } from './fieldLabels.ts';
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
const MOST_ABOVE = 3;

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
  // Lines above the first date that are no head of it ("Selected positions") do not count.
  const starts = anchors.map(({ index }, at) => {
    const floor = (anchors[at - 1]?.index ?? -1) + 1;
    let start = index;
    while (start > floor && index - start < most && isHead(start - 1)) start -= 1;
    return start;
  });
  return anchors.map(({ index, period }, at) => {
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
  const entries = entriesOf(lines.map(withoutLabel));
  const order = entries.reduce((sum, { head }) => sum + headOrder(head), 0);
  const experience: DatedExperience[] = [];
  for (const { head, period, body } of entries) {
    const { title, company, location } = readEntryHead(head, order >= 0);
    const before = experience.at(-1);
    const sameCompany = company === '' && title !== '' && before !== undefined && head.length === 1;
    const texts = body
      .filter(({ text }) => !technologyItems(text))
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
