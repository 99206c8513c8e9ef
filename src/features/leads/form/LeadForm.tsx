import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { likelyDuplicate } from '#domain/leads/import/likelyDuplicate.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { selectLeads } from '../leadSelectors.ts';
import { useIsDeleted } from '../useLead.ts';
import { Fields } from './formLayout.ts';
import { LeadConflicts } from './LeadConflicts.tsx';
import { LeadFormPage } from './LeadFormPage.tsx';
import {
  draftName,
  type LeadFormStart,
  type LeadFormStatus,
  type SavedLead,
} from './leadFormDraft.ts';
import { leadFormSchema } from './leadFormSchema.ts';
import { EMPTY_LEAD_FORM, type LeadFormValues, leadToForm, rebaseForm } from './leadFormValues.ts';
import { useSaveLead } from './useSaveLead.ts';

type Opportunity = Pick<Lead, 'title' | 'company'> & Partial<Pick<Lead, 'id'>>;

/**
 * Asks before a new lead is saved that the user likely tracks already.
 *
 * @param unsynced leads that the server doesn't have yet
 * @returns a function that resolves to whether to save the lead
 */
function useDuplicateQuestion(
  unsynced: readonly Opportunity[] = [],
): (lead: Opportunity) => Promise<boolean> {
  const leads = useAppSelector(selectLeads);
  const ask = useQuestion();
  return async (lead) => {
    const duplicate = likelyDuplicate<Opportunity>([...leads, ...unsynced], lead);
    return (
      !duplicate ||
      ask({
        title: 'Save it again?',
        text: `You already track “${duplicate.title}” at ${duplicate.company}.`,
        confirmLabel: 'Save anyway',
        ...(duplicate.id && {
          link: {
            label: 'Open the existing lead',
            href: `/app/leads?lead=${encodeURIComponent(duplicate.id)}`,
          },
        }),
      })
    );
  };
}

/** How long a saved form stays open, in milliseconds (product spec, section 9). */
const CLOSE_DELAY = 100;

interface LeadFormProps {
  /** Without a lead, the form adds one. */
  lead?: Lead | undefined;
  start?: LeadFormStart;
  onClose: () => void;
}

/** Adds or edits a lead. Replaces the list. */
export function LeadForm({ lead, start, onClose }: LeadFormProps) {
  const isDeleted = useIsDeleted(lead?.id);
  const saveLead = useSaveLead(isDeleted, start?.waitingId);
  const form = useRef<FormikProps<LeadFormValues>>(null);
  const maySave = useDuplicateQuestion(start?.unsynced);
  const navigate = useNavigate();
  const writes = useRef(false);
  const saved = useRef<SavedLead>(null);
  const name = start?.name ?? draftName(lead?.id);

  function closeSavedForm() {
    const { id } = saved.current ?? { id: '' };
    if (start && saved.current) start.onSaved(saved.current, writes.current);
    else if (writes.current)
      void navigate(`/app/pitches?lead=${encodeURIComponent(id)}`, { replace: true });
    // What the message proposes is to be decided there.
    else if (hasMessage.current)
      void navigate(`/app/leads?lead=${encodeURIComponent(id)}`, { replace: true });
    else onClose();
  }
  const hasMessage = useRef(false);
  const { requestClose, closeSaved } = useUnsavedChanges(
    name,
    onClose,
    closeSavedForm,
    // The draft of a captured page comes back with it.
    () => start === undefined,
  );

  async function save(values: LeadFormValues, formik: FormikHelpers<LeadFormValues>) {
    const { leadTitle: title, company } = values;
    if (!lead && !start?.waitingId && !(await maySave({ title, company }))) return;
    const base: Lead | undefined = form.current?.status.base;
    function rebase(current: Lead) {
      if (!base) return;
      const merged = rebaseForm(base, values, current);
      const status: LeadFormStatus = { base: current, conflicts: merged.conflicts };
      formik.resetForm({ values: leadToForm(current), status });
      void formik.setValues(merged.values);
    }
    const options = { base, onConflict: rebase, writesPitch: writes.current };
    saved.current = await saveLead(values, options);
    if (saved.current === null) return;
    hasMessage.current = values.messageId !== '';
    await closeSaved(CLOSE_DELAY);
  }

  return (
    <Formik
      innerRef={form}
      initialStatus={{ base: lead, conflicts: [] } satisfies LeadFormStatus}
      initialValues={lead ? leadToForm(lead) : (start?.values ?? EMPTY_LEAD_FORM)}
      validationSchema={leadFormSchema}
      onSubmit={save}
    >
      <LeadFormPage
        lead={lead}
        start={start}
        isDeleted={isDeleted}
        onClose={requestClose}
        writes={writes}
      >
        {start && <Fields>{start.notice}</Fields>}
        {isDeleted && (
          <Fields>
            <ErrorBlock
              title="This lead was deleted"
              text="You can save what is here as a new lead. Its notes and stored pitches are gone."
            />
          </Fields>
        )}
        <LeadConflicts />
      </LeadFormPage>
    </Formik>
  );
}
