import { useId } from 'react';
import { useProposeAnswerMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { usePitchWriters } from '#features/pitches/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { LabeledCheckbox } from '#ui/fields/Checkbox.tsx';
import { SentenceArea } from '#ui/fields/SentenceArea.ts';
import { Claims, TextButton } from './formParts.ts';
import { labelOfRow } from './formRows.ts';
import type { RowProps } from './useFillForm.ts';

/** A question that the user hasn't answered yet. A model may propose an answer, which the user checks. */
export function QuestionRow({ row, fill, leadId }: RowProps & { leadId: string | undefined }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [propose, { isLoading, data: proposed }] = useProposeAnswerMutation();
  const { models, modelFor } = usePitchWriters();
  const { field, value, isKept } = row;
  const model = models.find(({ value }) => value === modelFor('letters'));
  const claims = proposed?.unsupportedClaims.filter(({ text }) => value.includes(text)) ?? [];
  const longest = field.maxLength > 0 ? field.maxLength : LIMITS.keptAnswer;

  async function write() {
    const question = labelOfRow(row).slice(0, LIMITS.keptQuestion);
    const room = Math.min(longest, LIMITS.keptAnswer);
    const { data, error } = await propose({ question, leadId, longest: room });
    if (error) dispatch(failed(error, 'writing the answer'));
    else if (data.answer !== '') fill.edit(field.id, { value: data.answer });
    else {
      const text = 'Your profile has nothing that answers this question.';
      dispatch(toastShown({ tone: 'info', text }));
    }
  }
  return (
    <>
      <label htmlFor={id}>{labelOfRow(row)}</label>
      <SentenceArea
        id={id}
        rows={field.kind === 'area' ? 2 : 1}
        value={value}
        maxLength={field.maxLength > 0 ? field.maxLength : undefined}
        onChange={({ target }) => fill.edit(field.id, { value: target.value })}
      />
      {claims.length > 0 && (
        <Claims role="status">
          No line or answer of yours says {claims.map(({ text }) => `“${text}”`).join(', ')}.
        </Claims>
      )}
      {model?.value === 'server-model' && (
        <TextButton type="button" disabled={isLoading} onClick={() => void write()}>
          {isLoading ? 'Writing…' : `Write with ${model.label}`}
        </TextButton>
      )}
      <LabeledCheckbox
        checked={isKept}
        onChange={({ target }) => fill.edit(field.id, { isKept: target.checked })}
      >
        Keep for next time
      </LabeledCheckbox>
    </>
  );
}
