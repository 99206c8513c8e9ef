import type { Experience } from '#domain/contract/profile.ts';
import { type ResumeLine, resumeLine } from '../resumeLine.ts';
import { endsWithPeriod, findPeriod, type Period, withoutDate } from './dates.ts';
import { entriesOf, lookOf } from './entries.ts';
import { type EntryHead, headOrder, namedParts, readEntryHead } from './entryHead.ts';
import { fieldOf, withoutLabel } from './fieldLabel.ts';
import { sectionOf } from './headings.ts';
import { titleScore } from './jobWords.ts';
import { isBodyLabel, isProse, technologyItems } from './prose.ts';

const WORKED = String.raw`^(?:now )?(?:i )?(?:(?:am|was|have|present) )?(?:(?:\w+ly|temporary) )*work(?:ed|ing) `;
const END = String.raw`(?=\s*(?:[,.;(“”"–-]|$|\b(?:from|since|with effect|during)\b))`;
const ARTICLE = String.raw`(?:an? |the )?(?:post of )?\W?`;
/** Of 206 resumes from India, 20 tell their positions so. */
const SENTENCES = [
  new RegExp(
    `${WORKED}(?:with|in|at|for) (?<company>.{3,90}?),? (?:as|for the post of) ${ARTICLE}(?<title>.{3,60}?)${END}`,
    'i',
  ),
  new RegExp(
    `${WORKED}as ${ARTICLE}(?<title>.{3,60}?)["”]? (?:in|at|with|for) (?<company>.{3,90}?)${END}`,
    'i',
  ),
];

/**
 * A position that a sentence with its period tells, as the lines of an entry: "Worked as a clerk in Acme Ltd from 2015 to
 * 2018" becomes "clerk, Acme Ltd" with its period, and what else the sentence says. Other lines stay.
 */
function saidPosition(line: ResumeLine): ResumeLine[] {
  const text = line.text.replace(/\s+/g, ' ');
  const period = findPeriod(text);
  const said = period && SENTENCES.map((sentence) => sentence.exec(text)).find(Boolean);
  const { title, company } = said?.groups ?? {};
  if (!period || !said || !title || !company) return [line];
  const dates = text.slice(period.index, period.index + period.length);
  const rest = text
    .slice(said[0].length)
    .replace(dates, '')
    .replace(/^\W*(?:from\W*|since\W*)?/, '');
  const head = { ...line, bullet: false, text: `${title}\t${company.trim()}\t${dates}` };
  return rest.split(' ').length > 3 ? [head, { ...line, bullet: true, text: rest }] : [head];
}

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

/** A role in a list: "Clerk (2015 – 2018)", or with its period in a cell of its own. */
const isRole = ({ text, bullet }: ResumeLine): boolean =>
  bullet &&
  text.split(' ').length < 12 &&
  (endsWithPeriod(text) ||
    (text.endsWith(')') && titleScore(text) > 0 && findPeriod(text) !== null));

const withoutPeriod = (text: string): string => {
  const period = findPeriod(text);
  return period ? withoutDate(text, period) : text;
};

/** Roles that are listed below their employer, each in one line with that employer. */
function withEmployers(lines: ResumeLine[]): ResumeLine[] {
  const whole: ResumeLine[] = [];
  let employer: ResumeLine[] = [];
  let afterRole = 0;
  for (const line of lines) {
    if (!isRole(line)) {
      whole.push(line);
      continue;
    }
    const start = whole.findLastIndex(isProse) + 1;
    const above = whole.slice(Math.max(start, afterRole));
    const [first] = above;
    const isEmployer = first && (!employer[0] || lookOf(first) === lookOf(employer[0]));
    if (isEmployer) employer = whole.splice(-above.length);
    const names = employer.map(({ text }) => withoutPeriod(text));
    whole.push({ ...line, bullet: false, text: [line.text, ...names].join('\t') });
    afterRole = whole.length;
  }
  return whole;
}

/** The entries of the experience section, as written, in order (product spec, section 3). */
export function readExperience(written: ResumeLine[]): ReadExperience[] {
  const lines = withEmployers(written.flatMap(saidPosition));
  const hasPeriod = ({ text }: ResumeLine) => findPeriod(text) !== null;
  // Some list their positions as items.
  const areItems = !lines.some((line) => !line.bullet && hasPeriod(line));
  const entries = entriesOf(
    lines.map((line) => ({
      ...line,
      bullet:
        line.bullet && !(hasPeriod(line) && areItems) && withoutLabel(line.text) === line.text,
    })),
  );
  const order = entries.reduce((sum, { head }) => sum + headOrder(head), 0);
  const experience: ReadExperience[] = [];
  /** The employer above several titles. */
  let employer: { company: string; location: string } | null = null;
  for (const { head, period, body } of entries) {
    const read = onlyNames(readEntryHead(head, order >= 0));
    // A promotion has only a title, below its employer.
    const isPromotion: boolean =
      read.title !== '' && read.company === '' && namedParts(head) === 1 && employer !== null;
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
