import { Check } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Answers } from '#domain/contract/profile.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { SegmentedControl } from '#ui/fields/SegmentedControl.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space, text, tone } from '#ui/theme.ts';
import { ANSWER_FIELDS, type AnswerField } from './answerFields.ts';
import { SheetHead } from './ProofSheet.tsx';
import { changeProofs } from './proofThunks.ts';

const Fields = styled(Stack)`
  padding: 0 ${space[5]} ${space[5]};
  fieldset {
    display: flex;
  }
`;

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  ${text.small}
  color: ${color.ink2};
  svg {
    color: ${tone.success.fg};
  }
`;

interface AnswerInputProps {
  field: AnswerField;
  stored: string;
  onSave: (text: string) => Promise<boolean>;
}

/** An answer that is saved when the field is left. What can't be saved stays in the field. */
function AnswerInput({ field, stored, onSave }: AnswerInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { label, placeholder, multiline = false } = field;
  const answer = typed?.trim() ?? stored;
  const tooLong = answer.length > LIMITS.answer;
  async function leave() {
    if (tooLong) return;
    if (answer === stored || (await onSave(answer))) setTyped(null);
  }
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      multiline={multiline}
      rows={2}
      value={typed ?? stored}
      error={tooLong && `${label} must be ${LIMITS.answer} characters or fewer.`}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
    />
  );
}

/** Short facts for letters. */
export function AnswersCard({ answers }: { answers: Answers }) {
  const dispatch = useAppDispatch();
  const [isSaved, setIsSaved] = useState(false);
  async function save(changes: Partial<Answers>) {
    setIsSaved(false);
    const done = await dispatch(changeProofs({ answers: changes }));
    setIsSaved(done);
    return done;
  }
  return (
    <FlushCard as="section" aria-labelledby="answers-title">
      <SheetHead>
        <h2 id="answers-title">Answers</h2>
        <span role="status">
          {isSaved && (
            <Saved>
              <Icon of={Check} /> Saved
            </Saved>
          )}
        </span>
        <p>
          Reasons and a move are for any letter a model writes, the others for when a posting asks.
        </p>
      </SheetHead>
      <Fields>
        {ANSWER_FIELDS.map(({ when, ...field }) => (
          <Stack $gap={2} key={field.name}>
            <AnswerInput
              field={field}
              stored={answers[field.name]}
              onSave={(typed) => save({ [field.name]: typed.replace(/\s+/g, ' ') })}
            />
            {when && (
              <SegmentedControl
                label={when.label}
                value={answers[when.name]}
                options={when.options}
                onValueChange={(chosen) => save({ [when.name]: chosen })}
              />
            )}
          </Stack>
        ))}
        <Muted>Empty ones are left out, never guessed.</Muted>
      </Fields>
    </FlushCard>
  );
}
