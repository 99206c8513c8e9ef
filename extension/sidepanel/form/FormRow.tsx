import { Check } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useProposeAnswerMutation } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { counted } from '#domain/counted.ts';
import { isEmptyField } from '#domain/forms/formField.ts';
import { usePitchWriters } from '#features/pitches/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Checkbox, LabeledCheckbox } from '#ui/fields/Checkbox.tsx';
import { SentenceArea } from '#ui/fields/SentenceArea.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { color, media, radius, space, text, tone } from '#ui/theme.ts';
import { showField } from '../../page/pageForm.ts';
import { isAnswer, labelOfRow, type Row, refusalOf } from './formRows.ts';
import { type OpenForm, resumeChosen, rowEdited, selectForm } from './formSlice.ts';
import type { FillForm } from './useFillForm.ts';
import type { FormSource } from './useFormSource.ts';

/** A mark, a label, a value and an action in one line; long values below the label. */
const Line = styled.div<{ $below?: boolean }>`
  display: grid;
  grid-template-columns: 16px ${({ $below }) => ($below ? '' : '92px')} minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 10px;
  min-height: 30px;
  padding-block: ${({ $below }) => ($below ? space[1] : 0)};
  overflow-wrap: anywhere;
  > svg {
    color: ${color.successFg};
  }
  > label,
  > span {
    color: ${({ $below }) => ($below ? color.ink : color.ink2)};
  }
  > small {
    ${text.smallest}
    color: ${color.ink3};
  }
  > textarea,
  > p,
  > div {
    ${({ $below }) => $below && 'grid-column: 2 / -1;'}
  }
  button[type='button'] {
    color: ${color.accentText};
    font-weight: 500;
    ${media.touch} {
      min-height: 44px;
    }
  }
`;

/** A value that looks like text until it's used. */
const Value = styled(SentenceArea)<{ $isPlain: boolean }>`
  && {
    ${({ $isPlain }) =>
      $isPlain &&
      `min-height: 28px;
    padding: 3px ${space[1]};
    margin-left: -${space[1]};
    border-color: transparent;
    background: transparent;
    ${text.small}`}
  }
  &&:hover {
    background: ${color.hover};
  }
  &&:focus {
    border-color: ${color.control};
    background: ${color.surface};
  }
`;

/** What the check of a model's answer found. */
const Claims = styled.p`
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  background: ${tone.progress.bg};
`;

export interface FormRowProps {
  row: Row;
  form: OpenForm & { status: 'read' };
  source: FormSource;
  fill: FillForm;
}

const asideOf = ({ field, found }: Row): string => {
  if (!isEmptyField(field)) return 'has a value';
  const uses = found?.answer.uses ?? 0;
  return uses > 0 ? `used for ${counted(uses, 'application')}` : '';
};

/** A field of the form: to fill, kept by the page, refused or changed by it, or still empty. */
export function FormRow({ row, form, fill, source }: FormRowProps) {
  const { field, value, result } = row;
  const label = labelOfRow(row);
  if (result?.state === 'kept') {
    return (
      <Line $below={isAnswer(row)}>
        <Icon of={Check} />
        <span>{label}</span>
        <p>{row.from === 'letter' ? 'Your letter' : value}</p>
      </Line>
    );
  }
  if (result) return <AgainRow row={row} fill={fill} />;
  if (value === '' && row.from !== 'new') {
    return (
      <Line $below>
        <span aria-hidden />
        <span>
          {label} {field.isRequired && <small>required</small>}
          {row.hint && <small> {row.hint}</small>}
        </span>
        <button type="button" onClick={() => void showField(form.tabId, field.id)}>
          Show on page
        </button>
      </Line>
    );
  }
  return <OpenRow row={row} source={source} />;
}

/** A field that waits for its value. */
function OpenRow({ row, source }: Pick<FormRowProps, 'row' | 'source'>) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { field, from, value, isTicked, isKept, found } = row;
  const isFile = field.kind === 'file';
  const isBelow = isAnswer(row);
  const edit = (edit: Parameters<typeof rowEdited>[0]['edit']) =>
    dispatch(rowEdited({ id: field.id, edit }));
  return (
    <Line $below={isBelow}>
      <Checkbox
        id={id}
        checked={isTicked}
        onChange={({ target }) => edit({ isTicked: target.checked })}
      />
      <label htmlFor={id}>{labelOfRow(row)}</label>
      {isBelow && <small>{asideOf(row)}</small>}
      {found && !found.isSame && <p>You answered: {found.answer.question}</p>}
      {row.hint && <p>{row.hint}</p>}
      {isFile ? (
        <p>{value}</p>
      ) : (
        <Value
          aria-label={`${labelOfRow(row)}, value`}
          rows={1}
          $isPlain={from !== 'new'}
          value={value}
          maxLength={field.maxLength > 0 ? field.maxLength : undefined}
          onChange={({ target }) => edit({ value: target.value })}
        />
      )}
      {!isBelow && !isFile && <small>{asideOf(row)}</small>}
      {from === 'resume' && source.resumes.length > 1 && (
        <Menu label="Resumes" trigger={<button type="button">Choose</button>}>
          {source.resumes.map((resume) => (
            <MenuItem key={resume.id} onSelect={() => dispatch(resumeChosen(resume.id))}>
              {resume.name}
            </MenuItem>
          ))}
        </Menu>
      )}
      {from === 'new' && (
        <div>
          <Proposal row={row} source={source} />
          <LabeledCheckbox
            checked={isKept}
            onChange={({ target }) => edit({ isKept: target.checked })}
          >
            Keep for next time
          </LabeledCheckbox>
        </div>
      )}
    </Line>
  );
}

/** Has a model propose an answer to a new question, which the user checks. */
function Proposal({ row, source }: Pick<FormRowProps, 'row' | 'source'>) {
  const dispatch = useAppDispatch();
  const [propose, { isLoading, data: proposed }] = useProposeAnswerMutation();
  const { models, modelFor } = usePitchWriters();
  const model = models.find(({ value }) => value === modelFor('letters'));
  const claims = proposed?.unsupportedClaims.filter(({ text }) => row.value.includes(text)) ?? [];

  async function write() {
    const question = labelOfRow(row).slice(0, LIMITS.keptQuestion);
    const { maxLength } = row.field;
    const longest = Math.min(maxLength > 0 ? maxLength : Infinity, LIMITS.keptAnswer);
    const { data, error } = await propose({ question, leadId: source.lead?.id, longest });
    if (error) dispatch(failed(error, 'writing the answer'));
    else if (data.answer !== '')
      dispatch(rowEdited({ id: row.field.id, edit: { value: data.answer } }));
    else {
      const text = 'Your profile has nothing that answers this question.';
      dispatch(toastShown({ tone: 'info', text }));
    }
  }
  return (
    <>
      {claims.length > 0 && (
        <Claims role="status">
          No line or answer of yours says {claims.map(({ text }) => `“${text}”`).join(', ')}.
        </Claims>
      )}
      {model?.value === 'server-model' && (
        <button type="button" disabled={isLoading} onClick={() => void write()}>
          {isLoading ? 'Writing…' : `Write with ${model.label}`}
        </button>
      )}
    </>
  );
}

/** A value that isn't in its field, or not anymore, to be filled again. */
function AgainRow({ row, fill }: Pick<FormRowProps, 'row' | 'fill'>) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { isFilling } = useAppSelector(selectForm);
  const { field, value, result } = row;
  const isLost = field.kind === 'file' || result?.state === 'gone';
  return (
    <Line
      as="form"
      $below
      onSubmit={(event) => {
        event.preventDefault();
        void fill.fill([{ ...row, accepts: [] }]);
      }}
    >
      <span aria-hidden />
      <label htmlFor={id}>{labelOfRow(row)}</label>
      <p>{result && refusalOf(result)}</p>
      {!isLost && (
        <>
          <Value
            id={id}
            rows={1}
            $isPlain={false}
            value={value}
            onChange={({ target }) =>
              dispatch(rowEdited({ id: field.id, edit: { value: target.value } }))
            }
          />
          <Button type="submit" busy={isFilling}>
            Fill again
          </Button>
        </>
      )}
    </Line>
  );
}
