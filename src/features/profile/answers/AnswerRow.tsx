import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Answers } from '#domain/contract/profile.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorText } from '#ui/fields/Field.tsx';
import { SegmentedControl } from '#ui/fields/SegmentedControl.tsx';
import { SentenceArea } from '#ui/fields/SentenceArea.ts';
import { Row } from '#ui/layout/Stack.tsx';
import { color, font, space, text } from '#ui/theme.ts';
import { changeProfile } from '../changeProfile.ts';
import type { AnswerField } from './answerFields.ts';

const Shown = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  min-height: 64px;
  padding: ${space[3]} ${space[5]};
  text-align: start;
  border-top: 1px solid ${color.line};
  outline-offset: -2px;
  header + &,
  header + div > & {
    border-top: 0;
  }
  &:hover {
    background: ${color.hover};
  }
`;

const Question = styled.span`
  ${text.label}
`;

const Answer = styled.span<{ $isEmpty: boolean }>`
  font: 400 1rem / 1.5rem ${font.serif};
  color: ${({ $isEmpty }) => ($isEmpty ? color.ink3 : color.ink)};
  overflow-wrap: anywhere;
`;

const Editor = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
  background: ${color.selected};
  > fieldset {
    justify-self: start;
  }
`;

interface AnswerRowProps {
  field: AnswerField;
  answers: Answers;
}

/** A question and its answer. A click edits it in place: Ctrl or Cmd Enter saves, Escape cancels. */
export function AnswerRow({ field: { name, label, placeholder, when }, answers }: AnswerRowProps) {
  const dispatch = useAppDispatch();
  const stored = answers[name];
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const row = useRef<HTMLButtonElement>(null);
  const answer = (typed ?? '').replace(/\s+/g, ' ').trim();
  const isTooLong = answer.length > LIMITS.answer;

  function close() {
    setTyped(null);
    requestAnimationFrame(() => row.current?.focus());
  }
  const save = (changes: Partial<Answers>) => dispatch(changeProfile(() => ({ answers: changes })));

  async function saveAnswer() {
    if (isTooLong) return;
    setSaving(true);
    const isSaved = answer === stored || (await save({ [name]: answer }));
    setSaving(false);
    if (isSaved) close();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void saveAnswer();
  }
  if (typed === null) {
    return (
      <Shown ref={row} type="button" onClick={() => setTyped(stored)}>
        <Question>{label}</Question>
        <Answer $isEmpty={stored === ''}>{stored || placeholder}</Answer>
      </Shown>
    );
  }
  return (
    <Editor onKeyDown={onKeyDown}>
      <Question>{label}</Question>
      <SentenceArea
        autoFocus
        aria-label={label}
        aria-invalid={isTooLong || undefined}
        rows={2}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isTooLong && (
        <ErrorText role="alert">
          {label} must be {LIMITS.answer} characters or fewer.
        </ErrorText>
      )}
      {when && (
        <SegmentedControl
          label={when.label}
          value={answers[when.name]}
          options={when.options}
          onValueChange={(chosen) => void save({ [when.name]: chosen })}
        />
      )}
      <Row $gap={2} $justify="end">
        <Button variant="ghost" onClick={close}>
          Cancel
        </Button>
        <Button variant="primary" busy={isSaving} onClick={saveAnswer}>
          Save
        </Button>
      </Row>
    </Editor>
  );
}
