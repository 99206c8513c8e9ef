import { useFormikContext } from 'formik';
import { NAME_AND_EMAIL_MISSING } from '#domain/profile/profile.ts';
import { ErrorText } from '#ui/fields/Field.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { ListField } from './ListField.tsx';
import type { ProfileFormValues } from './profileFormValues.ts';

const COMMAS = 'Separate with commas, or press Enter.';

export function PersonalInformationSection() {
  const { values, submitCount } = useFormikContext<ProfileFormValues>();
  const { name, email } = values.personalInfo;
  const isIncomplete = submitCount > 0 && (name.trim() === '' || email.trim() === '');
  return (
    <Section title="Personal Information">
      {isIncomplete && <ErrorText role="alert">{NAME_AND_EMAIL_MISSING}</ErrorText>}
      <FieldGrid>
        <FormTextField name="personalInfo.name" label="Name" autoComplete="name" required />
        <FormTextField
          name="personalInfo.email"
          label="Email"
          type="email"
          autoComplete="email"
          required
        />
        <FormTextField name="personalInfo.phone" label="Phone" type="tel" autoComplete="tel" />
        <FormTextField name="personalInfo.location" label="Location" />
        <FormTextField
          name="personalInfo.linkedin"
          label="LinkedIn"
          placeholder="linkedin.com/in/…"
        />
        <FormTextField name="personalInfo.github" label="GitHub" placeholder="github.com/…" />
        <FormTextField name="personalInfo.portfolio" label="Portfolio" inputMode="url" />
      </FieldGrid>
    </Section>
  );
}

export function SummarySection() {
  return (
    <Section id="professionalSummary" title="Professional Summary" isTitleHidden>
      <FormTextField
        name="professionalSummary"
        label="Professional Summary"
        hint="What you do, who for, and the results. Two to five sentences."
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
    <Section id="skills" title="Skills" text={COMMAS}>
      <ListField
        name="skills.technicalSkills"
        label="Technical Skills"
        placeholder="TypeScript, PostgreSQL, Kubernetes"
        required
      />
      <ListField name="skills.softSkills" label="Soft Skills" />
      <ListField name="skills.certifications" label="Certifications" />
    </Section>
  );
}

export function AdditionalInformationSection() {
  return (
    <Section id="additionalInfo" title="Additional Information" text={COMMAS}>
      <FieldGrid>
        <ListField name="additionalInfo.languages" label="Languages" />
        <ListField name="additionalInfo.interests" label="Interests" />
      </FieldGrid>
      <ListField name="additionalInfo.achievements" label="Achievements" />
    </Section>
  );
}

export function ContactInformationSection() {
  return (
    <Section id="contactInfo" title="Contact Information" text="How people can reach you.">
      <FieldGrid>
        <FormTextField name="contactInfo.email" label="Contact Email" type="email" />
        <FormTextField
          name="contactInfo.linkedin"
          label="Contact LinkedIn"
          placeholder="linkedin.com/in/…"
        />
        <FormTextField name="contactInfo.location" label="Contact Location" />
      </FieldGrid>
    </Section>
  );
}

export function ValuePropositionsSection() {
  return (
    <Section id="valueProps" title="Value Propositions" text="What clients can expect from you.">
      <FieldGrid>
        <FormTextField name="valueProps.deliveryTime" label="Delivery Time" multiline rows={2} />
        <FormTextField
          name="valueProps.communicationStyle"
          label="Communication Style"
          multiline
          rows={2}
        />
        <FormTextField
          name="valueProps.supportAfterDelivery"
          label="Support After Delivery"
          multiline
          rows={2}
        />
        <FormTextField name="valueProps.pricing" label="Pricing" multiline rows={2} />
      </FieldGrid>
    </Section>
  );
}
