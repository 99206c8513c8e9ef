import { Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { type LeadsState, selectLeadById, selectLeadsLoaded } from '#features/leads/index.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { AssistantDialog } from './AssistantDialog.tsx';
import { pitchFormSchema } from './pitchFormSchema.ts';
import { EMPTY_PITCH_FORM, type PitchFormValues } from './pitchFormValues.ts';
import { pitchSettingsChanged, selectPitchSettings } from './pitchSettingsSlice.ts';
import { useGenerate } from './useGenerate.ts';
import { useIsWritten } from './useIsWritten.ts';
import { usePurpose } from './usePurpose.ts';
import { useRequestedLead } from './useRequestedLead.ts';

/** Keeps the form's text when its lead is deleted: the pitch is then written without a lead. */
function useForgetDeletedLead(): void {
  const { values, setFieldValue } = useFormikContext<PitchFormValues>();
  const { leadId } = values;
  const isDeleted = useAppSelector(
    (state: LeadsState) =>
      leadId !== '' && selectLeadsLoaded(state) && !selectLeadById(state, leadId),
  );
  useEffect(() => {
    if (isDeleted) void setFieldValue('leadId', '');
  }, [isDeleted, setFieldValue]);
}

function Fields({ children }: { children: ReactNode }) {
  const formik = useFormikContext<PitchFormValues>();
  const { values } = formik;
  const dispatch = useAppDispatch();
  const { requestFor, paste } = useGenerate();
  const { isAssistantOpen } = useAppSelector(selectPitchSettings);
  const isWritten = useIsWritten();
  useDraft('pitch', {
    ...formDraft(formik),
    unsaved: formik.dirty && !isWritten,
    survivesNavigation: true,
  });
  useRequestedLead();
  useForgetDeletedLead();
  usePurpose();
  return (
    <>
      {children}
      {isAssistantOpen && (
        <AssistantDialog
          request={requestFor(values)}
          onUse={(answer) => paste(values, answer)}
          onClose={() => dispatch(pitchSettingsChanged({ isAssistantOpen: false }))}
        />
      )}
    </>
  );
}

/** Holds what the next letter is for and how it's written, for a view of it. Submitting writes the letter. */
export function PitchForm({ children }: { children: ReactNode }) {
  const { generate } = useGenerate();
  return (
    <Formik initialValues={EMPTY_PITCH_FORM} validationSchema={pitchFormSchema} onSubmit={generate}>
      <Fields>{children}</Fields>
    </Formik>
  );
}
