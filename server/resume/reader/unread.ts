import type { ResumeResponse } from '#domain/contract/resume.ts';
import { wordsOf } from '#domain/words/wordSequence.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { isDetail } from './educationFacts.ts';
import { isFragment, ONLY_LEVEL } from './listItems.ts';
import { isPlace } from './places.ts';
import { isBodyLabel, isProse } from './prose.ts';
import type { SectionLines } from './sections.ts';
import { isContactLine } from './summary.ts';

type Read = ResumeResponse['extractedData'];

/** Where the text of a section belongs. Skills tell what they left out. */
const FIELDS: Partial<Record<SectionLines['section'], string>> = {
  experience: 'experience',
  education: 'education',
  certifications: 'skills.certifications',
  projects: 'projects',
  languages: 'additionalInfo.languages',
  interests: 'additionalInfo.interests',
  achievements: 'additionalInfo.achievements',
  other: '',
  facts: 'personalInfo',
  head: '',
};

/** At least this share of a line's words is in the fields, if they took it. */
const SHARE = 0.5;
/** Text without a heading is a paragraph if it has as many words. */
const PARAGRAPH_WORDS = 14;
/** Whether the text is about something: no place, no date, no address, no label and no level. */
const isContent = (line: ResumeLine): boolean =>
  line.text.includes(' ') &&
  !isContactLine(line) &&
  !isFragment(line.text) &&
  !isBodyLabel(line.text) &&
  !ONLY_LEVEL.test(line.text);

/** The words of a line without its dates and places. */
function contentWords(text: string): string[] {
  const cells = text
    .split(/\t|\s+[|•·]\s+/)
    .filter((cell) => !isPlace(cell.replace(/^\p{L}{2,20}:\s*/u, '')));
  return wordsOf(cells.filter((cell) => !isFragment(cell)).join(' ')).filter(
    (word) => word.length > 1 && !/^\d+$/.test(word),
  );
}

export interface UnreadText {
  field: string;
  heading: string;
  texts: string[];
  reason: string;
}

/** The text of each section that no field took, in the file's own words. */
export function unreadText(sections: SectionLines[], read: Read): UnreadText[] {
  return sections.flatMap(({ section, heading, lines }) => {
    const field = FIELDS[section];
    if (field === undefined) return [];
    const [part = ''] = field.split('.');
    const own = section === 'head' ? read : read[(part || 'personalInfo') as keyof Read];
    const taken = new Set(wordsOf(JSON.stringify(own)));
    const texts = lines.flatMap((line) => {
      const words = section === 'other' ? wordsOf(line.text) : contentWords(line.text);
      const known = words.filter((word) => taken.has(word));
      // Details of studies have no field, and headlines and labels of contact details need none.
      const isNeeded =
        section === 'education'
          ? !line.bullet && !isProse(line) && !isDetail(line.text)
          : section !== 'head' || line.bullet || words.length >= PARAGRAPH_WORDS;
      const isLost =
        words.length > (section === 'other' ? 0 : 1) && known.length < SHARE * words.length;
      const isText = section === 'other' || isContent(line);
      return isLost && isNeeded && isText ? [line.text] : [];
    });
    const reason =
      field === '' ? 'No field of the profile holds this text.' : 'No field took this text.';
    return texts.length > 0
      ? [{ field, heading: heading.replace(/:\s*$/, ''), texts, reason }]
      : [];
  });
}

/** The sections that fit no field as projects, from `start` on, so that letters can use them. */
export function keptSections(unread: UnreadText[], start: number) {
  const isKept = ({ field, heading }: UnreadText) => field === '' && heading !== '';
  const kept = unread.filter(isKept);
  const projects = kept.map(({ heading, texts }) => ({
    name: heading,
    description: texts.join('\n'),
    technologies: [],
  }));
  const reason = 'Your profile has no section for this, so it is added as a project.';
  const named = kept.map((each, index) => {
    return { ...each, field: `projects.${start + index}.description`, reason };
  });
  return { projects, unread: [...unread.filter((each) => !isKept(each)), ...named] };
}
