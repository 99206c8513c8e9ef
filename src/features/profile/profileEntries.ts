import { nanoid } from '@reduxjs/toolkit';
import type { Education, Experience, Project } from '#domain/contract/profile.ts';

/*
 * The repeatable entries of the profile form. Each has a React `key` that survives moving it, and its
 * optional fields are present but may be empty.
 */

interface Keyed {
  key: string;
}
export type ExperienceValues = Experience & Keyed;
export type EducationValues = Required<Education> & Keyed;
export type ProjectValues = Required<Project> & Keyed;

export const experienceToForm = (entry: Partial<Experience> = {}): ExperienceValues => ({
  title: '',
  company: '',
  location: '',
  startDate: '',
  endDate: '',
  description: '',
  technologies: [],
  ...entry,
  key: nanoid(),
});

export const educationToForm = (entry: Partial<Education> = {}): EducationValues => ({
  degree: '',
  institution: '',
  location: '',
  graduationYear: '',
  gpa: '',
  ...entry,
  key: nanoid(),
});

export const projectToForm = (entry: Partial<Project> = {}): ProjectValues => ({
  name: '',
  description: '',
  technologies: [],
  url: '',
  ...entry,
  key: nanoid(),
});

const isGiven = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** Whether an entry has the fields that make it worth saving (product spec, section 5, Profile). */
export const isWorthSaving = {
  experience: ({ title, company, description }: Partial<Experience>): boolean =>
    isGiven(title) || isGiven(company) || isGiven(description),
  education: ({ degree, institution }: Partial<Education>): boolean =>
    isGiven(degree) || isGiven(institution),
  projects: ({ name, description }: Partial<Project>): boolean =>
    isGiven(name) || isGiven(description),
};

/** Whether every field of the entry is empty. */
export const isBlankEntry = (entry: object): boolean =>
  Object.entries(entry).every(
    ([name, value]) =>
      name === 'key' || (Array.isArray(value) ? value.length === 0 : !isGiven(value)),
  );

/** A short title for an entry; '' while its fields are empty. */
export const entryTitle = {
  experience: ({ title, company }: Experience): string =>
    [title, company].filter(isGiven).join(', '),
  education: ({ degree, institution }: Education): string =>
    [degree, institution].filter(isGiven).join(', '),
  projects: ({ name }: Project): string => name.trim(),
};

/** The entry without its key, with text trimmed. */
function trimmed<Entry extends Keyed>({ key: _, ...entry }: Entry): Omit<Entry, 'key'> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as Omit<Entry, 'key'>;
}

export const formToExperience = (values: readonly ExperienceValues[]): Experience[] =>
  values.map(trimmed).filter(isWorthSaving.experience);

/** Omits an empty gpa (section 5). */
export const formToEducation = (values: readonly EducationValues[]): Education[] =>
  values
    .map(trimmed)
    .filter(isWorthSaving.education)
    .map(({ gpa, ...entry }) => (gpa ? { ...entry, gpa } : entry));

/** Omits an empty url (section 5) and completes the others with `toAddress`. */
export const formToProjects = (
  values: readonly ProjectValues[],
  toAddress: (typed: string) => string,
): Project[] =>
  values
    .map(trimmed)
    .filter(isWorthSaving.projects)
    .map(({ url, ...entry }) => (url ? { ...entry, url: toAddress(url) } : entry));
