import { useRef, useState } from 'react';
import { api } from '#api/api.ts';
import { useAppDispatch, useAppStore } from '#app/hooks.ts';
import { guessFields } from '#domain/guessLeadCsvFields.ts';
import type { LeadCsvField } from '#domain/leadCsvField.ts';
import { selectCurrency, selectLeads, selectLeadsLoaded } from '../leadSelectors.ts';
import { addImportedLeads } from './addImportedLeads.ts';
import {
  type CheckedRows,
  checkRows,
  type Fields,
  type StatusWord,
  statusWords,
} from './checkRows.ts';
import { type CsvFile, readCsvFile } from './readCsvFile.ts';

/** What the columns of a file mean. */
export interface Mapping {
  fields: Fields;
  words: StatusWord[];
}

export type ImportStep =
  | { kind: 'file'; problem?: string }
  | { kind: 'working'; label: string }
  | ({ kind: 'mapping'; file: CsvFile } & Mapping)
  | ({ kind: 'check'; file: CsvFile; checked: CheckedRows; addsDuplicates: boolean } & Mapping)
  | { kind: 'importing'; sent: number; total: number };

/** The leads that the user decided to import. */
export const chosenLeads = ({ checked, addsDuplicates }: Extract<ImportStep, { kind: 'check' }>) =>
  [...checked.leads, ...(addsDuplicates ? checked.duplicates : [])].map(({ lead }) => lead);

/** The steps of an import. Nothing is sent before the last one. */
export function useLeadImport(onDone: () => void) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [step, setStep] = useState<ImportStep>({ kind: 'file' });
  const cancellation = useRef<AbortController | null>(null);

  async function chooseFile(file: File) {
    setStep({ kind: 'working', label: `Reading ${file.name}...` });
    const read = await readCsvFile(file);
    if (read.problem !== undefined) return setStep({ kind: 'file', problem: read.problem });
    const fields = guessFields(read.headings);
    setStep({ kind: 'mapping', file: read, fields, words: statusWords(read, fields) });
  }

  /** A field has one column, but the description several. */
  function mapColumn(column: number, field: LeadCsvField | null) {
    if (step.kind !== 'mapping') return;
    const fields = step.fields.map((current, index) => {
      if (index === column) return field;
      return current === field && field?.path !== 'description' ? null : current;
    });
    const isSame = fields.findIndex(isStatus) === step.fields.findIndex(isStatus);
    setStep({ ...step, fields, words: isSame ? step.words : statusWords(step.file, fields) });
  }

  function mapWord(word: string, status: StatusWord['status']) {
    if (step.kind !== 'mapping') return;
    const words = step.words.map((entry) => (entry.word === word ? { ...entry, status } : entry));
    setStep({ ...step, words });
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
    const checked = await checkRows(step.file, step.fields, step.words, {
      known: selectLeads(state),
      currency: selectCurrency(state),
    });
    setStep({ ...step, kind: 'check', checked, addsDuplicates: false });
  }

  async function run() {
    if (step.kind !== 'check') return;
    const leads = chosenLeads(step);
    const controller = new AbortController();
    cancellation.current = controller;
    const total = leads.length;
    setStep({ kind: 'importing', sent: 0, total });
    const isImported = await dispatch(
      addImportedLeads({
        leads,
        signal: controller.signal,
        onProgress: (sent) => setStep({ kind: 'importing', sent, total }),
      }),
    );
    if (isImported) onDone();
    else setStep(step);
  }

  return {
    step,
    chooseFile,
    mapColumn,
    mapWord,
    check,
    setAddsDuplicates: (addsDuplicates: boolean) =>
      step.kind === 'check' && setStep({ ...step, addsDuplicates }),
    back: () => setStep(step.kind === 'check' ? { ...step, kind: 'mapping' } : { kind: 'file' }),
    run,
    cancel: () => cancellation.current?.abort(),
  };
}

const isStatus = (field: LeadCsvField | null) => field?.path === 'status';
