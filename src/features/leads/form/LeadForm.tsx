import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Lead } from '#domain/contract/leads.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { FocusFirstError } from '#ui/fields/FocusFirstError.tsx';
import { FocusFirstField } from '#ui/fields/FocusFirstField.tsx';
import { FormFooter, FormPage, FormSheet } from '#ui/fields/FormSheet.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useIsDeleted } from '../useIsDeleted.ts';
import { LeadConflicts } from './LeadConflicts.tsx';
import {
  AdditionalDetailsSection,
  ContactInformationSection,
  LeadDescriptionSection,
  PlatformInformationSection,
  PrimaryInformationSection,
} from './LeadFormFields.tsx';
import { LinkedInImportSection } from './LinkedInImportSection.tsx';
import { leadFormSchema } from './leadFormSchema.ts';
import { EMPTY_LEAD_FORM, type LeadFormValues, leadToForm, rebaseForm } from './leadFormValues.ts';
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
  const [lead, setLead] = useState(openedLead);
  const isDeleted = useIsDeleted(lead?.id);
  const [conflicts, setConflicts] = useState<(keyof LeadFormValues)[]>([]);
  const saveLead = useSaveLead(lead, isDeleted);
  const maySave = useDuplicateQuestion([], '/app/leads');
  const { requestClose, closeSaved } = useUnsavedChanges(draftName(lead?.id), onClose);

  const addsAnother = useRef(false);

  async function save(values: LeadFormValues, formik: FormikHelpers<LeadFormValues>) {
    const { leadTitle: title, company } = values;
    if (!lead && !(await maySave({ title, company }))) return;
    const isSaved = await saveLead(values, (current) => {
      if (!lead) return;
      const merged = rebaseForm(lead, values, current);
      setLead(current);
      formik.resetForm({ values: leadToForm(current) });
      void formik.setValues(merged.values);
      setConflicts(merged.conflicts);
    });
    if (isSaved && addsAnother.current) {
      const { type, foundWhere } = values;
      formik.resetForm({ values: { ...EMPTY_LEAD_FORM, type, foundWhere } });
      document.getElementsByName('leadTitle')[0]?.focus();
    } else if (isSaved) await closeSaved(CLOSE_DELAY);
  }

  return (
    <Formik
      initialValues={lead ? leadToForm(lead) : EMPTY_LEAD_FORM}
      validationSchema={leadFormSchema}
      onSubmit={save}
    >
      <LeadFormPage
        lead={lead}
        isDeleted={isDeleted}
        onClose={requestClose}
        addsAnother={addsAnother}
        isUndecided={conflicts.length > 0}
      >
        {isDeleted && (
          <section>
            <ErrorBlock
              title="This lead was deleted"
              text="You can save what is here as a new lead. Its notes and stored pitches are gone."
            />
          </section>
        )}
        {lead && conflicts.length > 0 && (
          <LeadConflicts lead={lead} fields={conflicts} onDecided={() => setConflicts([])} />
        )}
      </LeadFormPage>
    </Formik>
  );
}

interface LeadFormPageProps {
  lead: Lead | undefined;
  isDeleted: boolean;
  onClose: () => void;
  /** True while "Save and add another" submits the form. */
  addsAnother: RefObject<boolean>;
  /** Conflicts must be decided before the form is saved. */
  isUndecided: boolean;
  /** Above the fields. */
  children: ReactNode;
}

function LeadFormPage(props: LeadFormPageProps) {
  const { lead, isDeleted, onClose, addsAnother, isUndecided, children } = props;
  const formik = useFormikContext<LeadFormValues>();
  useDraft(draftName(lead?.id), formDraft(formik));

  async function saveAndAddAnother() {
    addsAnother.current = true;
    await formik.submitForm().finally(() => {
      addsAnother.current = false;
    });
  }

  return (
    <FormPage>
      <PageHeader
        title={lead ? 'Edit Lead' : 'Add Lead'}
        actions={
          <Button variant="ghost" icon={ArrowLeft} onClick={onClose}>
            Back to Leads
          </Button>
        }
      />
      <FormSheet noValidate>
        <FocusFirstField name="leadTitle" />
        <FocusFirstError />
        {children}
        <LinkedInImportSection collapsed={lead !== undefined} />
        <PrimaryInformationSection />
        <LeadDescriptionSection />
        <PlatformInformationSection />
        <AdditionalDetailsSection />
        <ContactInformationSection />
        <PitchSection lead={lead} />
        <FormFooter>
          <Button onClick={onClose}>Cancel</Button>
          {!lead && (
            <Button disabled={formik.isSubmitting} onClick={saveAndAddAnother}>
              Save and add another
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            disabled={isUndecided}
            busy={formik.isSubmitting}
            busyLabel="Saving..."
          >
            {isDeleted ? 'Save as new' : 'Save Lead'}
          </Button>
        </FormFooter>
      </FormSheet>
    </FormPage>
  );
}
