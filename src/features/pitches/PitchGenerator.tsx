import { Formik } from 'formik';
import { useAppSelector } from '#app/hooks.ts';
import { selectUser } from '#features/auth/index.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { PitchAllowance } from './PitchAllowance.tsx';
import { PitchForm } from './PitchForm.tsx';
import { PitchHistory } from './PitchHistory.tsx';
import { PitchLayout } from './PitchLayout.tsx';
import { PitchOutput } from './PitchOutput.tsx';
import { pitchFormSchema } from './pitchFormSchema.ts';
import { EMPTY_PITCH_FORM, formToPitchRequest, type PitchFormValues } from './pitchFormValues.ts';
import { useReplacePitch } from './useReplacePitch.ts';
import { useWritePitch } from './useWritePitch.ts';

/** The opportunity and settings beside the pitch, and the past pitches below. */
export function PitchGenerator() {
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const { writer, write, stop, copyPrompt, saveAnswer } = useWritePitch();
  const mayReplace = useReplacePitch();

  async function submit(values: PitchFormValues) {
    const request = formToPitchRequest(values, userId);
    if (writer === 'assistant') await copyPrompt(request);
    else if (await mayReplace('Regenerate')) void write(request);
  }

  async function writeAnyway(values: PitchFormValues) {
    if (await mayReplace('Regenerate')) void write(formToPitchRequest(values, userId), true);
  }

  async function paste(values: PitchFormValues, answer: string) {
    if (await mayReplace('Replace')) void saveAnswer(formToPitchRequest(values, userId), answer);
  }

  return (
    <Formik initialValues={EMPTY_PITCH_FORM} validationSchema={pitchFormSchema} onSubmit={submit}>
      {({ values, submitForm }) => (
        <>
          <PageHeader title="Pitches" actions={<PitchAllowance />} />
          <PitchLayout
            form={<PitchForm onPaste={(answer) => paste(values, answer)} />}
            output={
              <PitchOutput
                typed={values}
                onStop={stop}
                onRegenerate={submitForm}
                onWriteAnyway={() => writeAnyway(values)}
              />
            }
            history={<PitchHistory />}
          />
        </>
      )}
    </Formik>
  );
}
