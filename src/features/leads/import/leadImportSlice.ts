import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompleteImportedLead } from '#domain/contract/leadImport.ts';
import type { ContactInfo } from '#domain/contract/leads.ts';
import type { NewPerson } from '#domain/contract/people.ts';
import type { KeptAnswer } from '#domain/contract/profile.ts';
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

/** The parts of LinkedIn's data export that the user can leave out. */
export type ExportPart =
  | 'applications'
  | 'saved'
  | 'similar'
  | 'contacts'
  | 'connections'
  | 'answers'
  | 'profile';

/** What an export has that isn't here yet. */
export interface LinkedInExport {
  name: string;
  applications: CompleteImportedLead[];
  saved: CompleteImportedLead[];
  /** With the title and the company of a lead that is here, but another posting or day. */
  similar: CompleteImportedLead[];
  /** How many leads are here already. */
  known: number;
  /** By the id of a lead. */
  contacts: Record<string, ContactInfo>;
  connections: readonly NewPerson[];
  answers: KeptAnswer[];
  /** The profile as a JSON Resume. */
  profile: string | null;
  problems: string[];
  unticked: Partial<Record<ExportPart, true>>;
}

export type ImportStep =
  | { kind: 'file'; problem?: string }
  | { kind: 'working'; label: string }
  | ({ kind: 'mapping' } & MappedFile)
  | ({ kind: 'check' } & Checked)
  | ({ kind: 'export' } & LinkedInExport)
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
    partTicked: (
      step,
      { payload: { part, isTicked } }: PayloadAction<{ part: ExportPart; isTicked: boolean }>,
    ) => {
      if (step.kind !== 'export') return;
      if (isTicked) delete step.unticked[part];
      else step.unticked[part] = true;
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

export const { importStepTaken, mappingChanged, rowsTicked, partTicked } = leadImportSlice.actions;
export const { selectImportStep } = leadImportSlice.selectors;
