import { Form, useFormikContext } from 'formik';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { FocusFirstError } from '#ui/fields/FocusFirstError.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { color, layer, radius, space } from '#ui/theme.ts';
import { OpportunitySection } from './OpportunitySection.tsx';
import { PitchSettingsSection } from './PitchSettingsSection.tsx';
import { selectPitchDraft } from './pitchDraftSlice.ts';
import type { PitchFormValues } from './pitchFormValues.ts';
import { useIsWritten } from './useIsWritten.ts';
import { WriteButtons } from './WriteButtons.tsx';
import { WriterPicker } from './WriterPicker.tsx';

const Fields = styled(Form)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding: ${space[1]} ${space[1]} 0;

  /* Clear of the button, which stays in view. */
  section :is(input, textarea, select, button) {
    scroll-margin-bottom: 96px;
  }
`;

/** Stays in view while the form scrolls. */
const Foot = styled.footer`
  position: sticky;
  anchor-name: --bar;
  z-index: ${layer.sticky};
  bottom: 0;
  display: grid;
  gap: ${space[2]};
  margin: 0 -${space[5]} -${space[4]};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.surface};
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
        <Foot>
          <WriteButtons busy={status === 'writing'} onPaste={onPaste} />
        </Foot>
      </Fields>
    </Card>
  );
}
