import { FormTextField } from '#ui/FormTextField.tsx';
import { Section } from '#ui/Section.tsx';
import { FieldGrid } from '#ui/Stack.tsx';

export function PersonalInformationSection() {
  return (
    <Section title="Personal Information">
      <FieldGrid>
        <FormTextField name="name" label="Name" autoComplete="name" required />
        <FormTextField name="email" label="Email" type="email" autoComplete="email" required />
        <FormTextField name="location" label="Location" />
        <FormTextField name="linkedin" label="LinkedIn" placeholder="linkedin.com/in/…" />
        <FormTextField name="github" label="GitHub" placeholder="github.com/…" />
        <FormTextField name="portfolio" label="Portfolio" inputMode="url" />
      </FieldGrid>
    </Section>
  );
}

export function SummarySection() {
  return (
    <Section title="Professional Summary">
      <FormTextField
        name="professionalSummary"
        label="Professional Summary"
        hint="What you do, for whom, and what came of it. Two to five sentences."
        required
        multiline
        rows={5}
      />
      <FieldGrid>
        <FormTextField name="yearsOfExperience" label="Years of Experience" inputMode="decimal" />
      </FieldGrid>
    </Section>
  );
}

export function SkillsSection() {
  return (
    <Section title="Skills" text="Separate several with commas.">
      <FormTextField
        name="technicalSkills"
        label="Technical Skills"
        placeholder="TypeScript, PostgreSQL, Kubernetes"
        required
      />
      <FormTextField name="softSkills" label="Soft Skills" />
      <FormTextField name="certifications" label="Certifications" />
    </Section>
  );
}
