import { pitchImportMessage } from '#api/errorMessages.ts';
import {
  PostingBox,
  ReadingContext,
  ReadTextField,
  useReading,
} from '#features/extraction/index.ts';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FieldGrid, Stack } from '#ui/layout/Stack.tsx';
import type { PitchFormValues } from './pitchFormValues.ts';
import { CATEGORY_OPTIONS } from './pitchOptions.ts';
import { usePitchWriters } from './usePitchWriters.ts';

/** An opportunity that isn't a lead: read from a posting, or typed. */
export function PostingFields() {
  const { modelFor } = usePitchWriters();
  const reading = useReading<PitchFormValues>({
    form: 'pitch',
    names: { title: 'position' },
    model: modelFor('pages'),
    postMessage: pitchImportMessage,
  });
  return (
    <ReadingContext value={reading}>
      <Stack as="section" aria-label="Posting">
        <PostingBox />
        <FieldGrid>
          <ReadTextField name="company" label="Company" required />
          <ReadTextField name="position" label="Position" required />
        </FieldGrid>
        <ReadTextField name="description" label="Description" multiline rows={3} />
        <FieldGrid>
          <FormSelectField name="category" label="Opportunity Type" options={CATEGORY_OPTIONS} />
          <ReadTextField name="location" label="Location" />
          <ReadTextField name="contactName" label="Contact Name" />
          <ReadTextField name="contactEmail" label="Contact Email" inputMode="email" />
        </FieldGrid>
        <ReadTextField name="contactLinkedin" label="Contact LinkedIn" inputMode="url" />
      </Stack>
    </ReadingContext>
  );
}
