import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { ArrowLeft, PenLine } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Lead } from '#domain/contract/leads.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { useNextStep } from '#features/start/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { FocusFirstError } from '#ui/fields/FocusFirstError.tsx';
import { FocusFirstField } from '#ui/fields/FocusFirstField.tsx';
import { FormFooter, FormPage, FormSheet } from '#ui/fields/FormSheet.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useIsDeleted } from '../useIsDeleted.ts';
import { LeadConflicts } from './LeadConflicts.tsx';
import { LeadFormSections } from './LeadFormSections.tsx';
import { LinkedInImportSection } from './LinkedInImportSection.tsx';
import { leadFormSchema } from './leadFormSchema.ts';
import { EMPTY_LEAD_FORM, type LeadFormValues, leadToForm, rebaseForm } from './leadFormValues.ts';
import { PitchSection } from './PitchSection.tsx';
import { useDuplicateQuestion } from './useDuplicateQuestion.ts';
import { useSaveLead } from './useSaveLead.ts';

/** How long a saved form stays open, in milliseconds (product spec, section 9). */
const CLOSE_DELAY = 100;

type NextAction = 'close' | 'addAnother' | 'write';

const draftName = (leadId = 'new') => `lead/${leadId}`;

interface LeadFormProps {
  /** Without a lead, the form adds one. */
  lead: Lead | undefined;
  onClose: () => void;
  backLabel?: string;
}

/** Adds or edits a lead. Replaces the list. */
export function LeadForm({
  lead: openedLead,
  onClose,
  backLabel = 'Back to Leads',
}: LeadFormProps) {
  // Changes are relative to the lead as it was when the form opened, not to later updates of it.
  const [lead, setLead] = useState(openedLead);
  const isDeleted = useIsDeleted(lead?.id);
  const [conflicts, setConflicts] = useState<(keyof LeadFormValues)[]>([]);
  const saveLead = useSaveLead(lead, isDeleted);
  const maySave = useDuplicateQuestion([], '/app/leads');
  const navigate = useNavigate();
  const next = useRef<NextAction>('close');
  const leadToWriteFor = useRef<string | null>(null);
  const { requestClose, closeSaved } = useUnsavedChanges(draftName(lead?.id), onClose, () => {
    if (leadToWriteFor.current === null) onClose();
    else {
      const to = `/app/pitches?lead=${encodeURIComponent(leadToWriteFor.current)}`;
      void navigate(to, { replace: true, state: { writesAtOnce: true } });
    }
  });

  async function save(values: LeadFormValues, formik: FormikHelpers<LeadFormValues>) {
    const { leadTitle: title, company } = values;
    if (!lead && !(await maySave({ title, company }))) return;
    const savedId = await saveLead(values, (current) => {
      if (!lead) return;
      const merged = rebaseForm(lead, values, current);
      setLead(current);
      formik.resetForm({ values: leadToForm(current) });
      void formik.setValues(merged.values);
      setConflicts(merged.conflicts);
    });
    if (savedId === null) return;
    if (next.current === 'addAnother') {
      const { type, foundWhere } = values;
      formik.resetForm({ values: { ...EMPTY_LEAD_FORM, type, foundWhere } });
      document.getElementsByName('leadTitle')[0]?.focus();
      return;
    }
    leadToWriteFor.current = next.current === 'write' ? savedId : null;
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
        next={next}
        isUndecided={conflicts.length > 0}
        backLabel={backLabel}
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
  /** What the button that submits the form does then. */
  next: RefObject<NextAction>;
  /** Conflicts must be decided before the form is saved. */
  isUndecided: boolean;
  backLabel: string;
  /** Above the fields. */
  children: ReactNode;
}

function LeadFormPage(props: LeadFormPageProps) {
  const { lead, isDeleted, onClose, next, isUndecided, backLabel, children } = props;
  const formik = useFormikContext<LeadFormValues>();
  useDraft(draftName(lead?.id), formDraft(formik));

  // A new user's next step is the letter. The buttons stay where they are while the lead is saved.
  const [isFirst, setFirst] = useState(false);
  if (useNextStep()?.step === 'lead' && !isFirst) setFirst(true);

  async function saveAnd(action: NextAction) {
    next.current = action;
    await formik.submitForm().finally(() => {
      next.current = 'close';
    });
  }

  const write = (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      icon={PenLine}
      disabled={formik.isSubmitting}
      onClick={() => saveAnd('write')}
    >
      Save and write pitch
    </Button>
  );

  return (
    <FormPage>
      <PageHeader
        title={lead ? 'Edit Lead' : 'Add Lead'}
        actions={
          <Button variant="ghost" icon={ArrowLeft} onClick={onClose}>
            {backLabel}
          </Button>
        }
      />
      <FormSheet noValidate>
        <FocusFirstField name="leadTitle" />
        <FocusFirstError />
        {children}
        <LinkedInImportSection collapsed={lead !== undefined} />
        <LeadFormSections />
        <PitchSection lead={lead} />
        <FormFooter>
          <Button onClick={onClose}>Cancel</Button>
          {!lead && !isFirst && (
            <Button disabled={formik.isSubmitting} onClick={() => saveAnd('addAnother')}>
              Save and add another
            </Button>
          )}
          {!lead && !isFirst && write}
          <Button
            type="submit"
            variant={isFirst ? 'secondary' : 'primary'}
            disabled={isUndecided}
            busy={formik.isSubmitting}
            busyLabel="Saving..."
          >
            {isDeleted ? 'Save as new' : 'Save Lead'}
          </Button>
          {!lead && isFirst && write}
        </FormFooter>
      </FormSheet>
    </FormPage>
  );
}
