import { pitchImportMessage } from '#api/errorMessages.ts';
import { LinkedInImport } from '#features/extraction/index.ts';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { FieldGrid, Stack } from '#ui/layout/Stack.tsx';
import { fieldsFromPost, fieldsFromPosting } from './pitchFormValues.ts';
import { CATEGORY_OPTIONS } from './pitchOptions.ts';

/** An opportunity that isn't a lead: imported from a post, pasted or typed. */
export const PostingFields = () => (
  <Stack as="section" aria-label="Posting">
    <LinkedInImport
      label="Import from a LinkedIn post"
      descriptionField="description"
      draft={{ name: 'pitch', survivesNavigation: true }}
      fieldsFromPost={fieldsFromPost}
      fieldsFromPosting={fieldsFromPosting}
      messageFor={pitchImportMessage}
    />
    <FieldGrid>
      <FormTextField name="company" label="Company" required />
      <FormTextField name="position" label="Position" required />
    </FieldGrid>
    <FormTextField name="description" label="Description" multiline rows={3} />
    <FieldGrid>
      <FormSelectField name="category" label="Opportunity Type" options={CATEGORY_OPTIONS} />
      <FormTextField name="location" label="Location" />
      <FormTextField name="contactName" label="Contact Name" />
      <FormTextField name="contactEmail" label="Contact Email" inputMode="email" />
    </FieldGrid>
    <FormTextField name="contactLinkedin" label="Contact LinkedIn" inputMode="url" />
  </Stack>
);
