import { entryTitle, isBlankEntry, joinList } from '#features/profile/index.ts';

/** A value in words: what it is, and what else stands in it. */
export interface Line {
  title: string;
  detail?: string;
}

/** How one field of the profile form is compared with a resume's. */
export interface ResumeField<Value = unknown> {
  /** In the form's values. */
  path: string;
  label: string;
  isEmpty: (value: Value) => boolean;
  /** Whether the resume says nothing that is not there already. */
  isSame: (mine: Value, theirs: Value) => boolean;
  lines: (value: Value) => Line[];
  /** Mine, and what the resume has beyond it; only lists can be merged. */
  merge?: (mine: Value, theirs: Value) => Value;
}

/** By which two texts count as the same: without case, the scheme of an address, outer blanks. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');

const text = (path: string, label: string): ResumeField<string> => ({
  path,
  label,
  isEmpty: (value) => value.trim() === '',
  isSame: (mine, theirs) => plain(mine) === plain(theirs),
  lines: (value) => [{ title: value }],
});

const beyond = (mine: readonly string[], theirs: readonly string[]): string[] => {
  const known = new Set(mine.map(plain));
  return theirs.filter((item) => !known.has(plain(item)));
};

const list = (path: string, label: string): ResumeField<string[]> => ({
  path,
  label,
  isEmpty: (items) => items.length === 0,
  isSame: (mine, theirs) => beyond(mine, theirs).length === 0,
  lines: (items) => [{ title: joinList(items) }],
  merge: (mine, theirs) => [...mine, ...beyond(mine, theirs)],
});

interface Entry {
  key: string;
}

/** All that stands in an entry, without the key that the form gave it. */
const wordsOf = ({ key: _, ...entry }: Entry): string[] =>
  Object.values(entry)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '');

const sameEntry = (a: Entry, b: Entry): boolean =>
  plain(wordsOf(a).join('\n')) === plain(wordsOf(b).join('\n'));

function entries<T extends object>(
  path: string,
  label: string,
  titleOf: (entry: T) => string,
): ResumeField<(T & Entry)[]> {
  const filled = (list: readonly (T & Entry)[]) => list.filter((entry) => !isBlankEntry(entry));
  const isKnown = (mine: readonly T[], entry: T) =>
    mine.some((own) => plain(titleOf(own)) === plain(titleOf(entry)));
  return {
    path,
    label,
    isEmpty: (list) => filled(list).length === 0,
    isSame: (mine, theirs) => theirs.every((entry) => mine.some((own) => sameEntry(own, entry))),
    lines: (list) =>
      filled(list).map((entry) => {
        const title = titleOf(entry);
        const rest = wordsOf(entry).filter((words) => !title.includes(words));
        return { title: title || label, detail: rest.join(' · ') };
      }),
    merge: (mine, theirs) => [...filled(mine), ...theirs.filter((entry) => !isKnown(mine, entry))],
  };
}

/** Every field of the profile form that a resume can fill, in the order of the form. */
export const RESUME_FIELDS = [
  text('personalInfo.name', 'Name'),
  text('personalInfo.email', 'Email'),
  text('personalInfo.location', 'Location'),
  text('personalInfo.linkedin', 'LinkedIn'),
  text('personalInfo.github', 'GitHub'),
  text('personalInfo.portfolio', 'Portfolio'),
  text('professionalSummary', 'Professional Summary'),
  text('yearsOfExperience', 'Years of Experience'),
  list('skills.technicalSkills', 'Technical Skills'),
  list('skills.softSkills', 'Soft Skills'),
  list('skills.certifications', 'Certifications'),
  entries('experience', 'Experience', entryTitle.experience),
  entries('education', 'Education', entryTitle.education),
  entries('projects', 'Projects', entryTitle.projects),
  list('additionalInfo.languages', 'Languages'),
  list('additionalInfo.interests', 'Interests'),
  list('additionalInfo.achievements', 'Achievements'),
] as ResumeField[];
