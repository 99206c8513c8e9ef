import { useState } from 'react';
import { api } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppStore } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  type CsvColumn,
  guessColumns,
  isKnownHeading,
} from '#domain/leads/import/guessLeadCsvFields.ts';
import type { LeadCsvField } from '#domain/leads/import/leadCsvField.ts';
import { IMPORT_FIELDS, NOTES_FIELD } from '#domain/leads/import/leadCsvFields.ts';
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
import { addImportedLeads } from './addImportedLeads.ts';
import {
  type CheckedRows,
  checkRows,
  dateOrder,
  type Mapping,
  type StatusWord,
  statusWords,
} from './checkRows.ts';
import type { Encoding } from './decodeText.ts';
import { type CsvFile, readCsvFile } from './readCsvFile.ts';

interface MappedFile {
  source: File;
  file: CsvFile;
  mapping: Mapping;
}

interface Checked extends MappedFile {
  checked: CheckedRows;
  /** The rows that the user doesn't want. */
  unticked: ReadonlySet<number>;
}

export type ImportStep =
  | { kind: 'file'; problem?: string }
  | { kind: 'working'; label: string }
  | ({ kind: 'mapping' } & MappedFile)
  | ({ kind: 'check' } & Checked)
  | { kind: 'importing' };

/** The leads that the user decided to import. */
export const chosenLeads = ({ checked, unticked }: Checked) =>
  checked.leads.filter(({ row }) => !unticked.has(row)).map(({ lead }) => lead);

/** The steps of an import. Nothing is sent before the last one. */
export function useLeadImport(onDone: () => void) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const statuses = useStatuses();
  const hasModel = usePitchWriters().modelFor('pages') === 'server-model';
  const [step, setStep] = useState<ImportStep>({ kind: 'file' });

  async function chooseFile(source: File, encoding?: Encoding) {
    setStep({ kind: 'working', label: `Reading ${source.name}...` });
    const file = await readCsvFile(source, encoding);
    if (file.problem !== undefined) return setStep({ kind: 'file', problem: file.problem });
    const state = store.getState();
    const own = [selectUser(state)?.email ?? '', ...selectProfileEmails(state)];
    const columns = await byModel(file, guessColumns(file.headings, file.rows, own));
    const { dayFirst } = dateOrder(file, columns);
    const mapping = { columns, words: statusWords(file, columns, statuses), dayFirst, title: null };
    setStep({ kind: 'mapping', source, file, mapping });
  }

  /** The columns, those whose headings say nothing by the user's model. What it isn't sure of isn't imported. */
  async function byModel(file: CsvFile, columns: CsvColumn[]): Promise<CsvColumn[]> {
    const unknown = columns
      .filter(
        ({ heading, field, isGuess }) =>
          isGuess || (field === NOTES_FIELD && !isKnownHeading(heading)),
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
      const path = data.fields[unknown.indexOf(column)];
      const field = IMPORT_FIELDS.find((known) => known.path === path) ?? null;
      const isTaken = columns.some(
        (other) => other !== column && other.field === field && !field?.isShared,
      );
      if (field && !isTaken) return { ...column, field, isGuess: true };
      return column.isGuess ? column : { ...column, field: null };
    });
  }

  const changeMapping = (changes: Partial<Mapping>) =>
    step.kind === 'mapping' && setStep({ ...step, mapping: { ...step.mapping, ...changes } });

  /** A field has one column, unless several can fill it. The column that had it goes to the notes. */
  function mapColumn(index: number, field: LeadCsvField | null) {
    if (step.kind !== 'mapping') return;
    const { columns, words } = step.mapping;
    const isTaken = (other: number) => columns[other]?.field === field && !field?.isShared;
    const changed = columns.map((column, other) => {
      if (other === index) return { heading: column.heading, field };
      return isTaken(other) ? { heading: column.heading, field: null } : column;
    });
    const status = (some: Mapping['columns']) => some.findIndex((c) => c.field?.path === 'status');
    const isSame = status(changed) === status(columns);
    changeMapping({
      columns: changed,
      words: isSame ? words : statusWords(step.file, changed, statuses),
    });
  }

  function mapWord(word: string, status: StatusWord['status']) {
    if (step.kind !== 'mapping') return;
    const words = step.mapping.words.map((entry) =>
      entry.word === word ? { ...entry, status, customStatus: '' } : entry,
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
    setStep({ ...step, kind: 'check', checked, unticked: new Set() });
  }

  /** Ticks or unticks rows. */
  function tick(rows: readonly number[], isTicked: boolean) {
    if (step.kind !== 'check') return;
    const unticked = new Set(step.unticked);
    for (const row of rows) isTicked ? unticked.delete(row) : unticked.add(row);
    setStep({ ...step, unticked });
  }

  async function run() {
    if (step.kind !== 'check') return;
    const leads = chosenLeads(step);
    setStep({ kind: 'importing' });
    if (await dispatch(addImportedLeads(leads))) onDone();
    else setStep(step);
  }

  return {
    step,
    chooseFile,
    changeMapping,
    mapColumn,
    mapWord,
    check,
    tick,
    back: () => setStep(step.kind === 'check' ? { ...step, kind: 'mapping' } : { kind: 'file' }),
    run,
  };
}
