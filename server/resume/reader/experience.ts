import type { Experience } from '#domain/profile.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { findPeriod, type Period } from './dates.ts';
import { withEmployers } from './employers.ts';
import { headOrder, readEntryHead } from './entryHead.ts';
import { DURATION, entriesOf } from './experienceEntries.ts';
import { isBodyLabel, isTableHead, withoutLabel } from './fieldLabels.ts';
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

/** The entries of the experience section, as written, in their order (product spec, section 3). */
export function readExperience(lines: ResumeLine[]): DatedExperience[] {
  const entries = withEmployers(
    entriesOf(
      lines
        .filter(({ text }) => !ONLY_DURATION.test(text) && !isTableHead(text))
        .map((line) => (isBodyLabel(line.text) ? { ...line, bullet: true } : withoutLabel(line)))
        .map(asHead),
    ),
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
