import { type FormikErrors, type FormikTouched, getIn } from 'formik';
import { entryTitle } from './profileEntries.ts';
import { CONTACT_FIELDS, isEntryList, type ProfileSection } from './profileFields.ts';
import type { ProfileFormValues } from './profileFormValues.ts';

/** The texts of a field; a checked box is its label. */
function textsOf(value: unknown, label: string): string[] {
  if (Array.isArray(value)) return value;
  const text = value === true ? label : String(value || '').trim();
  return text === '' ? [] : [text];
}

/** What a section of the profile holds, in one line, and a figure for its end; '' for nothing. */
export function sectionSummary(
  { id, fields }: ProfileSection,
  values: object,
): { about: string; aside: string } {
  if (isEntryList(id)) {
    const entries = getIn(values, id) as never[];
    const titles = entries.map(entryTitle[id]).filter((title) => title !== '');
    const order = id === 'experience' && entries.length > 1 ? ', latest first' : '';
    return {
      about: titles.join('; '),
      aside: entries.length > 0 ? `${entries.length}${order}` : '',
    };
  }
  const count = fields
    .map(({ name }) => getIn(values, name) as unknown)
    .reduce((sum: number, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
  return {
    about: fields.flatMap(({ name, label }) => textsOf(getIn(values, name), label)).join(', '),
    aside: count > 0 ? String(count) : '',
  };
}

const shows = (error: unknown, touched: unknown): boolean =>
  typeof error === 'object' && error !== null
    ? Object.entries(error).some(([name, inner]) => shows(inner, getIn(touched, name)))
    : Boolean(error && touched);

/** Whether a field of the section shows an error. */
export function sectionShowsError(
  { id, fields }: ProfileSection,
  errors: FormikErrors<ProfileFormValues>,
  touched: FormikTouched<ProfileFormValues>,
): boolean {
  const names = [id, ...fields.map(({ name }) => name)];
  if (id === 'personalInfo') names.push(...CONTACT_FIELDS.map(({ name }) => name));
  return names.some((name) => shows(getIn(errors, name), getIn(touched, name)));
}
