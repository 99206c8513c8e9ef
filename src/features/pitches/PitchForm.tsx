import { Form } from 'formik';
import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FocusFirstError } from '#ui/FocusFirstError.tsx';
import { space } from '#ui/theme.ts';
import { OpportunitySection } from './OpportunitySection.tsx';
import { PitchSettingsSection } from './PitchSettingsSection.tsx';
import { selectPitchDraft } from './pitchDraftSlice.ts';
import { usePitchFormDraft } from './usePitchFormDraft.ts';

const Fields = styled(Form)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding: ${space[1]};
`;

/** The form of the generator, inside the page's Formik, whose submit writes the pitch. */
export function PitchForm() {
  const { status } = useAppSelector(selectPitchDraft);
  usePitchFormDraft();
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
