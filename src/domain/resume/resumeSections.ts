import type { Education, Experience, Project, UserProfile } from '#domain/contract/profile.ts';
import { period } from '#domain/period.ts';
import { type Block, documentText, localeOf } from '#domain/pitches/letter/sentDocument.ts';
import { distinctSkills } from '#domain/profile/distinctSkills.ts';
import { BULLET, bulletsOf } from '#domain/profile/lineTexts.ts';
import { shortAddress } from '#domain/webAddress.ts';
import { documentContacts } from './documentContacts.ts';
import { resumeWords } from './resumeWords.ts';

/** What the user can leave out: an entry, one of its lines, a skill, a contact. */
export interface ResumePart {
  /** Stays the same in another order. */
  id: string;
  /** What the user reads. */
  text: string;
  /** The posting asks for it. */
  isAsked: boolean;
  blocks: Block[];
  /** Left out with the part. */
  parts: ResumePart[];
}

export interface ResumeSection {
  id: string;
  title: string;
  /** Its parts are words in one line, such as skills. */
  isLine: boolean;
  parts: ResumePart[];
}

const part = (
  id: string,
  text: string,
  isAsked: boolean,
  blocks: Block[],
  parts: ResumePart[] = [],
): ResumePart => ({ id, text, isAsked, blocks, parts });

/** What is asked for first; otherwise in the profile's order. */
const askedFirst = (parts: readonly ResumePart[]): ResumePart[] => [
  ...parts.filter(({ isAsked }) => isAsked),
  ...parts.filter(({ isAsked }) => !isAsked),
];

/** What is asked for in the posting's order, then the rest in the profile's. */
function inAskedOrder(parts: readonly ResumePart[], asked: ReadonlySet<string>): ResumePart[] {
  const order = [...asked];
  const rank = ({ text, isAsked }: ResumePart) =>
    isAsked ? order.indexOf(text.toLowerCase()) : order.length;
  return parts.toSorted((a, b) => rank(a) - rank(b));
}

const joined = (...texts: (string | undefined)[]): string =>
  texts.flatMap((text) => documentText(text ?? '') || []).join(', ');

const given = (...texts: string[]): string[] => texts.map(documentText).filter(Boolean);

/** Whether the lines of a description are a list, rather than paragraphs. */
const isList = (description: string, lines: readonly string[]): boolean =>
  lines.length > 1 &&
  (!/\n\s*\n/.test(description) || description.split('\n').some((line) => BULLET.test(line)));

/**
 * All that a resume can have, in its order: what a posting asks for comes first among skills, projects and
 * the lines of an entry. Jobs and degrees stay in the profile's order. Nothing is reworded.
 *
 * @param asked the texts of the profile that a posting asks for; see `nearProfileTexts`
 */
export function resumeSections(
  profile: UserProfile,
  asked: ReadonlySet<string> = new Set(),
): ResumeSection[] {
  const words = resumeWords(profileLocale(profile));
  const isAsked = (text: string) => asked.has(text.toLowerCase());

  const inLine = (id: string, title: string, texts: readonly string[]): ResumeSection => ({
    id,
    title,
    isLine: true,
    parts: inAskedOrder(
      distinctSkills(given(...texts)).map((text) => part(`${id}.${text}`, text, isAsked(text), [])),
      asked,
    ),
  });

  const section = (id: string, title: string, parts: ResumePart[]): ResumeSection => ({
    id,
    title,
    isLine: false,
    parts,
  });

  const listed = (id: string, title: string, texts: readonly string[]): ResumeSection => {
    const parts = given(...texts).map((text, index) =>
      part(`${id}.${index}`, text, isAsked(text), [{ kind: 'bullet', text }]),
    );
    return section(id, title, askedFirst(parts));
  };

  function linesOf(id: string, description: string): ResumePart[] {
    const text = documentText(description);
    const lines = bulletsOf(text).filter(Boolean);
    const areBullets = isList(text, lines);
    const parts = lines.map((line, index) =>
      part(`${id}.${index}`, line, isAsked(line), [
        { kind: areBullets ? 'bullet' : 'paragraph', text: line },
      ]),
    );
    return areBullets ? askedFirst(parts) : parts;
  }

  function technologiesOf(id: string, technologies: readonly string[]): ResumePart[] {
    const line = inLine(id, '', technologies).parts;
    const text = joined(...line.map(({ text }) => text));
    const isOneAsked = line.some(({ isAsked }) => isAsked);
    const note: Block = { kind: 'note', text: `${words.technologies}: ${text}` };
    return text ? [part(`${id}.technologies`, text, isOneAsked, [note])] : [];
  }

  /** A job, project or degree: its head, and the line below. */
  function entry(
    id: string,
    [title = '', ...rest]: string[],
    note: string,
    when: string,
    parts: ResumePart[] = [],
  ): ResumePart[] {
    const below = joined(...rest, note);
    if (!title && !below && parts.length === 0) return [];
    const isOneAsked = isAsked(title) || parts.some(({ isAsked }) => isAsked);
    const head: Block = { kind: 'entry', title: title || below, period: documentText(when) };
    const blocks: Block[] = title && below ? [head, { kind: 'note', text: below }] : [head];
    return [part(id, joined(title, ...rest) || below, isOneAsked, blocks, parts)];
  }

  /** The lines of a job or a project, then what was used. */
  const partsOf = (id: string, { description, technologies }: Experience | Project) => [
    ...linesOf(id, description),
    ...technologiesOf(id, technologies),
  ];

  function jobParts(job: Experience, index: number): ResumePart[] {
    const id = `experience.${index}`;
    const when = period(job.startDate, job.endDate, words);
    return entry(id, given(job.title, job.company), job.location, when, partsOf(id, job));
  }

  function projectParts(project: Project, index: number): ResumePart[] {
    const id = `projects.${index}`;
    const address = shortAddress(project.url ?? '');
    return entry(id, given(project.name), address, '', partsOf(id, project));
  }

  function degreeParts(of: Education, index: number): ResumePart[] {
    const note = joined(of.location, of.gpa && `GPA ${of.gpa}`);
    const names = given(of.degree, of.institution);
    return entry(`education.${index}`, names, note, of.graduationYear);
  }

  const { skills, additionalInfo } = profile;
  const summary = documentText(profile.professionalSummary);
  const sections: ResumeSection[] = [
    {
      id: 'contacts',
      title: '',
      isLine: true,
      parts: documentContacts(profile).map(([field, { text }]) =>
        part(`contacts.${field}`, text, false, []),
      ),
    },
    section(
      'summary',
      words.summary,
      summary
        .split(/\n\s*\n/)
        .flatMap((text, index) =>
          text ? part(`summary.${index}`, text, false, [{ kind: 'paragraph', text }]) : [],
        ),
    ),
    inLine('skills', words.skills, [...skills.technicalSkills, ...skills.softSkills]),
    section('experience', words.experience, profile.experience.flatMap(jobParts)),
    section('projects', words.projects, askedFirst(profile.projects.flatMap(projectParts))),
    section('education', words.education, profile.education.flatMap(degreeParts)),
    listed('certifications', words.certifications, skills.certifications),
    inLine('languages', words.languages, additionalInfo.languages),
    listed('achievements', words.achievements, additionalInfo.achievements),
    inLine('interests', words.interests, additionalInfo.interests),
  ];
  return sections.filter(({ parts }) => parts.length > 0);
}

/** The locale of what the user wrote. */
export function profileLocale({ professionalSummary, experience }: UserProfile): string | null {
  return localeOf([professionalSummary, ...experience.map((job) => job.description)].join('\n'));
}

/** The parts in the order that the user gave them, as far as they moved any. */
const inOrder = (parts: readonly ResumePart[], order: readonly string[]): ResumePart[] => {
  const moved = parts
    .filter(({ id }) => order.includes(id))
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return parts
    .map((part) => (order.includes(part.id) ? (moved.shift() ?? part) : part))
    .map((part) => ({ ...part, parts: inOrder(part.parts, order) }));
};

/**
 * @param order ids of parts that the user moved, in their new order
 */
export const orderedSections = (
  sections: readonly ResumeSection[],
  order: readonly string[],
): ResumeSection[] =>
  sections.map((section) => ({ ...section, parts: inOrder(section.parts, order) }));
