import { useFormikContext } from 'formik';
import type { LeadFormField } from '#domain/contract/leadFields.ts';
import type { PickField } from '#features/extraction/index.ts';
import type { LeadFormValues } from './leadFormValues.ts';

/** The fields that take words of the posting, required ones first, with their short names in the menu. */
export const PICK_NAMES = {
  leadTitle: 'Title',
  company: 'Company',
  location: 'Place',
  compensationRange: 'Pay',
  deadline: 'Deadline',
  contactEmail: 'Contact',
} satisfies Partial<Record<LeadFormField, string>>;
const MORE_PICK_NAMES = {
  contactName: 'Contact name',
  reference: 'Reference',
  employmentType: 'Employment type',
} satisfies Partial<Record<LeadFormField, string>>;

/** The fields of the form that take words, and the words that their values rest on. */
export function usePickFields(text: string, read: Record<string, string>) {
  const { values } = useFormikContext<LeadFormValues>();
  const names = { ...PICK_NAMES, ...MORE_PICK_NAMES };
  const fields: PickField[] = (Object.keys(names) as (keyof typeof names)[]).map((name) => ({
    name,
    label: names[name],
    isEmpty: values[name].trim() === '',
  }));
  const quotes = Object.fromEntries(
    fields
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ name }) => {
        const value = values[name as LeadFormField].trim();
        // What is typed is marked, too, if the posting has it.
        return [name, value.length > 2 && text.includes(value) ? value : (read[name] ?? '')];
      }),
  );
  return { fields, quotes };
}
