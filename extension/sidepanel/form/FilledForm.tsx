import { Check, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { color, space, text } from '#ui/theme.ts';
import { showField } from '../../page/pageForm.ts';
import { Answer, Group, Line, Note, ScreenFoot } from './formParts.ts';
import { filledForm, labelOfRow, refusalOf } from './formRows.ts';
import type { OpenForm } from './formSlice.ts';
import type { FillForm, Row } from './useFillForm.ts';
import type { FormSource } from './useFormSource.ts';
import { readForm } from './useReadForm.ts';
import { useRecordApplication } from './useRecordApplication.ts';

const LOOK_AGAIN_AFTER = 2_000;

const Summary = styled.p`
  padding: ${space[4]};
  border-bottom: 1px solid ${color.line};
  ${text.body}
`;

const Again = styled.form`
  display: flex;
  align-items: end;
  gap: ${space[2]};
  > :first-child {
    flex: 1;
  }
`;

const Left = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 44px;
  align-items: center;
  border-top: 1px solid ${color.line};
  ${text.small}
  button {
    flex: none;
    color: ${color.accentText};
    font-weight: 500;
  }
  small {
    color: ${color.ink3};
  }
`;

interface FilledFormProps {
  fill: FillForm;
  form: OpenForm & { status: 'read' };
  source: FormSource;
  head: (undo: ReactNode) => ReactNode;
  /** The page has more fields now, as on the next page of a form. */
  onMore: () => void;
}

/** What the page kept, what it refused and why, and what is still empty. */
export function FilledForm({ fill, form, source, head, onMore }: FilledFormProps) {
  const dispatch = useAppDispatch();
  const { rows, results, ticked } = fill;
  const { refused, filled, empty } = filledForm(rows, results);
  const answers = filled.filter(({ from }) => from === 'answer' || from === 'new');
  const facts = filled.filter((row) => !answers.includes(row));
  const kept = rows.filter(
    ({ field, from, isKept }) =>
      from === 'new' && isKept && results.get(field.id)?.state === 'kept',
  );
  const record = useRecordApplication(source, fill);
  const { lead } = source;

  // The next page of a form comes without a new address.
  const lookAgain = useEffectEvent(() => void dispatch(readForm()));
  useEffect(() => {
    const timer = setInterval(() => lookAgain(), LOOK_AGAIN_AFTER);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      {head(
        <Button variant="ghost" icon={Undo2} onClick={() => void fill.undo()}>
          Undo
        </Button>,
      )}
      <Summary role="status">
        <strong>{filled.length} filled and read back.</strong>
        {refused.length > 0 &&
          ` ${refused.length} ${refused.length === 1 ? 'was' : 'were'} refused by the page.`}
      </Summary>
      {form.hasCaptcha && <Note>This page asks whether you are human. That’s yours.</Note>}
      {refused.length > 0 && (
        <Group>
          <h2>Refused by the page</h2>
          {refused.map(({ row, result }) => (
            <RefusedRow
              key={row.field.id}
              row={row as Row}
              reason={refusalOf({ result })}
              fill={fill}
            />
          ))}
        </Group>
      )}
      {empty.length > 0 && (
        <Group>
          <h2>
            Still empty <span>{empty.length}</span>
          </h2>
          {empty.map((row) => (
            <Left key={row.field.id}>
              <span>
                {labelOfRow(row)} {row.field.isRequired && <small>required</small>}
              </span>
              <button type="button" onClick={() => void showField(form.tabId, row.field.id)}>
                Show on page
              </button>
            </Left>
          ))}
        </Group>
      )}
      <Group>
        <h2>
          Filled <span>{filled.length}</span>
        </h2>
        {facts.map((row) => (
          <Line key={row.field.id}>
            <Icon of={Check} />
            <span title={labelOfRow(row)}>
              {row.from === 'resume' ? 'Resume' : labelOfRow(row)}
            </span>
            <p>{row.from === 'letter' ? 'Your letter' : row.value}</p>
          </Line>
        ))}
      </Group>
      {answers.length > 0 && (
        <Fold
          isEntry
          title={answers.length === 1 ? '1 answer' : `${answers.length} answers`}
          about={`also filled${kept.length > 0 ? `; ${kept.length} new ${kept.length === 1 ? 'one is' : 'ones are'} kept` : ''}`}
        >
          <Group>
            {answers.map((row) => (
              <Answer key={row.field.id}>
                <Icon of={Check} />
                <span>{labelOfRow(row)}</span>
                <p>{row.value}</p>
              </Answer>
            ))}
          </Group>
        </Fold>
      )}
      <ScreenFoot>
        {ticked.length > 0 && (
          <Button onClick={onMore}>
            {ticked.length === 1 ? 'Fill 1 more field' : `Fill ${ticked.length} more fields`}
          </Button>
        )}
        <p>Check the page and send it there. Then:</p>
        {lead ? (
          <Button
            variant="primary"
            icon={Check}
            busy={record.isBusy}
            onClick={() => void record.record()}
          >
            I applied
          </Button>
        ) : (
          <Button variant="primary" onClick={record.capture}>
            Capture this page
          </Button>
        )}
        <small>
          {lead
            ? 'Keeps the answers and the letter with the lead.'
            : 'Then you can keep what you sent with the lead.'}
        </small>
      </ScreenFoot>
    </>
  );
}

interface RefusedRowProps {
  row: Row;
  reason: string;
  fill: FillForm;
}

function RefusedRow({ row, reason, fill }: RefusedRowProps) {
  const id = useId();
  const [value, setValue] = useState(row.value);
  const isFile = row.field.kind === 'file';
  if (isFile) {
    return (
      <p>
        {labelOfRow(row)}: {reason}
      </p>
    );
  }
  return (
    <Again
      onSubmit={(event) => {
        event.preventDefault();
        fill.edit(row.field.id, { value });
        void fill.fill([{ ...row, value, accepts: [] }]);
      }}
    >
      <TextField
        id={id}
        label={labelOfRow(row)}
        hint={reason}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button type="submit" busy={fill.isFilling}>
        Fill again
      </Button>
    </Again>
  );
}
