import { useState } from 'react';
import { SentenceArea } from '#ui/fields/SentenceArea.ts';
import { Answer } from './formParts.ts';
import { labelOfRow } from './formRows.ts';
import type { RowProps } from './useFillForm.ts';

const usedFor = (uses: number): string =>
  uses === 0 ? '' : `used for ${uses} ${uses === 1 ? 'application' : 'applications'}`;

/** A question of the page with the answer that the user gave before. A click opens it. */
export function AnswerRow({ row, fill }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { field, value, isTicked, found } = row;
  const label = labelOfRow(row);
  return (
    <Answer>
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={({ target }) => fill.edit(field.id, { isTicked: target.checked })}
      />
      <span>{label}</span>
      <small>{field.value === '' ? usedFor(found?.answer.uses ?? 0) : 'has a value'}</small>
      {found && !found.isSame && <p>You answered: {found.answer.question}</p>}
      {isOpen ? (
        <SentenceArea
          // In place of the button that opened it.
          autoFocus
          aria-label={`Answer to ${label}`}
          value={value}
          onChange={({ target }) => fill.edit(field.id, { value: target.value })}
        />
      ) : (
        <button
          type="button"
          aria-label={`Change the answer: ${value}`}
          onClick={() => setOpen(true)}
        >
          {value}
        </button>
      )}
    </Answer>
  );
}
