import { FormCheckbox } from '#ui/fields/FormCheckbox.tsx';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { JOB_TYPES } from './jobPreferences.ts';

const OPTIONS = JOB_TYPES.map((type) => ({ value: type, label: type }));

export const JobPreferencesSection = () => (
  <Section title="Job Preferences" text="Saved in this browser only.">
    <FieldGrid>
      <FormTextField name="jobPreferences.location" label="Preferred Location" />
      <FormSelectField name="jobPreferences.jobType" label="Job Type" options={OPTIONS} />
    </FieldGrid>
    <FormCheckbox name="jobPreferences.remote">Remote</FormCheckbox>
  </Section>
);
