import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useMemo } from 'react';
import {
  useAddInterviewMutation,
  useGetInterviewsQuery,
  useUpdateInterviewMutation,
} from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { statusAfter } from '#domain/messages/acceptedChanges.ts';
import { statusAccepted, useStatuses } from '#features/leads/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { FormModal } from '#ui/overlays/FormModal.tsx';
import {
  formToInterview,
  type InterviewValues,
  interviewFormSchema,
  interviewToForm,
  KIND_OPTIONS,
  zoneOptions,
} from './interviewForm.ts';

function InterviewFields({ draft }: { draft: string }) {
  const formik = useFormikContext<InterviewValues>();
  const { kind, timeZone } = formik.values;
  const zones = useMemo(() => zoneOptions(timeZone), [timeZone]);
  const isTask = kind === 'task';
  useDraft(draft, formDraft(formik));
  return (
    <>
      <FieldGrid>
        <FormTextField name="day" type="date" label={isTask ? 'Deadline' : 'Day'} required />
        <FormTextField name="time" type="time" label="Time" required />
        <FormSelectField name="kind" label="Kind" options={KIND_OPTIONS} />
        <FormSelectField name="timeZone" label="Time zone" options={zones} />
        {!isTask && (
          <FormTextField name="minutes" label="Minutes" inputMode="numeric" autoComplete="off" />
        )}
        <FormTextField name="people" label="With" autoComplete="off" />
      </FieldGrid>
      <FormTextField name="place" label="Link or place" autoComplete="off" />
      <FormTextField name="notes" label="Notes" multiline rows={2} />
      <FormTextField
        name="questions"
        label="Your questions"
        hint="One per line. They're shown when you prepare."
        multiline
        rows={2}
      />
    </>
  );
}

interface InterviewDialogProps {
  lead: Lead;
  /** Without it, an interview is added. */
  interviewId?: string;
  /** Adds the new date of that interview. */
  moved?: boolean;
  onClose: () => void;
}

/** Adds an interview to a lead, or changes it. */
export function InterviewDialog({
  lead,
  interviewId,
  moved = false,
  onClose,
}: InterviewDialogProps) {
  const dispatch = useAppDispatch();
  const statuses = useStatuses();
  const { data: interviews } = useGetInterviewsQuery(lead.id, { skip: !interviewId });
  const [addInterview] = useAddInterviewMutation();
  const [updateInterview] = useUpdateInterviewMutation();
  const draft = `interview/${lead.id}/${interviewId ?? 'new'}`;
  const { requestClose, closeSaved } = useUnsavedChanges(draft, onClose);
  const known = interviews?.find(({ id }) => id === interviewId);
  if (interviewId && !known) return null;
  const edited = moved ? undefined : known;
  const { id: leadId } = lead;

  async function save(values: InterviewValues, { setStatus }: FormikHelpers<InterviewValues>) {
    setStatus(undefined);
    const interview = formToInterview(values);
    const { error } = edited
      ? await updateInterview({ leadId, id: edited.id, changes: interview })
      : await addInterview({ leadId, interview });
    if (error) return setStatus(errorMessage(error));
    await closeSaved();
    const status = edited ? lead.status : statusAfter(lead, 'invitation');
    const label = statuses.label({ ...lead, status, customStatus: '' });
    const action = statusAccepted({ leadId, status, label });
    const actions = status === lead.status ? [] : [{ label: `Set status to ${label}`, action }];
    dispatch(toastShown({ tone: 'success', text: 'Interview saved.', actions }));
  }

  return (
    <Formik
      initialValues={interviewToForm(known)}
      validationSchema={interviewFormSchema}
      onSubmit={save}
    >
      <FormModal
        title={edited ? 'Edit Interview' : 'When is the interview?'}
        description={`${lead.title} at ${lead.company}`}
        submitLabel="Save"
        cancelLabel={edited ? 'Cancel' : 'Skip'}
        errorTitle="Couldn't save the interview"
        onClose={requestClose}
      >
        <InterviewFields draft={draft} />
      </FormModal>
    </Formik>
  );
}
