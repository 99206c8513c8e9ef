import type { UserProfile } from '#domain/contract/profile.ts';
import { period } from '#domain/period.ts';
import {
  type Block,
  blockTexts,
  documentText,
  type LinkedText,
  localeOf,
  type SentDocument,
} from '#domain/pitches/letter/sentDocument.ts';
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

  const listed = (id: string, title: string, texts: readonly string[]): ResumeSection => ({
    id,
    title,
    isLine: false,
    parts: askedFirst(
      given(...texts).map((text, index) =>
        part(`${id}.${index}`, text, isAsked(text), [{ kind: 'bullet', text }]),
      ),
    ),
  });

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
    {
      id: 'summary',
      title: words.summary,
      isLine: false,
      parts: summary
        .split(/\n\s*\n/)
        .flatMap((text, index) =>
          text ? part(`summary.${index}`, text, false, [{ kind: 'paragraph', text }]) : [],
        ),
    },
    inLine('skills', words.skills, [...skills.technicalSkills, ...skills.softSkills]),
    {
      id: 'experience',
      title: words.experience,
      isLine: false,
      parts: profile.experience.flatMap((job, index) => {
        const id = `experience.${index}`;
        return entry(
          id,
          given(job.title, job.company),
          job.location,
          period(job.startDate, job.endDate, words),
          [...linesOf(id, job.description), ...technologiesOf(id, job.technologies)],
        );
      }),
    },
    {
      id: 'projects',
      title: words.projects,
      isLine: false,
      parts: askedFirst(
        profile.projects.flatMap((project, index) => {
          const id = `projects.${index}`;
          return entry(id, given(project.name), shortAddress(project.url ?? ''), '', [
            ...linesOf(id, project.description),
            ...technologiesOf(id, project.technologies),
          ]);
        }),
      ),
    },
    {
      id: 'education',
      title: words.education,
      isLine: false,
      parts: profile.education.flatMap(
        ({ degree, institution, location, graduationYear, gpa }, index) =>
          entry(
            `education.${index}`,
            given(degree, institution),
            joined(location, gpa && `GPA ${gpa}`),
            graduationYear,
          ),
      ),
    },
    listed('certifications', words.certifications, skills.certifications),
    inLine('languages', words.languages, additionalInfo.languages),
    listed('achievements', words.achievements, additionalInfo.achievements),
    inLine('interests', words.interests, additionalInfo.interests),
  ];
  return sections.filter(({ parts }) => parts.length > 0);
}

/** The locale of what the user wrote. */
function profileLocale({ professionalSummary, experience }: UserProfile): string | null {
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

/** A text of the document and the part that it belongs to. */
export interface PartText {
  /** `null` for the name and headings. */
  id: string | null;
  text: string;
}

/**
 * A resume to send as a file, and its texts in the order of the page.
 *
 * @param leftOut the ids of the parts that the user left out
 */
export function resumeDocument(
  profile: UserProfile,
  sections: readonly ResumeSection[],
  leftOut: ReadonlySet<string>,
): { document: SentDocument; texts: PartText[] } {
  const author = documentText(profile.personalInfo.name);
  const blocks: Block[] = [];
  const texts: PartText[] = [];
  const kept = (parts: readonly ResumePart[]) => parts.filter(({ id }) => !leftOut.has(id));

  function add(block: Block, of: readonly PartText[]): void {
    blocks.push(block);
    texts.push(...of);
  }
  function addParts(parts: readonly ResumePart[]): void {
    for (const { id, blocks, parts: own } of kept(parts)) {
      for (const block of blocks)
        add(
          block,
          blockTexts(block).map((text) => ({ id, text })),
        );
      addParts(own);
    }
  }

  add({ kind: 'name', text: author }, [{ id: null, text: author }]);
  for (const { id, title, isLine, parts } of sections) {
    const line = kept(parts);
    if (line.length === 0) continue;
    if (id === 'contacts') {
      const contacts = new Map<string, LinkedText>(
        documentContacts(profile).map(([field, contact]) => [`contacts.${field}`, contact]),
      );
      add({ kind: 'contacts', items: line.flatMap((part) => contacts.get(part.id) ?? []) }, line);
      continue;
    }
    add({ kind: 'heading', text: title }, [{ id: null, text: title }]);
    if (isLine) add({ kind: 'paragraph', text: line.map(({ text }) => text).join(', ') }, line);
    else addParts(line);
  }
  return {
    document: {
      kind: 'resume',
      title: author,
      author,
      locale: profileLocale(profile),
      blocks,
    },
    texts,
  };
}
