import { Form, useFormikContext } from 'formik';
import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FocusFirstError } from '#ui/FocusFirstError.tsx';
import { space } from '#ui/theme.ts';
import { OpportunitySection } from './OpportunitySection.tsx';
import { PitchSettingsSection } from './PitchSettingsSection.tsx';
import { selectPitchDraft } from './pitchDraftSlice.ts';
import type { PitchFormValues } from './pitchFormValues.ts';
import { useIsWritten } from './useIsWritten.ts';

const Fields = styled(Form)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding: ${space[1]};
`;

/** The form of the generator, inside the page's Formik, whose submit writes the pitch. */
export function PitchForm() {
  const formik = useFormikContext<PitchFormValues>();
  const { status } = useAppSelector(selectPitchDraft);
  const isWritten = useIsWritten();
  useDraft('pitch', {
    ...formDraft(formik),
    unsaved: formik.dirty && !isWritten,
    survivesNavigation: true,
  });
  return (
    <Card>
      <Fields noValidate>
        <FocusFirstError />
        <OpportunitySection />
        <PitchSettingsSection />
        <Button
          type="submit"
          variant="primary"
          icon={Sparkles}
          busy={status === 'writing'}
          busyLabel="Generating..."
        >
          Generate Pitch
        </Button>
      </Fields>
    </Card>
  );
}
