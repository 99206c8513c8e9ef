import { Check, ClipboardPaste, Copy } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useGetResumeTextQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { isShortMessage } from '#domain/pitches/draft/shortMessage.ts';
import { answerProblem } from '#domain/pitches/letter/answerProblem.ts';
import { pitchPrompt } from '#domain/pitches/prompt/pitchPrompt.ts';
import { copyText } from '#features/shell/copyText.ts';
import { draftDropped } from '#features/shell/draftsSlice.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { FieldError } from '#ui/fields/Field.tsx';
import { SentenceArea } from '#ui/fields/SentenceArea.ts';
import { Row, Text } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { color, media, space, text, tone } from '#ui/theme.ts';
import { writeLetter } from './letterSaving.ts';
import { type LettersState, selectInput } from './letterView.ts';
import { TextButton } from './TextButton.ts';
import { PROFILE_FIRST, useNeedsProfile } from './useNeedsProfile.ts';

const Steps = styled.ol`
  margin: 0 -${space[6]} -${space[6]};
  ${media.narrow} {
    margin-inline: -${space[4]};
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  padding: ${space[5]} ${space[6]};
  border-top: 1px solid ${color.line};
  > :nth-child(n + 4) {
    grid-column: 2 / -1;
  }
  h3 {
    ${text.body}
    font-weight: 600;
  }
  ${media.narrow} {
    padding-inline: ${space[4]};
    > :nth-child(3) {
      grid-column: 2 / -1;
    }
  }
`;

const StepMark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  height: 28px;
  border-radius: 50%;
  background: ${({ $done }) => ($done ? tone.success.bg : color.accentSoft)};
  color: ${({ $done }) => ($done ? tone.success.fg : color.accentText)};
  ${text.label}
  font-weight: 600;
`;

const Prompt = styled.pre`
  max-height: 12rem;
  padding: ${space[3]};
  overflow: auto;
  background: ${color.sunken};
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${text.small}
`;

const Answer = styled(SentenceArea)`
  min-height: 7em;
  max-height: 14rem;
`;

interface AssistantDialogProps {
  leadId: string;
  onClose: () => void;
}

interface Progress {
  isCopied: boolean;
  answer: string | null;
}

/** Both steps to a letter of the user's own assistant: its prompt, and its answer. A closed dialog keeps its step. */
export function AssistantDialog({ leadId, onClose }: AssistantDialogProps) {
  const dispatch = useAppDispatch();
  const input = useAppSelector((state: LettersState) => selectInput(state, leadId));
  const needsProfile = useNeedsProfile();
  const [{ isCopied, answer }, setProgress] = useState<Progress>({ isCopied: false, answer: null });
  const [showsPrompt, setShowsPrompt] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const pasteButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const name = `assistant/${leadId}`;
  useDraft<Progress>(name, {
    read: () => ({ isCopied, answer }),
    restore: setProgress,
    unsaved: false,
    survivesNavigation: true,
  });
  const { data: resume, isLoading } = useGetResumeTextQuery();
  const prompt = useMemo(() => {
    if (!input || needsProfile || isLoading) return '';
    const { instructions, prompt } = pitchPrompt({ ...input, resume: resume?.text }, 'large');
    return `${instructions}\n\n${prompt}`;
  }, [input, needsProfile, resume, isLoading]);
  const isMessage = input !== undefined && isShortMessage(input.settings);
  const problem = answer === null ? null : answerProblem(answer, prompt, isMessage);
  const take = (pasted: string) => setProgress((now) => ({ ...now, answer: pasted }));

  async function copyPrompt() {
    if (!(await dispatch(copyText(prompt)))) return;
    setProgress((now) => ({ ...now, isCopied: true }));
    pasteButton.current?.focus();
  }

  async function paste() {
    const pasted = await navigator.clipboard.readText().catch(() => null);
    if (pasted === null) field.current?.focus();
    else take(pasted);
  }

  async function use() {
    if (answer === null) return;
    dispatch(draftDropped(name));
    onClose();
    await dispatch(writeLetter(leadId, 'assistant', { content: answer }));
  }

  return (
    <Modal
      title="Use your own assistant"
      width="40rem"
      focus="li button"
      onClose={onClose}
      footer={
        <>
          <Row as="p" $flex="1 1 12rem" $size="small" $tone="ink3">
            Claims are checked against your profile, like any letter.
          </Row>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" disabled={answer === null || problem !== null} onClick={use}>
            Use this letter
          </Button>
        </>
      }
    >
      <Steps>
        <Step>
          <StepMark $done={isCopied}>{isCopied ? <Icon of={Check} /> : 1}</StepMark>
          <h3>Copy the prompt</h3>
          <Row $size="small" $tone="successFg">
            <span role="status">{isCopied && 'Copied'}</span>
            <Button icon={Copy} disabled={prompt === ''} onClick={copyPrompt}>
              {isCopied ? 'Copy again' : 'Copy'}
            </Button>
          </Row>
          <Text $size="small" $tone="ink2">
            {prompt === ''
              ? needsProfile && PROFILE_FIRST
              : 'Give it to any assistant. It holds your resume, profile and answers, the posting and your settings.'}{' '}
            {prompt !== '' && (
              <TextButton
                type="button"
                aria-expanded={showsPrompt}
                onClick={() => setShowsPrompt(!showsPrompt)}
              >
                {showsPrompt ? 'Hide prompt' : 'Show prompt'}
              </TextButton>
            )}
          </Text>
          {showsPrompt && <Prompt>{prompt}</Prompt>}
        </Step>
        <Step>
          <StepMark $done={false}>2</StepMark>
          <h3>Paste the answer</h3>
          <Button ref={pasteButton} icon={ClipboardPaste} onClick={paste}>
            Paste
          </Button>
          <Answer
            ref={field}
            aria-label="Answer"
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? id : undefined}
            value={answer ?? ''}
            onChange={({ target }) => take(target.value)}
          />
          {problem && (
            <FieldError id={id} role="alert">
              <span>
                <strong>{problem.problem}</strong> {problem.advice}
              </span>
            </FieldError>
          )}
        </Step>
      </Steps>
    </Modal>
  );
}
