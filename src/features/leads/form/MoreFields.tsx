import { useFormikContext } from 'formik';
import { hasField } from '#domain/leads/fieldsByCategory.ts';
import { Fold } from '#ui/layout/Fold.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { useFactFields } from './FormFacts.tsx';
import { FoldBody } from './formLayout.ts';
import { LeadField } from './LeadField.tsx';
import { type LeadFormField, leadFormField } from './leadFormFields.ts';
import type { LeadFormValues } from './leadFormValues.ts';

/** The sections (product spec, section 2, Add/Edit Lead form), each field with its word in the summary. */
const SECTIONS: readonly [string, readonly [LeadFormField, string][]][] = [
  [
    'Additional Details',
    [
      ['location', 'location'],
      ['compensationRange', 'pay'],
      ['deadline', 'deadline'],
    ],
  ],
  [
    'Contact Information',
    [
      ['contactName', 'contact'],
      ['contactEmail', 'email'],
      ['contactPhone', 'phone'],
      ['contactLinkedin', 'LinkedIn'],
    ],
  ],
  [
    'Platform Information',
    [
      ['foundWhere', 'where found'],
      ['appliedWhere', 'where applied'],
      ['postingUrl', 'posting URL'],
      ['applicationUrl', 'application URL'],
    ],
  ],
];

const capitalized = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** The fields that a lead rarely needs, with what is filled in the line that opens them. */
export function MoreFields() {
  const { values, initialValues } = useFormikContext<LeadFormValues>();
  const facts = useFactFields();
  const lead = { category: values.type || null, type: 'lead' } as const;
  const isShown = ([name]: [LeadFormField, string]) => {
    const field = leadFormField(name);
    const isOfType = !('lead' in field) || hasField(lead, field.lead);
    return !facts.includes(name) && (isOfType || values[name] !== '' || initialValues[name] !== '');
  };
  const sections = SECTIONS.map(([title, fields]) => [title, fields.filter(isShown)] as const);
  const words = (isFilled: boolean) =>
    sections
      .flatMap(([, fields]) => fields)
      .filter(([name]) => (values[name] !== '') === isFilled)
      .map(([, word]) => word)
      .join(', ');
  const filled = words(true);
  const rest = words(false);
  const text = filled && `${filled} filled${rest && '; '}`;

  return (
    <Fold title="More fields" about={capitalized(`${text}${rest}`)}>
      <FoldBody>
        {sections.map(
          ([title, fields]) =>
            fields.length > 0 && (
              <Section key={title} title={title}>
                <FieldGrid>
                  {fields.map(([name]) => (
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
