import { array, number, type ObjectSchema, object, type Schema, string } from 'yup';
import { LIMITS } from '#domain/contract/limits.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { atMost } from '#ui/fields/atMost.ts';
import { isBlankEntry, isWorthSaving } from './profileEntries.ts';
import {
  CONTACT_FIELDS,
  ENTRY_FIELDS,
  type EntryList,
  type FieldKind,
  PROFILE_SECTIONS,
  type ProfileField,
} from './profileFields.ts';
import { typedNumber } from './profileFormValues.ts';

/* Validation of the profile form (product spec, section 5), with the limits of the contract. */

/** An email address, or nothing. */
const emailRule = (label: string) =>
  atMost(label, LIMITS.email).test(
    'email',
    'Please enter a valid email address.',
    (typed = '') => typed === '' || isEmailAddress(typed),
  );

/** A web address, on `host` when one is given. */
const webAddress = (host: string) => (label: string) =>
  atMost(label, LIMITS.url).test(
    'web-address',
    `${label} must be a web address${host ? ` on ${host}` : ''}.`,
    (typed = '') =>
      typed === '' || (toWebAddress(typed) !== null && typed.toLowerCase().includes(host)),
  );

const years = (label: string) =>
  number()
    .transform((_, typed) => typedNumber(typed ?? ''))
    .typeError(`${label} must be a number.`)
    .min(0, `${label} must be 0 or more.`)
    .max(LIMITS.yearsOfExperience, `${label} must be ${LIMITS.yearsOfExperience} or less.`);

const text = (limit: number) => (label: string) => atMost(label, limit);

/** A list; `longest` is the limit of one item in characters. */
const list = (longest: number) => (label: string) =>
  array()
    .of(string().defined())
    .test(
      'list',
      () =>
        `${label} must have ${LIMITS.profileList} entries or fewer, each ${longest.toLocaleString()} characters or fewer.`,
      (items = []) =>
        items.length <= LIMITS.profileList && items.every((item) => item.length <= longest),
    );

const RULES: Partial<Record<FieldKind, (label: string) => Schema>> = {
  name: text(LIMITS.personName),
  email: emailRule,
  phone: text(LIMITS.phone),
  location: text(LIMITS.location),
  linkedin: webAddress('linkedin.com'),
  github: webAddress('github.com'),
  address: webAddress(''),
  line: text(LIMITS.profileLine),
  prose: text(LIMITS.profileText),
  years,
  list: list(LIMITS.profileLine),
  lines: list(LIMITS.profileText),
};

function ruleOf({ label, kind, required }: ProfileField): Schema | undefined {
  const rule = RULES[kind]?.(label);
  return required ? rule?.test('required', required, (value) => value?.length > 0) : rule;
}

/** The rules of fields, nested as their names are. */
function rulesOf(fields: readonly ProfileField[]): ObjectSchema<object> {
  const shape: Record<string, Schema> = {};
  const nested = Object.groupBy(fields, ({ name }) => name.split('.')[0] ?? '');
  for (const [head, group = []] of Object.entries(nested)) {
    const inner = group.map((field) => ({ ...field, name: field.name.slice(head.length + 1) }));
    const rule = group[0]?.name === head ? ruleOf(group[0]) : rulesOf(inner);
    if (rule) shape[head] = rule;
  }
  return object(shape);
}

/**
 * A blank entry is left out. An entry with text but without the fields that make it worth saving is an
 * error, so typed text isn't lost.
 */
function entryRules(list: EntryList, needed: string) {
  const [{ name }] = ENTRY_FIELDS[list];
  const rules = rulesOf(ENTRY_FIELDS[list]);
  const named = (rules.fields as Record<string, Schema>)[name]?.test(
    'worth-saving',
    `Add a ${needed}, or remove this entry.`,
    (_, { parent }) => isBlankEntry(parent) || isWorthSaving[list](parent),
  );
  return array().of(rules.shape(named ? { [name]: named } : {}));
}

export const profileFormSchema = rulesOf([
  ...PROFILE_SECTIONS.flatMap(({ fields }) => fields),
  ...CONTACT_FIELDS,
]).shape({
  experience: entryRules('experience', 'title, company or description'),
  education: entryRules('education', 'degree or institution'),
  projects: entryRules('projects', 'name or description'),
});
