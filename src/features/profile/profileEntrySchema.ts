import { array, object, type StringSchema, string } from 'yup';
import { LIMITS } from '#domain/contract/limits.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { atMost } from '#ui/atMost.ts';
import { isBlankEntry, isKept } from './profileEntries.ts';

/** The rules of the profile form's fields, one by one, and of its repeatable entries (section 5). */

export const line = (label: string) => atMost(label, LIMITS.profileLine);
export const prose = (label: string) => atMost(label, LIMITS.profileText);

/** A web address, on `host` when one is named: it is sent only if it is there. */
export const webAddress = (label: string, host = '') =>
  atMost(label, LIMITS.url).test(
    'web-address',
    `${label} must be a web address${host ? ` on ${host}` : ''}.`,
    (typed = '') =>
      typed === '' || (toWebAddress(typed) !== null && typed.toLowerCase().includes(host)),
  );

/** A comma-separated list; `longest` is the most that one item takes, in characters. */
export const list = (label: string, longest: number = LIMITS.profileLine) =>
  array()
    .of(string().defined())
    .test(
      'list',
      () =>
        `${label} takes at most ${LIMITS.profileList} entries of ${longest.toLocaleString()} characters.`,
      (items = []) =>
        items.length <= LIMITS.profileList && items.every((item) => item.length <= longest),
    );

/**
 * Entries without any of these words are not kept. One that has other words is refused, so that
 * nothing typed is dropped; one that is blank is left out.
 */
const naming = (field: StringSchema, message: string, kept: (entry: object) => boolean) =>
  field.test('kept', message, (_, { parent }) => isBlankEntry(parent) || kept(parent));

const experience = object({
  title: naming(
    line('Title'),
    'Please give a title, a company or a description, or remove this entry.',
    isKept.experience,
  ),
  company: line('Company'),
  location: line('Location'),
  startDate: line('Start Date'),
  endDate: line('End Date'),
  description: prose('Description'),
  technologies: list('Technologies'),
});

const education = object({
  degree: naming(
    line('Degree'),
    'Please give a degree or an institution, or remove this entry.',
    isKept.education,
  ),
  institution: line('Institution'),
  location: line('Location'),
  graduationYear: line('Graduation Year'),
  gpa: line('GPA'),
});

const project = object({
  name: naming(
    line('Name'),
    'Please give a name or a description, or remove this entry.',
    isKept.projects,
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
