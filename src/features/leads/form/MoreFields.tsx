import { useFormikContext } from 'formik';
import {
  type FormSection,
  LEAD_FORM_NAMES,
  type LeadFormField,
  leadField,
} from '#domain/contract/leadFields.ts';
import { fieldWord, hasField } from '#domain/leads/leadField.ts';
import { Fold } from '#ui/layout/Fold.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { FoldBody } from './formLayout.ts';
import { LeadField } from './LeadField.tsx';
import type { LeadFormValues } from './leadFormValues.ts';

const SECTIONS: readonly FormSection[] = [
  'Additional Details',
  'Contact Information',
  'Platform Information',
];

/** A name inside a sentence: 'LinkedIn' stays. */
const inSentence = (name: string) =>
  name.replace(/^\p{Lu}[\p{Ll} ]+$/u, (word) => word.toLowerCase());
const capitalized = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** The fields that a lead rarely needs, with what is filled in the line that opens them. `shown` ones are above. */
export function MoreFields({ shown }: { shown: readonly LeadFormField[] }) {
  const { values, initialValues } = useFormikContext<LeadFormValues>();
  const lead = { category: values.type || null, type: 'lead' } as const;
  const isShown = (name: LeadFormField) =>
    !shown.includes(name) &&
    (hasField(lead, name) || values[name] !== '' || initialValues[name] !== '');
  const sections = SECTIONS.map((title) => ({
    title,
    fields: LEAD_FORM_NAMES.filter((name) => leadField(name).section === title && isShown(name)),
  }));
  const words = (isFilled: boolean) =>
    sections
      .flatMap(({ fields }) => fields)
      .filter((name) => (values[name] !== '') === isFilled)
      .map((name) => inSentence(fieldWord(lead, name)))
      .join(', ');
  const filled = words(true);
  const rest = words(false);
  const text = filled && `${filled} filled${rest && '; '}`;

  return (
    <Fold title="More fields" about={capitalized(`${text}${rest}`)}>
      <FoldBody>
        {sections.map(
          ({ title, fields }) =>
            fields.length > 0 && (
              <Section key={title} title={title}>
                <FieldGrid>
                  {fields.map((name) => (
                    <LeadField key={name} name={name} />
                  ))}
                </FieldGrid>
              </Section>
            ),
        )}
      </FoldBody>
    </Fold>
  );
}
