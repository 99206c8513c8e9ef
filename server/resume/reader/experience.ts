import type { Experience } from '#domain/contract/profile.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { findPeriod, type Period } from './dates.ts';
import { withEmployers } from './employers.ts';
import { headOrder, readEntryHead } from './entryHead.ts';
import { DURATION, type ExperienceEntry, entriesOf } from './experienceEntries.ts';
import { isBodyLabel, isTableHead, withEmployersFirst, withoutLabel } from './fieldLabels.ts';
import { technologyItems } from './prose.ts';

export interface DatedExperience extends Experience {
  period: Period | null;
}

const ONLY_DURATION = new RegExp(`^(?:${DURATION.source})\\W*$`, 'i');
/** Work for oneself: no employer is to be taken from the entry above. */
const INDEPENDENT =
  /\b(?:freelanc\w*|self-employed|independent|contractor|freiberuf\w*|selbst(?:st)?ändig\w*)\b/i;

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

const TOWN_IN_BRACKETS = /\s\((\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}?[\p{L}.'’-]+){0,3})\)$/u;
const NO_TOWN =
  /\b(?:contract|freelance|remote|hybrid|intern(?:ship)?|part|full|temp\w*|permanent|stage|cdi|cdd|alternance|formerly|acquired|teilzeit|vollzeit|praktikum|volunteer|present)\b/i;

/** Who puts the town in brackets behind the employer, "Talleres Ibai (Basauri)", does so in most entries. */
function withTowns(entries: ExperienceEntry[]): ExperienceEntry[] {
  const townOf = (line: string) => {
    const [, town = ''] = TOWN_IN_BRACKETS.exec(line) ?? [];
    return NO_TOWN.test(town) ? '' : town;
  };
  const many = entries.filter(({ head }) => head.some((line) => townOf(line) !== '')).length;
  if (many < 2 || many <= entries.length / 2) return entries;
  return entries.map((entry) => ({
    ...entry,
    head: entry.head.map((line) => (townOf(line) ? line.replace(TOWN_IN_BRACKETS, '') : line)),
    town: entry.head.map(townOf).find((town) => town !== ''),
  }));
}

/** The entries of the experience section, as written, in their order (product spec, section 3). */
export function readExperience(lines: ResumeLine[]): DatedExperience[] {
  const entries = withTowns(
    withEmployers(
      entriesOf(
        withEmployersFirst(lines)
          .filter(({ text }) => !ONLY_DURATION.test(text) && !isTableHead(text))
          .map((line) => (isBodyLabel(line.text) ? { ...line, bullet: true } : withoutLabel(line)))
          .map(asHead),
      ),
    ),
  );
  const order = entries.reduce((sum, { head }) => sum + headOrder(head), 0);
  const experience: DatedExperience[] = [];
  for (const { head, period, body, town = '' } of entries) {
    const { title, company, location: place } = readEntryHead(head, order >= 0);
    const location = place || town;
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
