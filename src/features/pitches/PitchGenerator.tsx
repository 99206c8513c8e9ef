import { Formik, useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { space } from '#ui/theme.ts';
import { PitchForm } from './PitchForm.tsx';
import { besideForm } from './PitchFrame.ts';
import { PitchView } from './PitchView.tsx';
import { selectPitchDraft } from './pitchDraftSlice.ts';
import { pitchFormSchema } from './pitchFormSchema.ts';
import { EMPTY_PITCH_FORM, type PitchFormValues } from './pitchFormValues.ts';
import { useGenerate } from './useGenerate.ts';

const Container = styled.div`
  container: pitches / inline-size;
`;

/** The letter sticks to the window inside its cell. Below the form, it comes first once it's written. */
const Grid = styled.div<{ $letterFirst: boolean }>`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);
  > * {
    min-width: 0;
  }
  > :last-child {
    order: ${({ $letterFirst }) => ($letterFirst ? -1 : 0)};
  }
  reading-flow: grid-order;
  ${besideForm} {
    grid-template-columns: minmax(26.25rem, 2fr) minmax(0, 3fr);
    > :last-child {
      order: 0;
    }
  }
`;

/** The opportunity and settings beside the pitch. */
export function PitchGenerator() {
  const { generate, paste } = useGenerate();
  const { status } = useAppSelector(selectPitchDraft);
  async function submit(values: PitchFormValues) {
    // Enter in a field submits as well.
    if (status !== 'writing') await generate(values);
  }
  return (
    <Formik initialValues={EMPTY_PITCH_FORM} validationSchema={pitchFormSchema} onSubmit={submit}>
      <Container>
        <FormAndLetter generate={generate} paste={paste} />
      </Container>
    </Formik>
  );
}

function FormAndLetter({
  generate,
  paste,
}: Pick<ReturnType<typeof useGenerate>, 'generate' | 'paste'>) {
  const { values, setValues, validateForm, submitForm } = useFormikContext<PitchFormValues>();
  const { opportunity } = useAppSelector(selectPitchDraft);

  async function isValid(next: PitchFormValues): Promise<boolean> {
    if (Object.keys(await validateForm(next)).length === 0) return true;
    // Submitting an invalid form only shows its errors.
    await submitForm();
    return false;
  }

  async function pasteAnswer(answer: string) {
    if (await isValid(values)) void paste(values, answer);
  }

  return (
    <Grid $letterFirst={opportunity !== null && (opportunity.leadId ?? '') === values.leadId}>
      <div>
        <PitchForm onPaste={pasteAnswer} />
      </div>
      <div>
        <PitchView
          values={values}
          onStyle={(style) => setValues((now) => ({ ...now, ...style }))}
          onWrite={async (next, anyway) => (await isValid(next)) && generate(next, anyway)}
          onPaste={pasteAnswer}
          completeProfile={
            <Button asChild>
              <Link to="/app/edit-profile">Complete Profile</Link>
            </Button>
          }
        />
      </div>
    </Grid>
  );
}
