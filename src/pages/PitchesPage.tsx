import { Formik } from 'formik';
import { PitchAllowance } from '#features/pitches/PitchAllowance.tsx';
import { PitchForm } from '#features/pitches/PitchForm.tsx';
import { PitchHistory } from '#features/pitches/PitchHistory.tsx';
import { PitchLayout } from '#features/pitches/PitchLayout.tsx';
import { PitchOutput } from '#features/pitches/PitchOutput.tsx';
import { pitchFormSchema } from '#features/pitches/pitchFormSchema.ts';
import { EMPTY_PITCH_FORM } from '#features/pitches/pitchFormValues.ts';
import { useReplacePitch } from '#features/pitches/useReplacePitch.tsx';
import { useWritePitch } from '#features/pitches/useWritePitch.ts';
import { PageHeader } from '#ui/PageHeader.tsx';

/** /app/pitches: the opportunity and settings beside the pitch, and the past pitches below. */
export function PitchesPage() {
  const { writePitch, stopPitch } = useWritePitch();
  const { replacePitch, dialog } = useReplacePitch();
  return (
    <Formik
      initialValues={EMPTY_PITCH_FORM}
      validationSchema={pitchFormSchema}
      onSubmit={(values) =>
        replacePitch({ label: 'Regenerate', replace: () => writePitch(values) })
      }
    >
      {({ values, submitForm }) => (
        <>
          <PageHeader title="Pitches" actions={<PitchAllowance />} />
          <PitchLayout
            form={<PitchForm />}
            output={<PitchOutput typed={values} onStop={stopPitch} onRegenerate={submitForm} />}
            history={<PitchHistory />}
          />
          {dialog}
        </>
      )}
    </Formik>
  );
}
