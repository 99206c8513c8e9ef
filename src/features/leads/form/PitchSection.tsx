import { useFormikContext } from 'formik';
import { ClipboardPaste, PenLine, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useGeneratePitchMutation, useGetPitchesQuery } from '#api/api.ts';
import { pitchMessage } from '#api/errorMessages.ts';
import { useAppSelector } from '#app/hooks.ts';
import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { claimsIn } from '#domain/pitches/letter/claimsIn.ts';
import { selectUser } from '#features/auth/index.ts';
import {
  AssistantDialog,
  ClaimNotice,
  EmailPitch,
  PitchAllowance,
  PitchNotes,
  UnappliedInstructions,
  useNeedsProfile,
  usePitchWriters,
  useWritePitch,
  WriterMenu,
} from '#features/pitches/index.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { color, space, text } from '#ui/theme.ts';
import { FoldBody } from './formLayout.ts';
import { LeadField } from './LeadField.tsx';
import { formToLead, type LeadFormValues } from './leadFormValues.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

const Hint = styled.p<{ $problem?: boolean }>`
  ${text.small}
  color: ${({ $problem }) => ($problem ? color.dangerText : color.ink3)};
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const REPLACE_QUESTION = {
  title: 'Replace the pitch?',
  text: 'This replaces your current pitch.',
  confirmLabel: 'Regenerate',
  cancelLabel: 'Keep Editing',
  danger: true,
};

/** The saved pitch that the field's text comes from. */
function useSavedPitch(
  leadId: string | undefined,
  pitchId: string,
  generated: Pitch | null,
): Pitch | undefined {
  const { data } = useGetPitchesQuery(leadId, { skip: leadId === undefined });
  const stored = data?.find(({ id }) => id === pitchId);
  return stored ?? (generated?.id === pitchId ? generated : undefined);
}

/** The lead's pitch: typed or generated, and sent by email. */
export function PitchSection({ lead }: { lead: Lead | undefined }) {
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const { values, setValues, setFieldValue } = useFormikContext<LeadFormValues>();
  const [generatePitch, { isLoading }] = useGeneratePitchMutation();
  const { writer, jobFor } = useWritePitch();
  const isTemplate = writer === 'template';
  const [isAssistantOpen, setAssistantOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [generated, setGenerated] = useState<Pitch | null>(null);
  const ask = useQuestion();
  const pitch = useSavedPitch(lead?.id, values.pitchId, generated);
  const isTyped = values.pitch.trim() !== '' && values.pitch !== generated?.content;
  const mail = { ...values, leadId: lead?.id, position: values.leadTitle };
  const needsProfile = useNeedsProfile();
  const { options } = usePitchWriters();
  const by = options.find(({ value }) => value === writer);
  const { tone, length } = DEFAULT_PITCH_SETTINGS;
  const author = writer === 'server-model' ? `by ${by?.text}` : by?.label.toLowerCase();
  const summary = values.pitch.trim() ? 'Written' : `Email, ${tone}, ${length}, ${author}`;

  /** Product spec, section 7. */
  function request() {
    const { title, company, description, location, customPrompt, contactInfo } = formToLead(values);
    return {
      ...DEFAULT_PITCH_SETTINGS,
      ...{ userId, company, position: title, description, location, category: values.type },
      ...{ customPrompt, contactInfo, leadId: lead?.id, tags: lead?.tags },
    };
  }

  /** Resolves to false when the user keeps what they typed. */
  async function generate(answer?: string): Promise<boolean> {
    if (isTyped && !(await ask(REPLACE_QUESTION))) return false;
    setProblem(undefined);
    try {
      const { pitch } = await generatePitch({ ...jobFor(request()), content: answer }).unwrap();
      if (!pitch.content) {
        setProblem('Failed to generate pitch: No content received.');
        return true;
      }
      setGenerated(pitch);
      // The current values: the user may have typed meanwhile.
      setValues((current) => ({ ...current, pitch: pitch.content, pitchId: pitch.id }));
    } catch (error) {
      setProblem(pitchMessage(error));
    }
    return true;
  }

  return (
    <Fold title="Write a pitch with it" about={summary}>
      <FoldBody>
        <LeadField name="customPrompt" hint="Anything to include or leave out?" rows={2} />
        <UnappliedInstructions customPrompt={values.customPrompt} />
        {problem && (
          <Hint role="alert" $problem>
            {problem} {needsProfile && <Link to="/app/edit-profile">Complete Profile</Link>}
          </Hint>
        )}
        <LeadField name="pitch" rows={8} />
        {pitch && values.pitch.trim() !== '' && (
          <>
            <PitchNotes
              pitch={pitch}
              content={values.pitch}
              onRestore={(original) => setFieldValue('pitch', original)}
            />
            <ClaimNotice claims={claimsIn(values.pitch, pitch.unsupportedClaims)} />
          </>
        )}
        <Actions>
          <WriterMenu />
          {writer === 'assistant' ? (
            <Button icon={ClipboardPaste} busy={isLoading} onClick={() => setAssistantOpen(true)}>
              Use your own assistant
            </Button>
          ) : (
            <Button
              icon={isTemplate ? PenLine : Sparkles}
              busy={isLoading}
              busyLabel="Generating..."
              onClick={() => generate()}
            >
              {isTemplate ? 'Write a starting draft' : 'Generate Pitch'}
            </Button>
          )}
          <EmailPitch
            mail={mail}
            pitchId={pitch?.id}
            posting={values.leadDescription}
            onAddress={(email) => void setFieldValue('contactEmail', email)}
          >
            Send via Email
          </EmailPitch>
          <Hint as="div">
            <PitchAllowance />
          </Hint>
        </Actions>
        {isAssistantOpen && (
          <AssistantDialog
            request={request()}
            onUse={generate}
            onClose={() => setAssistantOpen(false)}
          />
        )}
      </FoldBody>
    </Fold>
  );
}
