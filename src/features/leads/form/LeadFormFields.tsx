import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { LEAD_CATEGORIES, type LeadStatus } from '#domain/contract/enums.ts';
import { FORM_LEAD_STATUSES, LEAD_CATEGORY_LABELS, LEAD_STATUS_LABELS } from '#domain/lead.ts';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import type { LeadFormValues } from './leadFormValues.ts';
import { ReadWithModel } from './ReadWithModel.tsx';

/** Sections of the lead form (product spec, section 2, Add/Edit Lead form). */

const CATEGORY_OPTIONS = LEAD_CATEGORIES.map((value) => ({
  value,
  label: LEAD_CATEGORY_LABELS[value],
}));

/** The form's statuses, plus the lead's own one. */
function statusOptions(current: LeadStatus) {
  const offered: readonly LeadStatus[] = FORM_LEAD_STATUSES;
  const statuses = offered.includes(current) ? offered : [...offered, current];
  return statuses.map((value) => ({ value, label: LEAD_STATUS_LABELS[value] }));
}

export const LeadCategoryField = () => (
  <FormSelectField name="type" label="Type" options={CATEGORY_OPTIONS} />
);

export function LeadStatusField() {
  const { initialValues } = useFormikContext<LeadFormValues>();
  const statuses = useMemo(() => statusOptions(initialValues.status), [initialValues.status]);
  return <FormSelectField name="status" label="Status" options={statuses} />;
}

export const PrimaryInformationSection = () => (
  <Section title="Primary Information">
    <FieldGrid>
      <FormTextField name="leadTitle" label="Lead Title / Position" required />
      <FormTextField name="company" label="Company / Organization" required />
      <LeadCategoryField />
      <LeadStatusField />
    </FieldGrid>
  </Section>
);

export function LeadDescriptionSection() {
  const { values } = useFormikContext<LeadFormValues>();
  return (
    <Section title="Lead Description" isTitleHidden>
      <FormTextField
        name="leadDescription"
        label="Lead Description"
        hint="Paste the job description. We use it to write your pitch."
        required
        multiline
        rows={6}
      />
      <ReadWithModel text={values.leadDescription} />
    </Section>
  );
}

export function PlatformInformationSection() {
  return (
    <Section title="Platform Information">
      <FieldGrid>
        <FormTextField name="foundWhere" label="Found Where" placeholder="LinkedIn, a referral…" />
        <FormTextField name="appliedWhere" label="Applied Where" placeholder="Company site…" />
        <FormTextField name="postingUrl" label="Posting URL" inputMode="url" />
        <FormTextField name="applicationUrl" label="Application URL" inputMode="url" />
      </FieldGrid>
    </Section>
  );
}

/** Four digits, so that a year has no fifth one while it is typed. */
export const DeadlineField = () => (
  <FormTextField name="deadline" label="Deadline" type="date" max="9999-12-31" />
);

export function AdditionalDetailsSection() {
  return (
    <Section title="Additional Details">
      <FieldGrid>
        <FormTextField name="location" label="Location" placeholder="Oslo, hybrid" />
        <FormTextField
          name="compensationRange"
          label="Compensation Range"
          placeholder="€70k to €85k"
        />
        <DeadlineField />
      </FieldGrid>
    </Section>
  );
}

export function ContactInformationSection() {
  return (
    <Section title="Contact Information">
      <FieldGrid>
        <FormTextField name="contactName" label="Contact Name" />
        <FormTextField name="contactEmail" label="Contact Email" inputMode="email" />
        <FormTextField name="contactPhone" label="Contact Phone" type="tel" />
        <FormTextField name="contactLinkedin" label="Contact LinkedIn" inputMode="url" />
      </FieldGrid>
    </Section>
  );
}
