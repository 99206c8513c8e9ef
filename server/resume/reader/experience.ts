import type { Experience } from '#domain/profile.ts';
import type { ResumeLine } from '../resumeLine.ts';
import type { Period } from './dates.ts';
import { type Entry, entriesOf } from './entries.ts';
import { headOrder, namedParts, readEntryHead } from './entryHead.ts';
import { titleScore } from './jobWords.ts';
import { isBodyLabel, technologyItems } from './prose.ts';

export interface DatedExperience extends Experience {
  period: Period | null;
}

/** "1. Clerk", "Working as a Clerk" */
const LEAD_IN =
  /^(?:\d{1,2}[.)]\s+(?=\p{L})|(?:currently |presently )?(?:work(?:ing|ed)|employed) as (?:an? |the )?)/iu;
/** Work for oneself has no employer. */
const INDEPENDENT =
  /\b(?:freelanc\w*|self-employed|independent|contractor|freiberuf\w*|selbst(?:st)?ändig\w*)\b/i;
/** Paid work doesn't include it. */
const UNPAID = /\b(?:volunteer|voluntary|ehrenamt\w*|bénévol\w*|voluntari\w*|unpaid)\b/i;

const isWithin = (inner: Period | null, outer: Period | null) =>
  inner !== null &&
  (outer === null ||
    (inner.from >= outer.from &&
      (outer.until === null || (inner.until ?? Number.POSITIVE_INFINITY) <= outer.until)));

/** An employer above several positions heads each of them. */
function withEmployers(entries: Entry[]): Entry[] {
  const result: Entry[] = [];
  let employer: Entry | null = null;
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    const isAlone = namedParts(entry.head) === 1;
    const isEmployer =
      isAlone &&
      entry.body.length === 0 &&
      next !== undefined &&
      namedParts(next.head) === 1 &&
      isWithin(next.period, entry.period) &&
      titleScore(entry.head[0] ?? '') <= 0;
    if (isEmployer) {
      employer = entry;
      continue;
    }
    if (employer && !(isAlone && isWithin(entry.period, employer.period))) employer = null;
    result.push(employer ? { ...entry, head: [...entry.head, ...employer.head] } : entry);
  }
  return result;
}

/** Whether the position counts towards the years of experience. */
export const isPaidWork = ({ title, company }: Experience): boolean =>
  !UNPAID.test(title) && !UNPAID.test(company);

/** The entries of the experience section, as written, in their order (product spec, section 3). */
export function readExperience(lines: ResumeLine[]): DatedExperience[] {
  const entries = withEmployers(
    entriesOf(lines.map((line) => ({ ...line, text: line.text.replace(LEAD_IN, '') }))),
  );
  const order = entries.reduce((sum, { head }) => sum + headOrder(head), 0);
  const experience: DatedExperience[] = [];
  /** The employer that the last entry names above its title. */
  let employer: { company: string; location: string } | null = null;
  for (const { head, period, body } of entries) {
    const read = readEntryHead(head, order >= 0);
    // A promotion names only the new title, below the one employer.
    const isPromotion: boolean =
      read.title !== '' &&
      read.company === '' &&
      namedParts(head) === 1 &&
      !INDEPENDENT.test(read.title) &&
      employer !== null;
    const texts = body
      .filter(({ text }) => !technologyItems(text) && !isBodyLabel(text))
      .map(({ text }) => text.replaceAll('\t', ' '));
    const isIntroduction = head.length === 0 && entries.length > 1;
    if (read.title === '' && read.company === '' && (texts.length === 0 || isIntroduction))
      continue;
    experience.push({
      title: read.title,
      company: isPromotion ? (employer?.company ?? '') : read.company,
      location: read.location || (isPromotion ? (employer?.location ?? '') : ''),
      startDate: period?.start ?? '',
      endDate: period?.end ?? '',
      description: texts.join('\n'),
      technologies: body.flatMap(({ text }) => technologyItems(text) ?? []),
      period,
    });
    const isAbove = read.company !== '' && head.length > 1 && head[0]?.startsWith(read.company);
    if (!isPromotion)
      employer = isAbove ? { company: read.company, location: read.location } : null;
  }
  return experience;
}
