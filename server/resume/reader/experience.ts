import type { Experience } from '#domain/contract/profile.ts';
import type { ResumeLine } from '../resumeLine.ts';
import type { Period } from './dates.ts';
import { entriesOf } from './entries.ts';
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

/** Whether the position counts towards the years of experience. */
export const isPaidWork = ({ title, company }: Experience): boolean =>
  !UNPAID.test(title) && !UNPAID.test(company);

/** The entries of the experience section, as written, in their order (product spec, section 3). */
export function readExperience(lines: ResumeLine[]): DatedExperience[] {
  const entries = entriesOf(
    lines.map((line) => ({ ...line, text: line.text.replace(LEAD_IN, '') })),
  );
  const order = entries.reduce((sum, { head }) => sum + headOrder(head), 0);
  const experience: DatedExperience[] = [];
  /** The employer above the titles of several entries. */
  let employer: { company: string; location: string } | null = null;
  for (const [index, { head, period, body }] of entries.entries()) {
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
    // An employer with the whole time there heads the positions below it.
    const [below = '', ...more] = entries[index + 1]?.head ?? [];
    const isEmployer =
      namedParts(head) === 1 && titleScore(head.join(' ')) <= 0 && body.length === 0;
    if (isEmployer && more.length === 0 && namedParts([below]) === 1 && titleScore(below) > 0) {
      employer = { company: read.company || read.title, location: read.location };
      continue;
    }
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
