import { getIn } from 'formik';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import {
  ENTRY_FIELDS,
  type EntryList,
  entryTitle,
  PROFILE_SECTIONS,
  type ProfileFormValues,
} from '#features/profile/index.ts';
import { RESUME_FIELDS } from './resumeFields.ts';

/** A value that the reader of a resume isn't sure of. */
export interface Doubt {
  /** The path of a field; of an entry's field only its name, since entries move. '' for text that no field holds. */
  field: string;
  entry: { list: EntryList; key: string; title: string } | null;
  /** The resume's own words, and why to look at them. */
  text: string;
  reason: string;
  /** The value as read. */
  read: string;
}

/** What is left to check of a resume that the profile was filled from. */
export interface OpenChecks {
  /** '' for a stored resume. */
  fileName: string;
  /** Required fields that were empty. */
  missing: string[];
  doubts: Doubt[];
  /** The paths of the fields that the form took from the resume. */
  taken: string[];
  /** The fields that the user went to, and the texts that the user has seen; see `visitOf`. */
  visited: string[];
}

/** A row of "Check these". */
export interface Check {
  /** The name of the form's field; '' for text that no field holds. */
  path: string;
  label: string;
  /** The title of the entry that the field is in. */
  entry: string;
  /** The field's value now. */
  value: string;
  /** None: the field is required and was empty. */
  doubt: Doubt | null;
  isDone: boolean;
}

/** The fields that a profile must have (product spec, section 5, Profile). */
const REQUIRED = PROFILE_SECTIONS.flatMap(({ fields }) => fields)
  .filter(({ required }) => required)
  .map(({ name }) => name);

const IN_ENTRY = /^(experience|education|projects)\.(\d+)\.([^.]+)/;

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '').trim();

const titleOf = (list: EntryList, entry: object): string => entryTitle[list](entry as never);

/** A field's value in words; the titles of a list's entries. */
function shownValue(values: ProfileFormValues, path: string): string {
  const value: unknown = getIn(values, path);
  if (!Object.hasOwn(entryTitle, path)) return textOf(value);
  return textOf((value as object[]).map((entry) => titleOf(path as EntryList, entry)));
}

const fieldLabel = (path: string): string =>
  RESUME_FIELDS.find((field) => field.path === path)?.label ?? path;

/** The doubts of a resume, whose entries have the same order in `read`. */
export const findDoubts = (doubts: ResumeResponse['doubts'], read: ProfileFormValues): Doubt[] =>
  doubts.flatMap(({ field, text, reason }): Doubt[] => {
    const [, list, index, name] = IN_ENTRY.exec(field) ?? [];
    if (list && name) {
      const entry = read[list as EntryList][Number(index)];
      if (!entry) return [];
      const place = { list: list as EntryList, key: entry.key };
      const title = titleOf(place.list, entry);
      return [
        { field: name, entry: { ...place, title }, text, reason, read: textOf(getIn(entry, name)) },
      ];
    }
    const path = RESUME_FIELDS.find((known) => `${field}.`.includes(`${known.path}.`))?.path ?? '';
    return [{ field: path, entry: null, text, reason, read: path && shownValue(read, path) }];
  });

/** The required fields that are empty. */
export const missingFields = (values: ProfileFormValues): string[] =>
  REQUIRED.filter((path) => textOf(getIn(values, path)) === '');

/** The entry that it's about. A form that was opened later has entries of the same text, with other keys. */
function doubtedEntry(
  { field, read }: Doubt,
  { list, key, title }: NonNullable<Doubt['entry']>,
  values: ProfileFormValues,
): ProfileFormValues[EntryList][number] | undefined {
  const entries: readonly ProfileFormValues[EntryList][number][] = values[list];
  const own = entries.find((entry) => entry.key === key);
  if (own) return own;
  const alike = entries.filter((entry) => textOf(getIn(entry, field)) === read);
  return alike.find((entry) => titleOf(list, entry) === title) ?? alike[0];
}

function doubtCheck(doubt: Doubt, values: ProfileFormValues): Omit<Check, 'isDone'> | null {
  const { field, entry } = doubt;
  if (field === '') return { path: '', label: 'Not in your profile', entry: '', value: '', doubt };
  if (!entry) {
    const value = shownValue(values, field);
    return { path: field, label: fieldLabel(field), entry: '', value, doubt };
  }
  const found = doubtedEntry(doubt, entry, values);
  if (!found) return null;
  return {
    path: `${entry.list}.${values[entry.list].indexOf(found as never)}.${field}`,
    label: ENTRY_FIELDS[entry.list].find(({ name }) => name === field)?.label ?? field,
    entry: titleOf(entry.list, found),
    value: textOf(getIn(found, field)),
    doubt,
  };
}

/** What marks a row as visited. */
export const visitOf = ({ path, doubt }: Pick<Check, 'path' | 'doubt'>): string =>
  path || (doubt?.text ?? '');

/**
 * The rows of "Check these": what was missing, and the doubts about what the form took from the resume.
 */
export function listChecks(
  values: ProfileFormValues,
  { missing, doubts, taken, visited }: OpenChecks,
): Check[] {
  const doubtChecks = doubts
    .filter(
      ({ field, entry }) =>
        field === '' || missing.includes(field) || taken.includes(entry?.list ?? field),
    )
    .flatMap((doubt): Check[] => {
      const check = doubtCheck(doubt, values);
      if (!check) return [];
      const isVisited = visited.includes(visitOf(check)) && !missing.includes(check.path);
      return [{ ...check, isDone: isVisited || check.value !== doubt.read }];
    });
  const missingChecks = missing
    .filter((path) => doubtChecks.every((check) => check.path !== path))
    .map((path): Check => {
      const value = textOf(getIn(values, path));
      const isDone = value !== '';
      return { path, label: fieldLabel(path), entry: '', value, doubt: null, isDone };
    });
  return [...missingChecks, ...doubtChecks];
}
