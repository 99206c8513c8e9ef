import { useMemo } from 'react';
import { useReadFileMutation } from '#api/api.ts';
import { base64Of } from '#api/base64Of.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { counted } from '#domain/counted.ts';
import { matchForm } from '#domain/forms/matchForm.ts';
import { withGivenAnswers } from '#domain/forms/withGivenAnswers.ts';
import { letterDocument } from '#domain/pitches/letter/letterDocument.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { useDocument } from '#features/documents/index.ts';
import { changeProfile } from '#features/profile/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import type { FillEntry } from '../../page/form/fillForm.ts';
import { fillPageForm, undoPageForm } from '../../page/pageForm.ts';
import { readPage } from '../../page/readPage.ts';
import type { FilledForm } from './filledForm.ts';
import { editedRow, isAnswer, labelOfRow, type Row } from './formRows.ts';
import {
  fillFinished,
  fillStarted,
  fillUndone,
  type OpenForm,
  selectFilled,
  selectForm,
} from './formSlice.ts';
import type { FormSource } from './useFormSource.ts';

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Makes the lead's letter a PDF for a file field; `null` without one, or after the user was told what went wrong. */
function useLetterFile({ profile, lead, letter }: FormSource) {
  const { create } = useDocument();
  return async (): Promise<NonNullable<FillEntry['file']> | null> => {
    if (!profile || !lead || letter === '') return null;
    const { company, title: position, contactInfo } = lead;
    const content = { text: letter, company, position, contactName: contactInfo.name };
    const name = [company, position, profile.personalInfo.name];
    const file = await create(() => letterDocument(content, profile, new Date()), name, 'pdf');
    return file && { name: file.name, type: file.type, base64: await base64Of(file) };
  };
}

/** The rows of a form, and what fills them and puts them back. */
export function useFillForm(form: OpenForm & { status: 'read' }, source: FormSource) {
  const dispatch = useAppDispatch();
  const [readFile] = useReadFileMutation();
  const createLetter = useLetterFile(source);
  const { edits, results, resumeId } = useAppSelector(selectForm);
  const filled = useAppSelector(selectFilled);
  const resume = source.resumes.find(({ id }) => id === resumeId) ?? source.preset;

  const matched = useMemo(
    () =>
      matchForm(form.fields, {
        profile: source.profile ?? EMPTY_PROFILE,
        phone: source.phone,
        place: source.place,
      }),
    [form.fields, source.profile, source.phone, source.place],
  );
  const rows = matched.map((row): Row => {
    const { id, kind, value: held } = row.field;
    const letter = kind === 'file' ? source.letter && 'Letter as PDF' : source.letter;
    const ofFile = { letter, resume: resume?.name ?? '' };
    const isOfFile = row.from === 'letter' || row.from === 'resume';
    const value = isOfFile ? ofFile[row.from as keyof typeof ofFile] : row.value;
    const isTicked = isOfFile ? held === '' : row.isTicked;
    return editedRow({ ...row, value, isTicked }, edits, results[id]);
  });
  const ticked = rows.filter(
    ({ isTicked, value, result }) => !result && isTicked && value.trim() !== '',
  );

  /** The file for a row; `null` after the user was told that there is none. */
  async function fileOf({ from }: Row): Promise<FillEntry['file'] | null> {
    if (from === 'letter') return createLetter();
    if (!resume) return null;
    const { data: base64, error } = await readFile(`/user/resumes/${resume.id}/file`);
    if (error) dispatch(failed(error, 'downloading resume'));
    const type = TYPES[resume.name.split('.').at(-1) ?? ''] ?? '';
    return base64 === undefined ? null : { name: resume.name, type, base64 };
  }

  async function entryOf(row: Row): Promise<FillEntry | null> {
    const { id, kind, value: held } = row.field;
    const file = kind === 'file' ? await fileOf(row) : undefined;
    if (file === null) return null;
    // What the user typed counts, not what else an option may say.
    const isOurs = edits[id]?.value === undefined;
    const accepts = isOurs ? row.accepts : [];
    const value = row.value.trim();
    const fact = isOurs ? row.fact : undefined;
    return { id, value, accepts, fact, replaces: row.result?.value ?? held, file };
  }

  /** What went in, for "I applied". */
  async function filledBy(kept: readonly Row[], at: string): Promise<FilledForm> {
    const { lead, letter, pitchId } = source;
    const isOf = (kind: Row['from']) => kept.some(({ from }) => from === kind);
    // The job, for a page that no lead tracks yet.
    const draft = lead || filled ? null : await readPage(form.tabId).catch(() => null);
    return {
      tabId: form.tabId,
      url: form.url,
      leadId: lead?.id ?? null,
      draft,
      at,
      appliedAt: null,
      fields: kept.map((row) => ({
        id: row.field.id,
        label: labelOfRow(row),
        value: row.value.trim(),
        from: row.from,
        isNew: row.from === 'new' && row.isKept,
      })),
      resume: isOf('resume') && resume ? { id: resume.id, name: resume.name } : null,
      letter: isOf('letter') && pitchId ? { pitchId, content: letter, at } : null,
    };
  }

  /** Fills rows and reads them back. New answers are kept from then on. */
  async function fill(chosen: readonly Row[]) {
    dispatch(fillStarted());
    const entries: FillEntry[] = [];
    for (const row of chosen) {
      const entry = await entryOf(row);
      if (entry) entries.push(entry);
    }
    const found = await fillPageForm(form.tabId, entries);
    const ids = new Set(found.filter(({ state }) => state === 'kept').map(({ id }) => id));
    const kept = chosen.filter(({ field }) => ids.has(field.id));
    const at = new Date().toISOString();
    dispatch(
      fillFinished({ results: found, filled: kept.length > 0 ? await filledBy(kept, at) : null }),
    );
    const given = kept.filter(isAnswer).map((row) => ({
      question: row.found?.answer.question ?? labelOfRow(row),
      answer: row.value.trim(),
      isKept: row.from === 'new' && row.isKept,
      place: source.place,
    }));
    if (given.length === 0) return;
    const company = source.lead?.company ?? '';
    await dispatch(
      changeProfile(({ keptAnswers }) => ({
        keptAnswers: withGivenAnswers(keptAnswers, given, company, at),
      })),
    );
  }

  async function undo() {
    const changed = await undoPageForm(form.tabId);
    dispatch(fillUndone(form.tabId));
    const text =
      changed.length === 0
        ? 'The form is as it was before.'
        : `${counted(changed.length, 'field')} changed since and stay${changed.length === 1 ? 's' : ''} that way.`;
    dispatch(toastShown({ tone: 'info', text }));
  }

  return { rows, ticked, fill, undo };
}

export type FillForm = ReturnType<typeof useFillForm>;
