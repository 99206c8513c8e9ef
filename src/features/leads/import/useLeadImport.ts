import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  type CsvColumn,
  guessColumns,
  isKnownHeading,
} from '#domain/leads/import/guessLeadCsvFields.ts';
import { importField, NOTES_FIELD } from '#domain/leads/import/leadCsvFields.ts';
import { statusOfKey } from '#domain/leads/statusMenu.ts';
import { selectUser } from '#features/auth/index.ts';
import { usePitchWriters } from '#features/pitches/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import {
  selectCurrency,
  selectLeads,
  selectLeadsLoaded,
  selectProfileEmails,
} from '../leadSelectors.ts';
import { useStatuses } from '../useStatuses.ts';
import { addExport, chosenParts } from './addExport.ts';
import { addImportedLeads } from './addImportedLeads.ts';
import { checkRows, columnOf, dateOrder, type Mapping, statusWords } from './checkRows.ts';
import type { Encoding } from './decodeText.ts';
import {
  chosenLeads,
  type ExportPart,
  type ImportStep,
  importStepTaken,
  mappingChanged,
  partTicked,
  rowsTicked,
  selectImportStep,
} from './leadImportSlice.ts';
import { type CsvFile, readCsvFile } from './readCsvFile.ts';
import { isZip, readLinkedInExport } from './readLinkedInExport.ts';

/** The steps of an import. Nothing is sent before the last one. */
export function useLeadImport(onDone: () => void) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const statuses = useStatuses();
  const hasModel = usePitchWriters().modelFor('pages') === 'server-model';
  const step = useAppSelector(selectImportStep);
  const setStep = (next: ImportStep) => dispatch(importStepTaken(next));
  /** Not known anymore when the dialog was closed. */
  const [source, setSource] = useState<File>();

  async function chooseFile(chosen: File, encoding?: Encoding) {
    if (isZip(chosen)) return void dispatch(readLinkedInExport(chosen));
    setSource(chosen);
    setStep({ kind: 'working', label: `Reading ${chosen.name}...` });
    const file = await readCsvFile(chosen, encoding);
    if (file.problem !== undefined) return setStep({ kind: 'file', problem: file.problem });
    const state = store.getState();
    const own = [selectUser(state)?.email ?? '', ...selectProfileEmails(state)];
    const columns = await byModel(file, guessColumns(file.headings, file.rows, own));
    const { dayFirst } = dateOrder(file, columns);
    const mapping = { columns, words: statusWords(file, columns, statuses), dayFirst, title: null };
    setStep({ kind: 'mapping', file, mapping });
  }

  /** The columns, those whose headings say nothing by the user's model. What it isn't sure of isn't imported. */
  async function byModel(file: CsvFile, columns: CsvColumn[]): Promise<CsvColumn[]> {
    const unknown = columns
      .filter(
        ({ heading, path, isGuess }) =>
          isGuess || (path === NOTES_FIELD.path && !isKnownHeading(heading)),
      )
      .slice(0, LIMITS.columnsRead);
    if (!hasModel || unknown.length === 0) return columns;
    setStep({ kind: 'working', label: 'Your AI model reads the columns...' });
    const request = unknown.map((column) => ({
      heading: column.heading.slice(0, LIMITS.columnText),
      values: file.rows
        .slice(0, LIMITS.columnValues)
        .map(({ cells }) => (cells[columns.indexOf(column)] ?? '').slice(0, LIMITS.columnText)),
    }));
    const { data, error } = await dispatch(
      api.endpoints.readColumns.initiate({ columns: request }),
    );
    const notice = error ? errorMessage(error) : data?.notice;
    if (notice) dispatch(toastShown({ tone: 'info', text: notice }));
    if (!data || data.fields.length === 0) return columns;
    return columns.map((column) => {
      if (!unknown.includes(column)) return column;
      const path = data.fields[unknown.indexOf(column)] ?? null;
      const isTaken = columns.some(
        (other) => other !== column && other.path === path && !importField(path)?.isShared,
      );
      if (importField(path) && !isTaken) return { ...column, path, isGuess: true };
      return column.isGuess ? column : { ...column, path: null };
    });
  }

  const changeMapping = (changes: Partial<Mapping>) => dispatch(mappingChanged(changes));

  /** A field has one column, unless several can fill it. The column that had it goes to the notes. */
  function mapColumn(index: number, path: string | null) {
    if (step.kind !== 'mapping') return;
    const { columns, words } = step.mapping;
    const changed = columns.map((column, other) => {
      if (other === index) return { heading: column.heading, path };
      const isTaken = column.path === path && !importField(path)?.isShared;
      return isTaken ? { heading: column.heading, path: null } : column;
    });
    const isSame = columnOf(changed, 'status') === columnOf(columns, 'status');
    changeMapping({
      columns: changed,
      words: isSame ? words : statusWords(step.file, changed, statuses),
    });
  }

  /** @param key of the status, as `statusKey` writes it */
  function mapWord(word: string, key: string) {
    if (step.kind !== 'mapping') return;
    const words = step.mapping.words.map((entry) =>
      entry.word === word ? { ...entry, ...statusOfKey(key) } : entry,
    );
    changeMapping({ words });
  }

  async function check() {
    if (step.kind !== 'mapping') return;
    setStep({ kind: 'working', label: 'Checking the rows...' });
    if (!selectLeadsLoaded(store.getState())) {
      await dispatch(
        api.endpoints.getLeads.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
    }
    const state = store.getState();
    const checked = await checkRows(step.file, step.mapping, {
      known: selectLeads(state),
      currency: selectCurrency(state),
    });
    setStep({ ...step, kind: 'check', checked, unticked: {} });
  }

  /** Ticks or unticks rows. */
  const tick = (rows: readonly number[], isTicked: boolean) =>
    dispatch(rowsTicked({ rows, isTicked }));

  async function run() {
    if (step.kind !== 'check' && step.kind !== 'export') return;
    setStep({ kind: 'importing' });
    const isDone = await dispatch(
      step.kind === 'check' ? addImportedLeads(chosenLeads(step)) : addExport(step),
    );
    setStep(isDone ? { kind: 'file' } : step);
    if (!isDone) return;
    onDone();
    const jsonResume = step.kind === 'export' && chosenParts(step).profile;
    if (jsonResume) void navigate('/app/edit-profile', { state: { jsonResume } });
  }

  return {
    step,
    chooseFile,
    reread: source && ((encoding: Encoding) => chooseFile(source, encoding)),
    changeMapping,
    mapColumn,
    mapWord,
    check,
    tick,
    tickPart: (part: ExportPart, isTicked: boolean) => dispatch(partTicked({ part, isTicked })),
    back: () => setStep(step.kind === 'check' ? { ...step, kind: 'mapping' } : { kind: 'file' }),
    run,
  };
}
