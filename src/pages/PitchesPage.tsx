import { Formik } from 'formik';
import { PitchAllowance } from '#features/pitches/PitchAllowance.tsx';
import { PitchForm } from '#features/pitches/PitchForm.tsx';
import { PitchHistory } from '#features/pitches/PitchHistory.tsx';
import { PitchOutput } from '#features/pitches/PitchOutput.tsx';
import { EMPTY_PITCH_FORM, pitchFormSchema } from '#features/pitches/pitchFormValues.ts';
import { useReplacePitch } from '#features/pitches/useReplacePitch.tsx';
import { useWritePitch } from '#features/pitches/useWritePitch.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Halves, Stack } from '#ui/Stack.tsx';

/** /app/pitches: the opportunity and settings on the left, the pitch and past ones on the right. */
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
          <Halves>
            <PitchForm />
            <Stack>
              <PitchOutput typed={values} onStop={stopPitch} onRegenerate={submitForm} />
              <PitchHistory />
            </Stack>
          </Halves>
          {dialog}
        </>
      )}
    </Formik>
  );
}
