import { Check } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Answers } from '#domain/contract/profile.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { SegmentedControl } from '#ui/fields/SegmentedControl.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space, text, tone } from '#ui/theme.ts';
import { SheetHead } from './ProofSheet.tsx';
import { useSaveAnswer } from './useSaveProof.ts';

type AnswerName = Exclude<keyof Answers, 'salaryWhen'>;

/** In the order of the card. */
const FIELDS: { name: AnswerName; label: string; placeholder: string }[] = [
  { name: 'reason', label: 'Why I’m looking', placeholder: 'What you want to do next, and why' },
  { name: 'field', label: 'Why this field', placeholder: 'What drew you to it, or draws you now' },
  { name: 'relocation', label: 'Where I’d move', placeholder: 'Bergen, from August' },
  { name: 'start', label: 'Start date or notice', placeholder: '1 March, three months’ notice' },
  {
    name: 'authorization',
    label: 'Work authorization',
    placeholder: 'EEA citizen, no permit needed',
  },
  { name: 'place', label: 'Place and remote', placeholder: 'Oslo, two days a week on site' },
  { name: 'hours', label: 'Hours', placeholder: 'Full time' },
  { name: 'salary', label: 'Salary', placeholder: 'NOK 980,000' },
  { name: 'licenses', label: 'Licenses', placeholder: 'Driving, security, trade…' },
];

const SALARY_OPTIONS = [
  { value: 'asked', label: 'Only when asked' },
  { value: 'never', label: 'Never' },
] as const;

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

interface AnswerFieldProps {
  field: (typeof FIELDS)[number];
  stored: string;
  onSave: (text: string) => Promise<boolean>;
}

/** An answer that is saved when the field is left. What can't be saved stays in the field. */
function AnswerField({ field: { name, ...field }, stored, onSave }: AnswerFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const answer = typed?.trim() ?? stored;
  const tooLong = answer.length > LIMITS.answer;
  async function leave() {
    if (tooLong) return;
    if (answer === stored || (await onSave(answer))) setTyped(null);
  }
  return (
    <TextField
      {...field}
      multiline={name === 'reason' || name === 'field'}
      rows={2}
      value={typed ?? stored}
      error={tooLong && `${field.label} must be ${LIMITS.answer} characters or fewer.`}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
    />
  );
}

/** Short facts for letters. */
export function AnswersCard({ answers }: { answers: Answers }) {
  const saveAnswer = useSaveAnswer();
  const [isSaved, setIsSaved] = useState(false);
  async function save(changes: Partial<Answers>) {
    setIsSaved(false);
    const done = await saveAnswer(changes);
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
        {FIELDS.map((field) => {
          const input = (
            <AnswerField
              key={field.name}
              field={field}
              stored={answers[field.name]}
              onSave={(typed) => save({ [field.name]: typed.replace(/\s+/g, ' ') })}
            />
          );
          if (field.name !== 'salary') return input;
          return (
            <Stack $gap={2} key={field.name}>
              {input}
              <SegmentedControl
                label="When to name the salary"
                value={answers.salaryWhen}
                options={SALARY_OPTIONS}
                onValueChange={(salaryWhen) => save({ salaryWhen })}
              />
            </Stack>
          );
        })}
        <Muted>Empty ones are left out, never guessed.</Muted>
      </Fields>
    </FlushCard>
  );
}
