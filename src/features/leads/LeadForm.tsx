import { Formik, useFormikContext } from 'formik';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Lead } from '#domain/contract/leads.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { Button } from '#ui/Button.tsx';
import { FocusFirstError } from '#ui/FocusFirstError.tsx';
import { FocusFirstField } from '#ui/FocusFirstField.tsx';
import { FormFooter, FormPage, FormSheet } from '#ui/FormSheet.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import {
  AdditionalDetailsSection,
  ContactInformationSection,
  LeadDescriptionSection,
  PlatformInformationSection,
  PrimaryInformationSection,
} from './LeadFormFields.tsx';
import { LinkedInImportSection } from './LinkedInImportSection.tsx';
import { leadFormSchema } from './leadFormSchema.ts';
import { EMPTY_LEAD_FORM, type LeadFormValues, leadToForm } from './leadFormValues.ts';
import { PitchSection } from './PitchSection.tsx';
import { useDuplicateQuestion } from './useDuplicateQuestion.ts';
import { useSaveLead } from './useSaveLead.ts';

/** How long a saved form stays open, in milliseconds (product spec, section 9). */
const CLOSE_DELAY = 100;

const draftName = (leadId = 'new') => `lead/${leadId}`;

interface LeadFormProps {
  /** Without a lead, the form adds one. */
  lead: Lead | undefined;
  onClose: () => void;
}

/** Adds or edits a lead. Replaces the list. */
export function LeadForm({ lead: openedLead, onClose }: LeadFormProps) {
  // Changes are relative to the lead as it was when the form opened, not to later updates of it.
  const [lead] = useState(openedLead);
  const saveLead = useSaveLead(lead);
  const maySave = useDuplicateQuestion();
  const { requestClose, closeSaved } = useUnsavedChanges(draftName(lead?.id), onClose);

  async function save(values: LeadFormValues) {
    const { leadTitle: title, company } = values;
    if (!lead && !(await maySave({ title, company }))) return;
    if (await saveLead(values)) await closeSaved(CLOSE_DELAY);
  }

  return (
    <Formik
      initialValues={lead ? leadToForm(lead) : EMPTY_LEAD_FORM}
      validationSchema={leadFormSchema}
      onSubmit={save}
    >
      <LeadFormPage title={lead ? 'Edit Lead' : 'Add Lead'} lead={lead} onClose={requestClose} />
    </Formik>
  );
}

interface LeadFormPageProps {
  title: string;
  lead: Lead | undefined;
  onClose: () => void;
}

function LeadFormPage({ title, lead, onClose }: LeadFormPageProps) {
  const formik = useFormikContext<LeadFormValues>();
  useDraft(draftName(lead?.id), formDraft(formik));
  return (
    <FormPage>
      <PageHeader
        title={title}
        actions={
          <Button variant="ghost" icon={ArrowLeft} onClick={onClose}>
            Back to Leads
          </Button>
        }
      />
      <FormSheet noValidate>
        <FocusFirstField />
        <FocusFirstError />
        <LinkedInImportSection />
        <PrimaryInformationSection />
        <LeadDescriptionSection />
        <PlatformInformationSection />
        <AdditionalDetailsSection />
        <ContactInformationSection />
        <PitchSection lead={lead} />
        <FormFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={formik.isSubmitting} busyLabel="Saving...">
            Save Lead
          </Button>
        </FormFooter>
      </FormSheet>
    </FormPage>
  );
}
