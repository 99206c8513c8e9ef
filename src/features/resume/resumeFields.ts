import {
  entryTitle,
  isBlankEntry,
  isEntryList,
  isList,
  PROFILE_SECTIONS,
} from '#features/profile/index.ts';
import type { Line } from '#ui/fields/DifferenceReview.tsx';

/** How to compare a field of the profile form with a resume's. */
interface ResumeField<Value = unknown> {
  /** The path in the form's values. */
  path: string;
  label: string;
  isEmpty: (value: Value) => boolean;
  /** Whether the resume adds nothing new. */
  isSame: (mine: Value, theirs: Value) => boolean;
  lines: (value: Value) => Line[];
  /** Adds the resume's new items; only lists can be merged. */
  merge?: (mine: Value, theirs: Value) => Value;
}

/** Ignores case, outer spaces and the scheme of a web address. */
const normalized = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');

const text = (path: string, label: string): ResumeField<string> => ({
  path,
  label,
  isEmpty: (value) => value.trim() === '',
  isSame: (mine, theirs) => normalized(mine) === normalized(theirs),
  lines: (value) => [{ title: value }],
});

const newItems = (mine: readonly string[], theirs: readonly string[]): string[] => {
  const known = new Set(mine.map(normalized));
  return theirs.filter((item) => !known.has(normalized(item)));
};

const list = (path: string, label: string): ResumeField<string[]> => ({
  path,
  label,
  isEmpty: (items) => items.length === 0,
  isSame: (mine, theirs) => newItems(mine, theirs).length === 0,
  lines: (items) => [{ title: items.join(', ') }],
  merge: (mine, theirs) => [...mine, ...newItems(mine, theirs)],
});

interface Entry {
  key: string;
}

/** The texts of an entry, without its form key. */
const textsOf = ({ key: _, ...entry }: Entry): string[] =>
  Object.values(entry)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '');

const sameEntry = (a: Entry, b: Entry): boolean =>
  normalized(textsOf(a).join('\n')) === normalized(textsOf(b).join('\n'));

function entries<T extends object>(
  path: string,
  label: string,
  titleOf: (entry: T) => string,
): ResumeField<(T & Entry)[]> {
  const filled = (list: readonly (T & Entry)[]) => list.filter((entry) => !isBlankEntry(entry));
  const isKnown = (mine: readonly T[], entry: T) =>
    mine.some((own) => normalized(titleOf(own)) === normalized(titleOf(entry)));
  return {
    path,
    label,
    isEmpty: (list) => filled(list).length === 0,
    isSame: (mine, theirs) => theirs.every((entry) => mine.some((own) => sameEntry(own, entry))),
    lines: (list) =>
      filled(list).map((entry) => {
        const title = titleOf(entry);
        const rest = textsOf(entry).filter((text) => !title.includes(text));
        return { title: title || label, detail: rest.join(' · ') };
      }),
    merge: (mine, theirs) => [...filled(mine), ...theirs.filter((entry) => !isKnown(mine, entry))],
  };
}

/** What a resume says nothing about. */
const OWN_WORDS = ['valueProps', 'jobPreferences'];

/** The fields of the profile form that a resume can fill, in the form's order. */
export const RESUME_FIELDS = PROFILE_SECTIONS.filter(({ id }) => !OWN_WORDS.includes(id)).flatMap(
  ({ id, title, fields }): unknown[] =>
    isEntryList(id)
      ? [entries(id, title, entryTitle[id] as (entry: object) => string)]
      : fields.map((field) => (isList(field) ? list : text)(field.name, field.label)),
) as ResumeField[];
