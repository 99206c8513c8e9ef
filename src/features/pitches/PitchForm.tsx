import { Form, useFormikContext } from 'formik';
import { Copy, Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FocusFirstError } from '#ui/fields/FocusFirstError.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { space } from '#ui/theme.ts';
import { OpportunitySection } from './OpportunitySection.tsx';
import { PasteAnswer } from './PasteAnswer.tsx';
import { PitchSettingsSection } from './PitchSettingsSection.tsx';
import { selectPitchDraft } from './pitchDraftSlice.ts';
import type { PitchFormValues } from './pitchFormValues.ts';
import { useIsWritten } from './useIsWritten.ts';
import { usePitchWriters } from './usePitchWriters.ts';
import { WriterPicker } from './WriterPicker.tsx';

const Fields = styled(Form)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding: ${space[1]};
`;

interface PitchFormProps {
  /** Gets the answer of the user's own assistant. */
  onPaste: (answer: string) => void;
}

/** The form of the generator, inside the page's Formik, whose submit writes the pitch. */
export function PitchForm({ onPaste }: PitchFormProps) {
  const formik = useFormikContext<PitchFormValues>();
  const { status } = useAppSelector(selectPitchDraft);
  const isWritten = useIsWritten();
  const { writer } = usePitchWriters();
  const isAssistant = writer === 'assistant';

  async function paste(answer: string) {
    const errors = await formik.validateForm();
    // Submitting an invalid form only shows its errors.
    if (Object.keys(errors).length > 0) await formik.submitForm();
    else onPaste(answer);
  }

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
        <Section title="Written by">
          <WriterPicker />
        </Section>
        <Button
          type="submit"
          variant="primary"
          icon={isAssistant ? Copy : Sparkles}
          busy={status === 'writing' && !isAssistant}
          busyLabel="Generating..."
        >
          {isAssistant ? 'Copy prompt' : 'Generate Pitch'}
        </Button>
        {isAssistant && <PasteAnswer busy={status === 'writing'} onPaste={paste} />}
      </Fields>
    </Card>
  );
}
