import { Check, TextCursorInput, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { counted } from '#domain/counted.ts';
import { isEmptyField } from '#domain/forms/formField.ts';
import type { FormRow as MatchedRow } from '#domain/forms/matchForm.ts';
import { sentLabel } from '#domain/pitches/letter/sentLetter.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { selectPanel } from '../panelSlice.ts';
import { FormRow } from './FormRow.tsx';
import { Foot, FormScreen, Group, Head } from './FormScreen.tsx';
import { isAnswer, labelOfRow, type Row } from './formRows.ts';
import { type OpenForm, selectFilled, selectFilledLead, selectForm } from './formSlice.ts';
import { OtherFrames } from './OtherFrames.tsx';
import { recordApplied } from './recordApplied.ts';
import { KeepAsLead, SentForm } from './SentForm.tsx';
import { useFillForm } from './useFillForm.ts';
import { type FormSource, useFormSource } from './useFormSource.ts';
import { readForm } from './useReadForm.ts';

const LOOK_AGAIN_AFTER = 2_000;

const NO_FORM = {
  reading: '',
  read: 'No form on this page.',
  ask: 'Click the Leadside icon to use this page.',
  never: "Your browser doesn't allow reading this page.",
};

/** Fills the form of the open page from the user's profile, answers and files. It never sends it. */
export function FillFormPage() {
  const dispatch = useAppDispatch();
  const { open: form, sign } = useAppSelector(selectForm);
  const { page } = useAppSelector(selectPanel);
  const filled = useAppSelector(selectFilled);
  const source = useFormSource();
  const host = URL.parse(page?.url ?? '')?.hostname ?? '';
  const isForm = form.status === 'read' && form.fields.length > 0;

  // Pages change what was filled, show the next part of a form without a new address, or thank for it.
  const isFollowed = filled !== undefined && filled.appliedAt === null;
  useEffect(() => {
    if (!isFollowed) return;
    const timer = setInterval(() => void dispatch(readForm()), LOOK_AGAIN_AFTER);
    return () => clearInterval(timer);
  }, [isFollowed, dispatch]);

  if (filled && (sign || (filled.appliedAt !== null && !isForm))) {
    return (
      <FormScreen data-own-actions>
        <SentForm form={filled} sign={sign} />
      </FormScreen>
    );
  }
  if (form.status === 'read' && source && isForm) {
    return (
      <FormScreen data-own-actions>
        <OpenedForm key={`${form.tabId} ${form.url}`} form={form} source={source} host={host} />
      </FormScreen>
    );
  }
  return (
    <FormScreen data-own-actions>
      <Head title="Fill this form" text={host} />
      {form.status === 'reading' || !source ? (
        <Spinner label="Looking for the form…" />
      ) : (
        <Group role="status">
          <p>{NO_FORM[form.status]}</p>
        </Group>
      )}
      {form.status === 'read' && <OtherFrames form={form} />}
    </FormScreen>
  );
}

interface OpenedFormProps {
  form: OpenForm & { status: 'read' };
  source: FormSource;
  host: string;
}

interface RowGroup {
  title: string;
  rows: Row[];
}

const isOpen = ({ result }: Row): boolean => !result;
const isFilled = ({ result }: Row): boolean => result?.state === 'kept';
const isLost = (row: Row): boolean => !isOpen(row) && !isFilled(row);
const isFile = ({ from }: MatchedRow): boolean => from === 'resume' || from === 'letter';

/** The rows by what is to be done about them: first what the page refused or changed, then what waits. */
function groupsOf(rows: readonly Row[]): RowGroup[] {
  const open = rows.filter((row) => isOpen(row) && (row.value !== '' || row.from === 'new'));
  const lost = rows.filter(isLost);
  const isChanged = lost.some(({ result }) => result?.state === 'changed');
  return [
    { title: isChanged ? 'Refused or changed by the page' : 'Refused by the page', rows: lost },
    { title: 'From your profile', rows: open.filter(({ from }) => from === 'profile') },
    { title: 'Your answers', rows: open.filter(({ from }) => from === 'answer') },
    { title: 'New questions', rows: open.filter(({ from }) => from === 'new') },
    { title: 'Files and letter', rows: open.filter(isFile) },
  ];
}

/** The fields of a form, before and after they were filled. */
function OpenedForm({ form, source, host }: OpenedFormProps) {
  const fill = useFillForm(form, source);
  const { isFilling } = useAppSelector(selectForm);
  const { rows, ticked } = fill;
  const filled = rows.filter(isFilled);
  const lost = rows.filter(isLost);
  const isDone = filled.length + lost.length > 0;
  const left = rows
    .filter((row) => isOpen(row) && row.value === '' && row.from !== 'new')
    .filter((row) => isEmptyField(row.field) && labelOfRow(row) !== '')
    .toSorted((a, b) => Number(b.field.isRequired) - Number(a.field.isRequired));
  const answers = filled.filter(isAnswer);
  const fresh = answers.filter(({ from, isKept }) => from === 'new' && isKept).length;
  const facts = filled.filter((row) => !isAnswer(row));
  const { lead } = source;
  const show = (row: Row) => (
    <FormRow key={row.field.id} row={row} form={form} fill={fill} source={source} />
  );
  const group = ({ title, rows }: RowGroup) =>
    rows.length > 0 && (
      <Group key={title}>
        <h2>
          {title} <span>{rows.length}</span>
        </h2>
        {rows.map(show)}
      </Group>
    );
  return (
    <>
      <Head
        title={isDone ? 'Form filled' : 'Fill this form'}
        text={
          isDone && lead
            ? `${lead.title}, ${lead.company}`
            : `${counted(form.fields.length, 'field')} found${host && ` on ${host}`}`
        }
        action={
          isDone && (
            <Button variant="ghost" icon={Undo2} onClick={() => void fill.undo()}>
              Undo
            </Button>
          )
        }
      />
      {isDone && (
        <Group role="status">
          <strong>{filled.length} filled and read back.</strong>
          {lost.length > 0 &&
            ` ${lost.length} ${lost.length === 1 ? 'isn’t' : 'aren’t'} as you filled ${lost.length === 1 ? 'it' : 'them'}.`}
        </Group>
      )}
      <OtherFrames form={form} />
      {!hasProfile(source.profile) && (
        <Group role="status">
          <p>
            Your profile is empty. <Link to="/app/edit-profile">Complete your profile</Link>, and
            forms are filled from it.
          </p>
        </Group>
      )}
      {form.hasCaptcha && (
        <Group>
          <p>This page asks whether you are human. That’s yours.</p>
        </Group>
      )}
      {groupsOf(rows).map(group)}
      {isDone && group({ title: 'Still empty', rows: left })}
      {!isDone && left.length > 0 && (
        <Group>
          <h2>
            Left to you <span>never guessed</span>
          </h2>
          {left.filter(({ hint }) => hint).map(show)}
          <p>
            {left
              .filter(({ hint }) => !hint)
              .map(labelOfRow)
              .join(', ')}
          </p>
        </Group>
      )}
      {group({ title: 'Filled', rows: facts })}
      {answers.length > 0 && (
        <Fold
          isEntry
          title={counted(answers.length, 'answer')}
          about={`also filled${fresh > 0 ? `; ${fresh} new ${fresh === 1 ? 'one is' : 'ones are'} kept` : ''}`}
        >
          <Group>{answers.map(show)}</Group>
        </Fold>
      )}
      <Foot>
        {(!isDone || ticked.length > 0) && (
          <Button
            variant={isDone ? 'secondary' : 'primary'}
            icon={TextCursorInput}
            busy={isFilling}
            busyLabel="Filling…"
            disabled={ticked.length === 0}
            onClick={() => void fill.fill(ticked)}
          >
            Fill {counted(ticked.length, isDone ? 'more field' : 'field')}
          </Button>
        )}
        {isDone ? <Applied /> : <small>Leadside never sends the form.</small>}
      </Foot>
    </>
  );
}

/** "I applied", for what was filled on this page and those before it. */
function Applied() {
  const dispatch = useAppDispatch();
  const filled = useAppSelector(selectFilled);
  const lead = useAppSelector(selectFilledLead);
  if (!filled) return null;
  return (
    <>
      <p>Check the page and send it there. Then:</p>
      {lead ? (
        <Button
          variant="primary"
          icon={Check}
          onClick={() => void dispatch(recordApplied(filled, lead))}
        >
          {sentLabel(lead)}
        </Button>
      ) : (
        <KeepAsLead form={filled} />
      )}
      <small>
        {lead
          ? 'Keeps the answers and the letter with the lead.'
          : 'What you filled is kept, and recorded with the lead.'}
      </small>
    </>
  );
}
