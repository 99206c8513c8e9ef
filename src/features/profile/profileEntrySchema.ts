import { array, object, type StringSchema, string } from 'yup';
import { LIMITS } from '#domain/contract/limits.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { atMost } from '#ui/fields/atMost.ts';
import { isBlankEntry, isWorthSaving } from './profileEntries.ts';

/* Validation of the profile form's fields and its repeatable entries (product spec, section 5). */

const line = (label: string) => atMost(label, LIMITS.profileLine);
export const prose = (label: string) => atMost(label, LIMITS.profileText);

/** A web address, on `host` when one is given. */
export const webAddress = (label: string, host = '') =>
  atMost(label, LIMITS.url).test(
    'web-address',
    `${label} must be a web address${host ? ` on ${host}` : ''}.`,
    (typed = '') =>
      typed === '' || (toWebAddress(typed) !== null && typed.toLowerCase().includes(host)),
  );

/** A comma-separated list; `longest` is the limit of one item in characters. */
export const list = (label: string, longest: number = LIMITS.profileLine) =>
  array()
    .of(string().defined())
    .test(
      'list',
      () =>
        `${label} must have ${LIMITS.profileList} entries or fewer, each ${longest.toLocaleString()} characters or fewer.`,
      (items = []) =>
        items.length <= LIMITS.profileList && items.every((item) => item.length <= longest),
    );

/**
 * A blank entry is left out. An entry with text but without the fields that make it worth saving is an
 * error, so typed text isn't lost.
 */
const worthSaving = (field: StringSchema, message: string, isValid: (entry: object) => boolean) =>
  field.test('worth-saving', message, (_, { parent }) => isBlankEntry(parent) || isValid(parent));

const experience = object({
  title: worthSaving(
    line('Title'),
    'Add a title, company or description, or remove this entry.',
    isWorthSaving.experience,
  ),
  company: line('Company'),
  location: line('Location'),
  startDate: line('Start Date'),
  endDate: line('End Date'),
  description: prose('Description'),
  technologies: list('Technologies'),
});

const education = object({
  degree: worthSaving(
    line('Degree'),
    'Add a degree or institution, or remove this entry.',
    isWorthSaving.education,
  ),
  institution: line('Institution'),
  location: line('Location'),
  graduationYear: line('Graduation Year'),
  gpa: line('GPA'),
});

const project = object({
  name: worthSaving(
    line('Name'),
    'Add a name or description, or remove this entry.',
    isWorthSaving.projects,
  ),
  description: prose('Description'),
  technologies: list('Technologies'),
  url: webAddress('URL'),
});

export const entrySchemas = {
  experience: array().of(experience),
  education: array().of(education),
  projects: array().of(project),
};
