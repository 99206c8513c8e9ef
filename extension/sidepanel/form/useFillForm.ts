import { useMemo, useState } from 'react';
import { useReadFileMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { FieldResult } from '#domain/forms/formField.ts';
import { type FormRow, matchForm } from '#domain/forms/matchForm.ts';
import { withGivenAnswers } from '#domain/forms/withGivenAnswers.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { changeProfile } from '#features/profile/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import type { FillEntry } from '../../page/form/fillForm.ts';
import { fillPageForm, undoPageForm } from '../../page/pageForm.ts';
import { editedRow, labelOfRow, type RowEdit, type RowEdits } from './formRows.ts';
import type { OpenForm } from './formSlice.ts';
import type { FormSource } from './useFormSource.ts';
import { useLetterFile } from './useLetterFile.ts';

export type Row = ReturnType<typeof editedRow>;

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The rows of a form, what the user changes in them, and what became of them on the page. */
export function useFillForm(form: OpenForm & { status: 'read' }, source: FormSource) {
  const dispatch = useAppDispatch();
  const [readFile] = useReadFileMutation();
  const createLetter = useLetterFile(source);
  const [edits, setEdits] = useState<RowEdits>({});
  const [results, setResults] = useState<ReadonlyMap<string, FieldResult>>(new Map());
  const [isFilling, setFilling] = useState(false);
  const [resumeId, setResumeId] = useState(source.resumes[0]?.id);
  const resume = source.resumes.find(({ id }) => id === resumeId) ?? source.resumes[0];

  const matched = useMemo(
    () => matchForm(form.fields, { profile: source.profile ?? EMPTY_PROFILE, phone: source.phone }),
    [form.fields, source.profile, source.phone],
  );
  const rows = matched.map((row): Row => {
    const isFile = row.field.kind === 'file';
    const isEmpty = row.field.value === '';
    const letter = isFile ? source.letter && 'Letter as PDF' : source.letter;
    if (row.from === 'letter')
      return editedRow({ ...row, value: letter, isTicked: isEmpty }, edits);
    if (row.from !== 'resume') return editedRow(row, edits);
    return editedRow({ ...row, value: resume?.name ?? '', isTicked: isEmpty }, edits);
  });
  const open = rows.filter(({ field }) => !results.has(field.id));
  const ticked = open.filter(({ isTicked, value }) => isTicked && value.trim() !== '');

  const edit = (id: string, change: RowEdit) =>
    setEdits((before) => ({ ...before, [id]: { ...before[id], ...change } }));

  /** The file for a row; `null` after the user was told that there is none. */
  async function fileOf(row: FormRow): Promise<FillEntry['file'] | null> {
    if (row.from === 'letter') return createLetter();
    if (!resume) return null;
    const { data: base64, error } = await readFile(`/user/resumes/${resume.id}/file`);
    if (error) dispatch(failed(error, 'downloading resume'));
    const type = TYPES[resume.name.split('.').at(-1) ?? ''] ?? '';
    return base64 === undefined ? null : { name: resume.name, type, base64 };
  }

  /** Fills rows and reads them back. New answers are kept from then on. */
  async function fill(filled: readonly Row[]) {
    setFilling(true);
    const entries: FillEntry[] = [];
    for (const row of filled) {
      const { id, kind, value: replaces } = row.field;
      const file = kind === 'file' ? await fileOf(row) : undefined;
      if (file === null) continue;
      const held = results.get(id)?.value ?? replaces;
      // What the user typed counts, not what else an option may say.
      const isOurs = edits[id]?.value === undefined;
      const accepts = isOurs ? row.accepts : [];
      const fact = isOurs ? row.fact : undefined;
      entries.push({ id, value: row.value.trim(), accepts, fact, replaces: held, file });
    }
    const found = await fillPageForm(form.tabId, entries);
    setResults(
      (before) => new Map([...before, ...found.map((one): [string, FieldResult] => [one.id, one])]),
    );
    setFilling(false);
    const kept = new Set(found.filter(({ state }) => state === 'kept').map(({ id }) => id));
    const given = filled
      .filter(({ field, from }) => kept.has(field.id) && (from === 'answer' || from === 'new'))
      .map((row) => ({
        question: row.found?.answer.question ?? labelOfRow(row),
        answer: row.value.trim(),
        isKept: row.from === 'new' && row.isKept,
      }));
    if (given.length === 0) return;
    const company = source.lead?.company ?? '';
    const at = new Date().toISOString();
    await dispatch(
      changeProfile(({ keptAnswers }) => ({
        keptAnswers: withGivenAnswers(keptAnswers, given, company, at),
      })),
    );
  }

  async function undo() {
    const changed = await undoPageForm(form.tabId);
    setResults(new Map());
    const text =
      changed.length === 0
        ? 'The form is as it was before.'
        : `${changed.length} ${changed.length === 1 ? 'field has' : 'fields have'} changed since and stay as they are.`;
    dispatch(toastShown({ tone: 'info', text }));
  }

  return { rows, open, ticked, results, isFilling, resume, setResumeId, edit, fill, undo };
}

export type FillForm = ReturnType<typeof useFillForm>;

export interface RowProps {
  row: Row;
  fill: FillForm;
}
