import { Formik, useFormikContext } from 'formik';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Lead } from '#domain/contract/leads.ts';
import { useCloseWhenSaved } from '#features/shell/useCloseWhenSaved.ts';
import { useFormDraft } from '#features/shell/useFormDraft.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.tsx';
import { Button } from '#ui/Button.tsx';
import { FocusFirstError } from '#ui/FocusFirstError.tsx';
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
import { leadDraftName } from './leadDraftName.ts';
import { leadFormSchema } from './leadFormSchema.ts';
import { EMPTY_LEAD_FORM, type LeadFormValues, leadToForm } from './leadFormValues.ts';
import { PitchSection } from './PitchSection.tsx';
import { useSaveLead } from './useSaveLead.ts';

/** How long the saved form stays before it closes, in milliseconds (product spec, section 9). */
const CLOSE_DELAY = 100;

interface LeadFormProps {
  /** Without a lead, the form adds one. */
  lead: Lead | undefined;
  onClose: () => void;
}

/** Adds or edits a lead: a full page in place of the list. */
export function LeadForm({ lead: openedLead, onClose }: LeadFormProps) {
  // Changes are relative to the lead as it was when the form opened, whatever arrives meanwhile.
  const [lead] = useState(openedLead);
  const saveLead = useSaveLead(lead);
  const [saved, setSaved] = useCloseWhenSaved(onClose, CLOSE_DELAY);

  return (
    <Formik
      initialValues={lead ? leadToForm(lead) : EMPTY_LEAD_FORM}
      validationSchema={leadFormSchema}
      onSubmit={async (values: LeadFormValues) => setSaved(await saveLead(values))}
    >
      <LeadFormPage
        title={lead ? 'Edit Lead' : 'Add Lead'}
        leadId={lead?.id}
        saved={saved}
        onClose={onClose}
      />
    </Formik>
  );
}

interface LeadFormPageProps {
  title: string;
  leadId: string | undefined;
  saved: boolean;
  onClose: () => void;
}

function LeadFormPage({ title, leadId, saved, onClose }: LeadFormPageProps) {
  const { dirty, isSubmitting } = useFormikContext();
  const { requestClose, dialog } = useUnsavedChanges(dirty && !saved, onClose);
  useFormDraft<LeadFormValues>(leadDraftName(leadId));
  return (
    <FormPage>
      <PageHeader
        title={title}
        actions={
          <Button variant="ghost" icon={ArrowLeft} onClick={requestClose}>
            Back to Leads
          </Button>
        }
      />
      <FormSheet noValidate>
        <FocusFirstError />
        <LinkedInImportSection />
        <PrimaryInformationSection />
        <LeadDescriptionSection />
        <PlatformInformationSection />
        <AdditionalDetailsSection />
        <ContactInformationSection />
        <PitchSection leadId={leadId} />
        <FormFooter>
          <Button onClick={requestClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            busy={isSubmitting || saved}
            busyLabel="Saving..."
          >
            Save Lead
          </Button>
        </FormFooter>
      </FormSheet>
      {dialog}
    </FormPage>
  );
}
