import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readAnyPosting, sourceOf } from './readAnyPosting.ts';

/** What a form took from a posting. */
export interface FormReading {
  /** Such as 'haldenpay.example'; '' before a posting is read. */
  source: string;
  /** What is being read; '' otherwise. */
  loading: string;
  /** Of what was asked last: an earlier one changes nothing any more. */
  requestId: string;
  /** Why the last posting couldn't be read; '' otherwise. */
  problem: string;
  /** The read values that the form had before the user changed any, by the name of the field. */
  values: Record<string, string>;
  /** The posting's words for a value. */
  quotes: Record<string, string>;
  /** Fields to check. */
  unsure: string[];
  /** The user has checked some. */
  isChecked: boolean;
  /** Fields whose typed value is another one. */
  kept: string[];
  /** Says why less was read than usual; '' otherwise. */
  notice: string;
  /** What was picked in the posting, by the name of the field: its words. No other posting replaces it. */
  picked: Record<string, string>;
  /** The value that the last pick replaced. */
  replaced: { name: string; value: string } | null;
}

const NONE: FormReading = {
  source: '',
  loading: '',
  requestId: '',
  problem: '',
  values: {},
  quotes: {},
  unsure: [],
  isChecked: false,
  kept: [],
  notice: '',
  picked: {},
  replaced: null,
};

/** What was read of a posting into a form. */
export type PostingReading = Omit<
  FormReading,
  'picked' | 'replaced' | 'isChecked' | 'loading' | 'problem' | 'requestId'
>;

interface Pick {
  form: string;
  name: string;
  quote: string;
  before: string;
  isUnsure: boolean;
}

/** What forms took from postings, by the name of their draft. */
export const readingSlice = createSlice({
  name: 'reading',
  initialState: {} as Record<string, FormReading>,
  reducers: {
    postingRead(forms, { payload }: PayloadAction<{ form: string; read: PostingReading }>) {
      const { picked = {} } = forms[payload.form] ?? {};
      forms[payload.form] = { ...NONE, ...payload.read, picked };
    },
    fieldsChecked(forms, { payload }: PayloadAction<{ form: string; names: string[] }>) {
      const reading = forms[payload.form];
      if (!reading) return;
      reading.unsure = reading.unsure.filter((name) => !payload.names.includes(name));
      reading.isChecked = true;
    },
    readValueUsed(forms, { payload }: PayloadAction<{ form: string; name: string }>) {
      const reading = forms[payload.form];
      if (reading) reading.kept = reading.kept.filter((name) => name !== payload.name);
    },
    wordsPicked(forms, { payload: { form, name, quote, before, isUnsure } }: PayloadAction<Pick>) {
      const reading = forms[form] ?? { ...NONE };
      const others = (names: string[]) => names.filter((other) => other !== name);
      forms[form] = {
        ...reading,
        picked: { ...reading.picked, [name]: quote },
        kept: others(reading.kept),
        unsure: isUnsure ? [...others(reading.unsure), name] : others(reading.unsure),
        replaced: before === '' ? null : { name, value: before },
      };
    },
    pickUndone(forms, { payload: form }: PayloadAction<string>) {
      const reading = forms[form];
      if (!reading?.replaced) return;
      delete reading.picked[reading.replaced.name];
      reading.replaced = null;
    },
    readingClosed(forms, { payload: form }: PayloadAction<string>) {
      delete forms[form];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(readAnyPosting.pending, (forms, { meta: { arg, requestId } }) => {
      const reading = forms[arg.form] ?? NONE;
      forms[arg.form] = { ...reading, loading: sourceOf(arg.given), requestId, problem: '' };
    });
    builder.addCase(readAnyPosting.rejected, (forms, { meta: { arg, requestId }, payload }) => {
      const reading = forms[arg.form];
      if (reading?.requestId !== requestId) return;
      reading.loading = '';
      // Without a problem, the user stopped it.
      reading.problem = payload?.problem ?? '';
    });
  },
  selectors: {
    selectReading: (forms, form: string): FormReading => forms[form] ?? NONE,
  },
});

export const { postingRead, fieldsChecked, readValueUsed, wordsPicked, pickUndone, readingClosed } =
  readingSlice.actions;
export const { selectReading } = readingSlice.selectors;
