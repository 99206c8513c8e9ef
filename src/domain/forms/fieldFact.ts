import formFields from '#domain/words/data/formFields.json' with { type: 'json' };
import { type DatePart, datePartOf } from './datePart.ts';
import type { FormField } from './formField.ts';
import {
  type FormFact,
  factOfLabel,
  factOfPosition,
  isForeignLabel,
  isOfOthers,
  isSensitive,
  labelWords,
  sectionOf,
} from './formLabel.ts';

/** The tokens of HTML's `autocomplete` (section 4.10.18.7.1) that a profile can answer. */
const TOKENS: Record<string, FormFact> = {
  name: 'name',
  'given-name': 'givenName',
  'family-name': 'familyName',
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
  'tel-country-code': 'phoneCountry',
  'address-level2': 'city',
  'address-level1': 'region',
  country: 'country',
  'country-name': 'country',
};

/** What the page tells browsers to fill in; nothing for an address of shipping, billing or a fax. */
function autocompleteFact(autocomplete: string): FormFact | undefined {
  const tokens = autocomplete.toLowerCase().split(/\s+/);
  const rest = tokens.slice(0, -1).filter((token) => token !== 'home' && token !== 'mobile');
  return rest.length === 0 ? TOKENS[tokens.at(-1) ?? ''] : undefined;
}

/** A fact, and for a position or a school which of them. */
export interface FieldFact {
  fact: FormFact;
  section?: 'experience' | 'education';
  at?: number;
  /** Only this part of a date. */
  part?: DatePart;
  /** Only the page's hint for browsers says so: the label isn't known. */
  isHinted?: boolean;
}

/** Facts that are the same wherever a form asks for them. */
const ANYWHERE: ReadonlySet<FormFact> = new Set(['linkedin', 'github']);
const OF_SECTION: Record<string, readonly FormFact[]> = {
  experience: ['title', 'company', 'location'],
  education: ['school', 'degree', 'graduation'],
};

/** What a person calls the field. */
export const nameOfField = ({ label, placeholder }: FormField): string => label || placeholder;

/** Whether its group is about another person, or is sensitive and so never guessed. */
const isForeign = (group: string): boolean => isOfOthers(group) || isSensitive(group);

const isPlainName = (field: FormField): boolean =>
  formFields.plainNames.includes(labelWords(nameOfField(field)));

function factOfFile({ group, description }: FormField, label: string): FormFact | undefined {
  const texts = [label, ...description.split('\n')];
  if (texts.some(isForeignLabel)) return undefined;
  const facts = [...texts, ...group.split('\n').toReversed()].map(factOfLabel);
  return facts.find((fact) => fact === 'resume' || fact === 'letter');
}

/** The part of a name that a field labeled only "Name" wants beside the others of its form. */
function plainNameFact(field: FormField, fields: readonly FormField[]): FormFact {
  const others = fields
    .filter(({ id, form }) => id !== field.id && form === field.form)
    .map((other) => factOfLabel(nameOfField(other)));
  if (others.includes('givenName')) return 'familyName';
  return others.includes('familyName') ? 'givenName' : 'name';
}

const PERSON: ReadonlySet<FormFact> = new Set([
  'name',
  'givenName',
  'familyName',
  'email',
  'phone',
  'city',
  'location',
  'country',
  'linkedin',
  'github',
  'website',
]);
const OF_TYPE: Readonly<Record<string, FormFact>> = { email: 'email', tel: 'phone' };

/** "candidate[first_name]" and "applicant.firstName" are a first name. */
const lastWords = (name: string): string =>
  (name.match(/[\p{L}_-]{2,}/gu)?.at(-1) ?? '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[_-]/g, ' ');

/**
 * What the page tells browsers, where the label says nothing against it: how they fill the field and, without a label,
 * what its value is sent as.
 */
function hintedFact({ autocomplete, type, name }: FormField, label: string): FormFact | undefined {
  const words = label || lastWords(name);
  if (isForeignLabel(words) || factOfPosition(words)) return undefined;
  const named = label === '' ? factOfLabel(words) : undefined;
  const ofName = named && PERSON.has(named) ? named : undefined;
  return autocompleteFact(autocomplete) ?? OF_TYPE[type] ?? ofName;
}

/** The whole date that a field wants a part of: by its own words, or by the heading around it. */
function dateOf({ group }: FormField, label: string): { part?: DatePart; name: string } {
  const { part, of = '' } = factOfLabel(label) ? {} : (datePartOf(label) ?? {});
  const around = group.split('\n').at(-1) ?? '';
  return { ...(part && { part }), name: part ? of || around : label };
}

/** Facts that another job may have, too. */
const OF_ANY_JOB: ReadonlySet<FormFact> = new Set(['start', 'summary']);

const OF_JOB: ReadonlySet<FormFact | undefined> = new Set<FormFact>(['title', 'company']);

/** Whether a field shares its heading with the title or company of a job. */
const isOfJob = (field: FormField, fields: readonly FormField[]): boolean =>
  field.group !== '' &&
  fields.some(({ group, ...other }) => {
    const isAround = group !== '' && `${field.group}\n`.startsWith(`${group}\n`);
    const isBeside = isAround && other.id !== field.id;
    return isBeside && OF_JOB.has(factOfPosition(other.label || other.placeholder));
  });

/** What a field below the heading of a job asks for; only a checkbox or a choice whether one still works there. */
function factInSection(
  { kind }: FormField,
  section: 'experience' | 'education',
  label: string,
): FormFact | undefined {
  const fact = section === 'experience' ? factOfPosition(label) : undefined;
  const isAsked = kind === 'check' || kind === 'choice';
  return fact === 'current' && !isAsked ? undefined : fact;
}

/** Whether a field is below the heading of a job or a school in a form that asks for several of them. */
function isOfSeveral(field: FormField, fields: readonly FormField[]): boolean {
  const starts = fields.filter((other) => {
    const label = nameOfField(other);
    const isStart = factOfPosition(label) === 'company' || factOfLabel(label) === 'school';
    return isStart && other.form === field.form;
  });
  const [first] = starts;
  return (
    starts.length > 1 &&
    starts.some(({ group }) => group === field.group) &&
    fields.indexOf(field) > fields.indexOf(first as FormField)
  );
}

/** Facts that one job or school has as well as the applicant. */
const OF_SEVERAL: ReadonlySet<FormFact> = new Set([
  ...['start', 'summary', 'phone', 'email', 'website'],
  ...['city', 'region', 'country', 'location'],
] as FormFact[]);

/** Which fact of the applicant each field asks for, by its id. A field that may ask for anything else has none. */
export function fieldFacts(fields: readonly FormField[]): Map<string, FieldFact> {
  const facts = new Map<string, FieldFact>();
  const entries = new Map<string, number>();
  for (const field of fields) {
    const { part, name: label } = dateOf(field, nameOfField(field));
    const section = sectionOf(field.group);
    const found = factOfLabel(label);
    let fact: FieldFact | undefined;
    if (field.kind === 'file') {
      const kind = factOfFile(field, label);
      if (kind) fact = { fact: kind };
    } else if (section && !(found && ANYWHERE.has(found))) {
      if (isOfOthers(field.group)) continue;
      const ofPosition = factInSection(field, section, label);
      const asked = ofPosition ?? found;
      const isOwn = ofPosition && (OF_JOB.has(asked) || isOfJob(field, fields));
      if (asked && (isOwn || (!ofPosition && OF_SECTION[section]?.includes(asked)))) {
        const key = `${section} ${asked} ${part}`;
        const at = entries.get(key) ?? 0;
        entries.set(key, at + 1);
        fact = { fact: asked, section, at };
      }
    } else if (!isForeign(field.group)) {
      const hinted = found ? undefined : hintedFact(field, label);
      if (found && OF_ANY_JOB.has(found) && isOfJob(field, fields)) continue;
      if (found && OF_SEVERAL.has(found) && isOfSeveral(field, fields)) continue;
      // What is asked again in the same words is of something else: an address before, another school.
      const asked = `${field.form} ${found ?? hinted} ${part} ${labelWords(label)}`;
      if (entries.has(asked)) continue;
      if (found ?? hinted) entries.set(asked, 0);
      if (found) fact = { fact: isPlainName(field) ? plainNameFact(field, fields) : found };
      else if (hinted) fact = { fact: hinted, isHinted: label !== '' };
    }
    if (fact && part) fact.part = part;
    if (fact) facts.set(field.id, fact);
  }
  return facts;
}

/** So many fields of a person make a form an application. */
const FEWEST = 4;

/** The fields of the page's application: a form with a resume, or with four fields of a person; else all forms but a sign-up. */
export function applicationFields(fields: readonly FormField[]): {
  fields: FormField[];
  isApplication: boolean;
} {
  const facts = fieldFacts(fields);
  const forms = Map.groupBy(fields, ({ form }) => form);
  const isApplication = (form: readonly FormField[]): boolean => {
    const found = form.flatMap(({ id }) => facts.get(id)?.fact ?? []);
    return found.includes('resume') || found.filter((fact) => PERSON.has(fact)).length >= FEWEST;
  };
  const applications = [...forms.values()].filter(isApplication);
  const isSignUp = (form: readonly FormField[]) =>
    form.every((field) => field.type === 'email' || facts.get(field.id)?.fact === 'email');
  const shown =
    applications.length > 0 ? applications : [...forms.values()].filter((form) => !isSignUp(form));
  return { fields: shown.flat(), isApplication: applications.length > 0 };
}
