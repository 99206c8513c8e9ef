import type { Experience } from '#domain/contract/profile.ts';
import { type ResumeLine, resumeLine } from '../resumeLine.ts';
import { findPeriod, type Period } from './dates.ts';
import { entriesOf } from './entries.ts';
import { type EntryHead, headOrder, namedParts, readEntryHead } from './entryHead.ts';
import { fieldOf, withoutLabel } from './fieldLabel.ts';
import { sectionOf } from './headings.ts';
import { titleScore } from './jobWords.ts';
import { isBodyLabel, isProse, technologyItems } from './prose.ts';
import { saidPosition } from './saidPosition.ts';

export interface ReadExperience extends Experience {
  period: Period | null;
  /** The lines of the file with the names. */
  source: string;
  /** No word shows which of the names is the title. */
  isGuess: boolean;
}

/** A sentence, a heading and the label of a field are neither a title nor an employer. */
const isName = (text: string): boolean =>
  !isProse(resumeLine(text)) &&
  (!text.includes(' ') || titleScore(text) > 0 || sectionOf(text) === null) &&
  fieldOf(text) === null &&
  !isBodyLabel(text);

const onlyNames = ({ title, company, location }: EntryHead): EntryHead => ({
  title: isName(title) ? title : '',
  company: isName(company) ? company : '',
  location,
});

/** The entries of the experience section, as written, in order (product spec, section 3). */
export function readExperience(written: ResumeLine[]): ReadExperience[] {
  const lines = written.flatMap(saidPosition);
  const hasPeriod = ({ text }: ResumeLine) => findPeriod(text) !== null;
  // Some list their positions as items, or the roles at one employer: "Clerk (2015 – 2018)".
  const areItems = !lines.some((line) => !line.bullet && hasPeriod(line));
  const isRole = ({ text, bullet }: ResumeLine) =>
    bullet && text.split(' ').length < 10 && text.endsWith(')') && titleScore(text) > 0;
  const roles = lines.filter(isRole).map(({ text }) => text);
  const entries = entriesOf(
    lines.map((line) => ({
      ...line,
      bullet:
        line.bullet &&
        !(hasPeriod(line) && (areItems || isRole(line))) &&
        withoutLabel(line.text) === line.text,
    })),
  );
  const order = entries.reduce((sum, { head }) => sum + headOrder(head), 0);
  const experience: ReadExperience[] = [];
  /** The employer above several titles. */
  let employer: { company: string; location: string } | null = null;
  for (const { head, period, body } of entries) {
    const isRoleItem = roles.some((text) => head.length === 1 && text.startsWith(head[0] ?? text));
    const read = isRoleItem
      ? { title: head[0] ?? '', company: '', location: '' }
      : onlyNames(readEntryHead(head, order >= 0));
    // A promotion has only a title, below its employer.
    const last = experience.at(-1);
    if (isRoleItem && last) employer = last;
    const isPromotion: boolean =
      read.title !== '' &&
      read.company === '' &&
      (isRoleItem || namedParts(head) === 1) &&
      employer !== null;
    if (isRoleItem && last?.title === '' && last.description === '') experience.pop();
    const texts = body
      .filter(({ text }) => !technologyItems(text) && !isBodyLabel(text))
      .map(({ text }) => text.replaceAll('\t', ' '));
    if (read.title === '' && read.company === '') continue;
    experience.push({
      title: read.title,
      company: isPromotion ? (employer?.company ?? '') : read.company,
      location: read.location || (isPromotion ? (employer?.location ?? '') : ''),
      startDate: period?.start ?? '',
      endDate: period?.end ?? '',
      description: texts.join('\n'),
      technologies: body.flatMap(({ text }) => technologyItems(text) ?? []),
      period,
      source: head.join(', ').replaceAll('\t', ', '),
      isGuess:
        read.title !== '' &&
        read.company !== '' &&
        titleScore(read.title) <= 0 &&
        titleScore(read.company) >= 0,
    });
    const isAbove = read.company !== '' && head.length > 1 && head[0]?.startsWith(read.company);
    if (!isPromotion)
      employer = isAbove ? { company: read.company, location: read.location } : null;
  }
  return experience;
}
