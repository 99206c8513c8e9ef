import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import type { CheckedRows, Mapping } from './checkRows.ts';
import type { CsvFile } from './readCsvFile.ts';

interface MappedFile {
  file: CsvFile;
  mapping: Mapping;
}

interface Checked extends MappedFile {
  checked: CheckedRows;
  /** The numbers of the rows that the user doesn't want. */
  unticked: Record<number, true>;
}

export type ImportStep =
  | { kind: 'file'; problem?: string }
  | { kind: 'working'; label: string }
  | ({ kind: 'mapping' } & MappedFile)
  | ({ kind: 'check' } & Checked)
  | { kind: 'importing' };

/** The leads that the user decided to import. */
export const chosenLeads = ({ checked, unticked }: Checked) =>
  checked.leads.filter(({ row }) => !unticked[row]).map(({ lead }) => lead);

const FIRST_STEP: ImportStep = { kind: 'file' };

/** The import of a file. It outlives its dialog, so that closing it loses no answer. */
export const leadImportSlice = createSlice({
  name: 'leadImport',
  initialState: FIRST_STEP as ImportStep,
  reducers: {
    importStepTaken: (step, { payload }: PayloadAction<ImportStep>) => {
      // The file of a user who signed out while it was read.
      const isForgotten = step.kind === 'file' && payload.kind !== 'working';
      return isForgotten ? FIRST_STEP : payload;
    },
    mappingChanged: (step, { payload }: PayloadAction<Partial<Mapping>>) => {
      if (step.kind === 'mapping') Object.assign(step.mapping, payload);
    },
    rowsTicked: (
      step,
      {
        payload: { rows, isTicked },
      }: PayloadAction<{ rows: readonly number[]; isTicked: boolean }>,
    ) => {
      if (step.kind !== 'check') return;
      for (const row of rows) {
        if (isTicked) delete step.unticked[row];
        else step.unticked[row] = true;
      }
    },
  },
  extraReducers: (builder) =>
    builder.addCase(dialogOpened, (step, { payload }): ImportStep => {
      if (payload.kind !== 'importLeads') return step;
      // The leads that rows were compared with may have changed.
      if (step.kind === 'check') return { kind: 'mapping', file: step.file, mapping: step.mapping };
      return step.kind === 'file' ? FIRST_STEP : step;
    }),
  selectors: { selectImportStep: (step): ImportStep => step },
});

export const { importStepTaken, mappingChanged, rowsTicked } = leadImportSlice.actions;
export const { selectImportStep } = leadImportSlice.selectors;
