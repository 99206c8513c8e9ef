import { TextCursorInput } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import { FileRow } from './FileRow.tsx';
import { Group, Line, Note, ScreenFoot, ValueInput } from './formParts.ts';
import { labelOfRow } from './formRows.ts';
import type { OpenForm } from './formSlice.ts';
import { QuestionRow } from './QuestionRow.tsx';
import type { FillForm, Row, RowProps } from './useFillForm.ts';
import type { FormSource } from './useFormSource.ts';

interface ReviewFormProps {
  fill: FillForm;
  form: OpenForm & { status: 'read' };
  source: FormSource;
  onFilled: () => void;
}

/** What goes into each field, to be checked first. */
export function ReviewForm({ fill, form, source, onFilled }: ReviewFormProps) {
  const { open, ticked, isFilling } = fill;
  const of = (...from: Row['from'][]) => open.filter((row) => from.includes(row.from));
  const files = of('resume', 'letter').filter(({ value }) => value !== '');
  const withoutFile = of('resume', 'letter').filter(({ value }) => value === '');
  const left = [...of('user'), ...withoutFile].filter((row) => labelOfRow(row) !== '');
  const groups = [
    { title: 'From your profile', rows: of('profile'), Row: ProfileRow },
    { title: 'Your answers', rows: of('answer'), Row: AnswerRow },
    { title: 'New questions', rows: of('new'), Row: QuestionRow },
  ];
  return (
    <form
      aria-label="Fill this form"
      onSubmit={(event) => {
        event.preventDefault();
        void fill.fill(ticked).then(onFilled);
      }}
    >
      {form.hasCaptcha && <Note>This page asks whether you are human. That’s yours.</Note>}
      {groups.map(
        ({ title, rows, Row }) =>
          rows.length > 0 && (
            <Group key={title}>
              <h2>
                {title} <span>{rows.length}</span>
              </h2>
              {rows.map((row) => (
                <Row key={row.field.id} row={row} fill={fill} leadId={source.lead?.id} />
              ))}
            </Group>
          ),
      )}
      {left.length > 0 && (
        <Group>
          <h2>
            Left to you <span>never guessed</span>
          </h2>
          <Line as="p" style={{ display: 'block' }}>
            {left.map(labelOfRow).join(', ')}
          </Line>
        </Group>
      )}
      {files.length > 0 && (
        <Group>
          {files.map((row) => (
            <FileRow key={row.field.id} row={row} fill={fill} resumes={source.resumes} />
          ))}
        </Group>
      )}
      <ScreenFoot>
        <Button
          type="submit"
          variant="primary"
          icon={TextCursorInput}
          busy={isFilling}
          busyLabel="Filling…"
          disabled={ticked.length === 0}
        >
          {ticked.length === 1 ? 'Fill 1 field' : `Fill ${ticked.length} fields`}
        </Button>
        <small>Leadside never sends the form.</small>
      </ScreenFoot>
    </form>
  );
}

function ProfileRow({ row, fill }: RowProps) {
  const id = useId();
  const { field, value, isTicked } = row;
  const label = labelOfRow(row);
  return (
    <Line>
      <input
        type="checkbox"
        id={id}
        checked={isTicked}
        onChange={({ target }) => fill.edit(field.id, { isTicked: target.checked })}
      />
      <label htmlFor={id} title={label}>
        {label}
      </label>
      <ValueInput
        aria-label={`${label}, value`}
        value={value}
        onChange={({ target }) => fill.edit(field.id, { value: target.value })}
      />
      {field.value !== '' && <span>has a value</span>}
    </Line>
  );
}
