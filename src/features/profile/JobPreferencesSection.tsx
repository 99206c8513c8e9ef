import { FormCheckbox } from '#ui/FormCheckbox.tsx';
import { FormSelectField } from '#ui/FormSelectField.tsx';
import { FormTextField } from '#ui/FormTextField.tsx';
import { Section } from '#ui/Section.tsx';
import { FieldGrid } from '#ui/Stack.tsx';
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
