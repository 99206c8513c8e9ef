import { useFormikContext } from 'formik';
import { pitchImportMessage } from '#api/errorMessages.ts';
import { useLinkedInImport } from '#features/extraction/index.ts';
import { ActionField } from '#ui/ActionField.tsx';
import { FormTextField } from '#ui/FormTextField.tsx';
import { Section } from '#ui/Section.tsx';
import { FieldGrid } from '#ui/Stack.tsx';
import { LeadPicker } from './LeadPicker.tsx';
import { fillFromLead, fillFromPost, type PitchFormValues } from './pitchFormValues.ts';

/** The opportunity: imported from a post, copied from a lead, or typed. */
export function OpportunitySection() {
  const { values, setValues } = useFormikContext<PitchFormValues>();
  const postImport = useLinkedInImport({
    draft: { name: 'pitch', survivesNavigation: true },
    onImported: (post) => setValues((now) => fillFromPost(now, post)),
    messageFor: pitchImportMessage,
  });

  return (
    <Section title="Opportunity">
      <ActionField label="Import from a LinkedIn post" {...postImport} />
      <LeadPicker
        leadId={values.leadId}
        onPick={(lead) => setValues((now) => fillFromLead(now, lead))}
      />
      <FieldGrid>
        <FormTextField name="company" label="Company" required />
        <FormTextField name="position" label="Position" required />
      </FieldGrid>
      <FormTextField name="description" label="Description" multiline rows={5} />
      <FieldGrid>
        <FormTextField name="location" label="Location" />
        <FormTextField name="contactName" label="Contact Name" />
        <FormTextField name="contactEmail" label="Contact Email" inputMode="email" />
      </FieldGrid>
    </Section>
  );
}
