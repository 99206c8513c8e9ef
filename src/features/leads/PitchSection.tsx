import { useFormikContext } from 'formik';
import { Mail, Sparkles } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useGeneratePitchMutation } from '#api/api.ts';
import { pitchMessage } from '#api/errorMessages.ts';
import { useAppSelector } from '#app/hooks.ts';
import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import type { PitchRequest } from '#domain/contract/pitches.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { mailDraft } from '#domain/mailDraft.ts';
import { selectUser } from '#features/auth/index.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FormTextField } from '#ui/FormTextField.tsx';
import { Section } from '#ui/Section.tsx';
import { color, space, text } from '#ui/theme.ts';
import type { LeadFormValues } from './leadFormValues.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

const Hint = styled.p<{ $problem?: boolean }>`
  ${text.small}
  color: ${({ $problem }) => ($problem ? color.dangerText : color.ink3)};
`;

const MAIL_HINT = 'Please provide a contact email to send the pitch';

const pitchRequest = (values: LeadFormValues, userId: string): PitchRequest => ({
  ...DEFAULT_PITCH_SETTINGS,
  userId,
  company: values.company.trim(),
  position: values.leadTitle.trim(),
  description: values.leadDescription.trim(),
  location: values.location.trim(),
  customPrompt: values.customPrompt.trim(),
  contactInfo: {
    name: values.contactName.trim(),
    email: values.contactEmail.trim(),
    phone: values.contactPhone.trim(),
  },
});

/** The lead's pitch: typed or generated, and sent by email. */
export function PitchSection({ leadId }: { leadId: string | undefined }) {
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const { values, setValues } = useFormikContext<LeadFormValues>();
  const [generatePitch, { isLoading }] = useGeneratePitchMutation();
  const [problem, setProblem] = useState<string>();
  const [generated, setGenerated] = useState('');
  const [asking, setAsking] = useState(false);
  const isTyped = values.pitch.trim() !== '' && values.pitch !== generated;
  const canSend = isEmailAddress(values.contactEmail.trim());

  async function generate() {
    setAsking(false);
    setProblem(undefined);
    try {
      const { pitch } = await generatePitch({ ...pitchRequest(values, userId), leadId }).unwrap();
      if (!pitch.content) {
        setProblem('Failed to generate pitch: No content received.');
        return;
      }
      setGenerated(pitch.content);
      // The current values: the user may have typed meanwhile.
      setValues((current) => ({ ...current, pitch: pitch.content, pitchId: pitch.id }));
    } catch (error) {
      setProblem(pitchMessage(error));
    }
  }

  return (
    <Section title="Pitch">
      <FormTextField
        name="customPrompt"
        label="Custom Prompt"
        hint="Anything to include or leave out?"
        multiline
        rows={2}
      />
      <FormTextField name="pitch" label="Pitch" multiline rows={8} />
      <Actions>
        <Button
          icon={Sparkles}
          busy={isLoading}
          busyLabel="Generating..."
          onClick={() => (isTyped ? setAsking(true) : generate())}
        >
          Generate Pitch
        </Button>
        {canSend ? (
          <Button asChild icon={Mail}>
            <a href={mailDraft({ ...values, position: values.leadTitle })}>Send via Email</a>
          </Button>
        ) : (
          <Button icon={Mail} disabled title={MAIL_HINT}>
            Send via Email
          </Button>
        )}
        {!canSend && <Hint>{MAIL_HINT}</Hint>}
      </Actions>
      <ConfirmDialog
        open={asking}
        danger
        title="Replace the pitch?"
        text="This replaces your current pitch."
        confirmLabel="Regenerate"
        cancelLabel="Keep Editing"
        onConfirm={generate}
        onClose={() => setAsking(false)}
      />
      {problem && (
        <Hint role="alert" $problem>
          {problem}
        </Hint>
      )}
    </Section>
  );
}
