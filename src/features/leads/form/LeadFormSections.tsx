import { useFormikContext } from 'formik';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { LeadField } from './LeadField.tsx';
import type { LeadFormValues } from './leadFormValues.ts';
import { ReadWithModel } from './ReadWithModel.tsx';

/** Sections of the lead form (product spec, section 2, Add/Edit Lead form). */
export function LeadFormSections() {
  const { values } = useFormikContext<LeadFormValues>();
  return (
    <>
      <Section title="Primary Information">
        <FieldGrid>
          <LeadField name="leadTitle" />
          <LeadField name="company" />
          <LeadField name="type" />
          <LeadField name="status" />
        </FieldGrid>
      </Section>
      <Section title="Lead Description" isTitleHidden>
        <LeadField
          name="leadDescription"
          hint="Paste the job description. We use it to write your pitch."
          rows={6}
        />
        <ReadWithModel text={values.leadDescription} />
      </Section>
      <Section title="Platform Information">
        <FieldGrid>
          <LeadField name="foundWhere" placeholder="LinkedIn, a referral…" />
          <LeadField name="appliedWhere" placeholder="Company site…" />
          <LeadField name="postingUrl" />
          <LeadField name="applicationUrl" />
        </FieldGrid>
      </Section>
      <Section title="Additional Details">
        <FieldGrid>
          <LeadField name="location" placeholder="Oslo, hybrid" />
          <LeadField name="compensationRange" placeholder="€70k to €85k" />
          <LeadField name="deadline" />
        </FieldGrid>
      </Section>
      <Section title="Contact Information">
        <FieldGrid>
          <LeadField name="contactName" />
          <LeadField name="contactEmail" />
          <LeadField name="contactPhone" />
          <LeadField name="contactLinkedin" />
        </FieldGrid>
      </Section>
    </>
  );
}
