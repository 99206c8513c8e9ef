import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Lead } from '#domain/contract/leads.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { useIsDeleted } from '../useLead.ts';
import { Fields } from './formLayout.ts';
import { LeadConflicts } from './LeadConflicts.tsx';
import { LeadFormPage } from './LeadFormPage.tsx';
import { draftName } from './leadFormDraft.ts';
import { leadFormSchema } from './leadFormSchema.ts';
import { EMPTY_LEAD_FORM, type LeadFormValues, leadToForm, rebaseForm } from './leadFormValues.ts';
import { useDuplicateQuestion } from './useDuplicateQuestion.ts';
import { useSaveLead } from './useSaveLead.ts';

/** How long a saved form stays open, in milliseconds (product spec, section 9). */
const CLOSE_DELAY = 100;

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
  const maySave = useDuplicateQuestion();
  const navigate = useNavigate();
  const writes = useRef(false);
  /** What follows; '' for the list. */
  const next = useRef('');
  const { requestClose, closeSaved } = useUnsavedChanges(draftName(lead?.id), onClose, () => {
    if (next.current === '') onClose();
    else void navigate(next.current, { replace: true });
  });

  async function save(values: LeadFormValues, formik: FormikHelpers<LeadFormValues>) {
    const { leadTitle: title, company } = values;
    if (!lead && !(await maySave({ title, company }))) return;
    function rebase(current: Lead) {
      if (!lead) return;
      const merged = rebaseForm(lead, values, current);
      setLead(current);
      formik.resetForm({ values: leadToForm(current) });
      void formik.setValues(merged.values);
      setConflicts(merged.conflicts);
    }
    const savedId = await saveLead(values, rebase, !lead && !writes.current);
    if (savedId === null) return;
    if (writes.current) next.current = `/app/pitches?lead=${encodeURIComponent(savedId)}`;
    // What the message proposes is to be decided there.
    else if (values.messageId) next.current = `/app/leads?lead=${encodeURIComponent(savedId)}`;
    await closeSaved(CLOSE_DELAY);
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
        writes={writes}
        isUndecided={conflicts.length > 0}
      >
        {isDeleted && (
          <Fields>
            <ErrorBlock
              title="This lead was deleted"
              text="You can save what is here as a new lead. Its notes and stored pitches are gone."
            />
          </Fields>
        )}
        {lead && conflicts.length > 0 && (
          <Fields>
            <LeadConflicts lead={lead} fields={conflicts} onDecided={() => setConflicts([])} />
          </Fields>
        )}
      </LeadFormPage>
    </Formik>
  );
}
