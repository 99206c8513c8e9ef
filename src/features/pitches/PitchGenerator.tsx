import { Formik } from 'formik';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PitchAllowance } from './PitchAllowance.tsx';
import { PitchForm } from './PitchForm.tsx';
import { PitchHistory } from './PitchHistory.tsx';
import { PitchLayout } from './PitchLayout.tsx';
import { PitchOutput } from './PitchOutput.tsx';
import { pitchFormSchema } from './pitchFormSchema.ts';
import { EMPTY_PITCH_FORM, type PitchFormValues } from './pitchFormValues.ts';
import { useReplacePitch } from './useReplacePitch.ts';
import { useWritePitch } from './useWritePitch.ts';

/** The opportunity and settings beside the pitch, and the past pitches below. */
export function PitchGenerator() {
  const { writePitch, stopPitch } = useWritePitch();
  const mayReplace = useReplacePitch();

  async function write(values: PitchFormValues) {
    if (await mayReplace('Regenerate')) void writePitch(values);
  }

  return (
    <Formik initialValues={EMPTY_PITCH_FORM} validationSchema={pitchFormSchema} onSubmit={write}>
      {({ values, submitForm }) => (
        <>
          <PageHeader title="Pitches" actions={<PitchAllowance />} />
          <PitchLayout
            form={<PitchForm />}
            output={<PitchOutput typed={values} onStop={stopPitch} onRegenerate={submitForm} />}
            history={<PitchHistory />}
          />
        </>
      )}
    </Formik>
  );
}
