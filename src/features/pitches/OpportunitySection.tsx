import { useFormikContext } from 'formik';
import { pitchImportMessage } from '#api/errorMessages.ts';
import { LinkedInImport } from '#features/extraction/index.ts';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { LeadPicker } from './LeadPicker.tsx';
import {
  fieldsFromPost,
  fieldsFromPosting,
  leadIdOf,
  type PitchFormValues,
} from './pitchFormValues.ts';
import { CATEGORY_OPTIONS } from './pitchOptions.ts';
import { useFillFromLead } from './useFillFromLead.ts';
import { useForgetDeletedLead } from './useForgetDeletedLead.ts';
import { useRequestedLead } from './useRequestedLead.ts';

/** The opportunity: imported from a post, copied from a lead, or typed. */
export function OpportunitySection() {
  const { values } = useFormikContext<PitchFormValues>();
  const fillIn = useFillFromLead();
  useRequestedLead(fillIn);
  useForgetDeletedLead();
  return (
    <Section title="Opportunity">
      <LinkedInImport
        label="Import from a LinkedIn post"
        descriptionField="description"
        draft={{ name: 'pitch', survivesNavigation: true }}
        fieldsFromPost={fieldsFromPost}
        fieldsFromPosting={fieldsFromPosting}
        messageFor={pitchImportMessage}
      />
      <LeadPicker leadId={leadIdOf(values)} onPick={fillIn} />
      <FieldGrid>
        <FormTextField name="company" label="Company" required />
        <FormTextField name="position" label="Position" required />
      </FieldGrid>
      <FormTextField name="description" label="Description" multiline rows={5} />
      <FieldGrid>
        <FormSelectField name="category" label="Opportunity Type" options={CATEGORY_OPTIONS} />
        <FormTextField name="location" label="Location" />
        <FormTextField name="contactName" label="Contact Name" />
        <FormTextField name="contactEmail" label="Contact Email" inputMode="email" />
      </FieldGrid>
      <FormTextField name="contactLinkedin" label="Contact LinkedIn" inputMode="url" />
    </Section>
  );
}
