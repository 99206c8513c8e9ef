import { Formik } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { LeadDraft } from '#domain/extraction/page/leadDraft.ts';
import { selectUser } from '#features/auth/index.ts';
import { leadFormSchema } from '#features/leads/form/leadFormSchema.ts';
import {
  EMPTY_LEAD_FORM,
  formToNewLead,
  type LeadFormValues,
  storedLeadToForm,
} from '#features/leads/form/leadFormValues.ts';
import { useDuplicateQuestion } from '#features/leads/form/useDuplicateQuestion.ts';
import { selectCurrency } from '#features/leads/leadSelectors.ts';
import { draftDropped } from '#features/shell/draftsSlice.ts';
import { toastShown } from '#features/shell/index.ts';
import { selectOutbox, type WaitingLead } from '../outbox/outboxSlice.ts';
import { saveLead } from '../outbox/sendOutbox.ts';
import { CaptureFields } from './CaptureFields.tsx';
import { leadPath, letterPath } from './panelPaths.ts';
import { captureClosed, captureDraftName, waitingDraftName } from './panelSlice.ts';

const SAVED_HERE = 'Saved in this browser. You can write the pitch as soon as the lead has synced.';

/** A captured draft in the fields of the lead form. */
const draftToForm = (draft: LeadDraft): LeadFormValues => ({
  ...storedLeadToForm(draft),
  type: draft.category ?? EMPTY_LEAD_FORM.type,
});

interface CaptureFormProps {
  draft: LeadDraft;
  /** The lead waits for the server already. */
  waiting?: WaitingLead & { values: LeadFormValues };
}

/** The captured draft, to review and save. It is read from the page and nothing is saved before. */
export function CaptureForm({ draft, waiting }: CaptureFormProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const currency = useAppSelector(selectCurrency);
  const unsynced = useAppSelector(selectOutbox).waiting.map(({ lead }) => lead);
  const maySave = useDuplicateQuestion(unsynced);
  // The same id on every attempt, so that a lead is never saved twice.
  const [id] = useState(() => waiting?.lead.id ?? crypto.randomUUID());

  const draftName = waiting ? waitingDraftName(id) : captureDraftName(draft);
  const writesPitch = useRef(false);

  async function save(values: LeadFormValues) {
    const lead = formToNewLead(values, { id, userId, currency });
    if (!waiting && !(await maySave(lead))) return;
    const isEdited = waiting !== undefined;
    const wantsPitch = writesPitch.current || waiting?.writesPitch;
    const outcome = await dispatch(
      saveLead({ lead: { ...lead, id }, isEdited, writesPitch: wantsPitch }),
    ).unwrap();
    if (outcome.kind === 'rejected') {
      const text = `Error saving lead: ${outcome.problem}`;
      dispatch(toastShown({ tone: 'error', text, about: id }));
      return;
    }
    dispatch(draftDropped(draftName));
    dispatch(captureClosed());
    if (outcome.kind === 'waiting') {
      if (writesPitch.current) dispatch(toastShown({ tone: 'info', text: SAVED_HERE }));
      return;
    }
    dispatch(toastShown({ tone: 'success', text: 'Lead saved.' }));
    const writesAtOnce = writesPitch.current;
    const next = writesAtOnce ? letterPath(id) : leadPath(id);
    await navigate(next, { replace: true, state: { writesAtOnce } });
  }

  return (
    <Formik
      initialValues={waiting?.values ?? draftToForm(draft)}
      validationSchema={leadFormSchema}
      onSubmit={save}
    >
      <CaptureFields
        draftName={draftName}
        draft={draft}
        writesPitch={writesPitch}
        waiting={waiting}
      />
    </Formik>
  );
}
