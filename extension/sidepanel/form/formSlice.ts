import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '#app/createStore.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { isSamePosting } from '#domain/extraction/canonicalUrl.ts';
import { applicationFields } from '#domain/forms/fieldFact.ts';
import type { FieldResult, FormField } from '#domain/forms/formField.ts';
import { isSameValue } from '#domain/forms/isSameValue.ts';
import { selectLeads } from '#features/leads/index.ts';
import type { PageForm } from '../../page/pageForm.ts';
import { selectPanel } from '../panelSlice.ts';
import { selectTrackedLead } from '../useTrackedLead.ts';
import { type FilledForm, filledFor, withFilled } from './filledForm.ts';
import type { RowEdit, RowEdits } from './formRows.ts';
import { type SentSign, sentSign } from './sentSign.ts';

/** The form of the page that the user sees. */
export type OpenForm =
  | { status: 'reading' | 'ask' | 'never' }
  | {
      status: 'read';
      tabId: number;
      url: string;
      origin: string;
      fields: FormField[];
      /** What the page says first. */
      texts: string[];
      /** It asks for a resume, or for details of a person. Other forms show only when the user opens them. */
      isApplication: boolean;
      /** Origins of the frames in it that the user agreed to. */
      framesOf: string[];
      /** Those that the user is asked for first. */
      foreign: string[];
      hasCaptcha: boolean;
    };

interface FormState {
  open: OpenForm;
  /** What a page without the form says after it. */
  sign: SentSign | null;
  /** The origins of frames that the user agreed to, by that of the page around them. */
  agreed: Record<string, string[]>;
  /** What the user changed in the rows, by the ids of their fields. */
  edits: RowEdits;
  /** What the page made of what was filled, by the same ids. */
  results: Record<string, FieldResult>;
  isFilling: boolean;
  /** The user's choice of a file. */
  resumeId: string | null;
  /** What was filled, apart from its pages, the last first. */
  filled: FilledForm[];
  /** What was kept in the browser is known. */
  isRestored: boolean;
}

const initialState: FormState = {
  open: { status: 'reading' },
  sign: null,
  agreed: {},
  edits: {},
  results: {},
  isFilling: false,
  resumeId: null,
  filled: [],
  isRestored: false,
};

/** The form filler of the side panel. */
export const formSlice = createSlice({
  name: 'form',
  initialState,
  reducers: {
    formUnread: (state, { payload: status }: PayloadAction<'reading' | 'ask' | 'never'>) => {
      state.open = { status };
      state.sign = null;
    },
    formRead: (
      state,
      { payload }: PayloadAction<{ tabId: number; url: string; form: PageForm }>,
    ) => {
      const { form, tabId, url } = payload;
      const agreed = state.agreed[form.origin] ?? [];
      const all = applicationFields(form.fields);
      const isAgreed = (origin: string) => origin === form.origin || agreed.includes(origin);
      const ofFrames = [...new Set(form.fields.map(({ origin }) => origin))].filter(
        (origin) => origin !== form.origin,
      );
      state.open = {
        status: 'read',
        tabId,
        url,
        origin: form.origin,
        texts: form.texts,
        ...applicationFields(form.fields.filter(({ origin }) => isAgreed(origin))),
        isApplication: all.isApplication,
        framesOf: ofFrames.filter(isAgreed),
        // A frame without an address can't be named, and so is left alone.
        foreign: [...ofFrames.filter((origin) => !isAgreed(origin)), ...form.foreign].filter(
          (origin) => URL.canParse(origin),
        ),
        hasCaptcha: form.hasCaptcha,
      };
      const now = new Map(form.fields.map((field) => [field.id, field.value]));
      // Pages change what was filled, as when they read the resume.
      for (const [id, result] of Object.entries(state.results)) {
        const value = now.get(id);
        if (value === undefined || result.state === 'gone' || value === result.value) continue;
        const isSame = isSameValue(value, [result.value]);
        state.results[id] = {
          id,
          value,
          reason: '',
          state: isSame || value === result.wanted ? 'kept' : 'changed',
          wanted: result.wanted,
        };
      }
      for (const filled of state.filled)
        for (const field of filled.fields) {
          const value = now.get(field.id);
          // A file field that holds nothing has handed its file on.
          if (value && field.from !== 'resume' && field.from !== 'letter') field.value = value;
        }
      state.sign = sentSign(
        form,
        url,
        state.filled.find((filled) => filled.tabId === tabId),
      );
    },
    /** The user wants frames of other sites to be filled, too. */
    framesAgreed: (
      { agreed },
      { payload }: PayloadAction<{ page: string; origins: readonly string[] }>,
    ) => {
      agreed[payload.page] = [...(agreed[payload.page] ?? []), ...payload.origins];
    },
    rowEdited: ({ edits }, { payload }: PayloadAction<{ id: string; edit: RowEdit }>) => {
      edits[payload.id] = { ...edits[payload.id], ...payload.edit };
    },
    resumeChosen: (state, { payload }: PayloadAction<string>) => {
      state.resumeId = payload;
    },
    fillStarted: (state) => {
      state.isFilling = true;
    },
    fillFinished: (
      state,
      { payload }: PayloadAction<{ results: FieldResult[]; filled: FilledForm | null }>,
    ) => {
      state.isFilling = false;
      for (const result of payload.results) state.results[result.id] = result;
      if (payload.filled) state.filled = withFilled(state.filled, payload.filled);
    },
    /** The page has what it held before again. */
    fillUndone: (state, { payload: tabId }: PayloadAction<number>) => {
      state.results = {};
      state.filled = state.filled.filter((filled) => filled.tabId !== tabId);
    },
    applied: (
      { filled },
      { payload }: PayloadAction<{ at: string; url: string; leadId: string }>,
    ) => {
      const { url, at, leadId } = payload;
      for (const form of filled)
        if (form.url === url && form.appliedAt === null)
          Object.assign(form, { appliedAt: at, leadId });
    },
    /** The user says that the page after the form is none. */
    notSent: (state) => {
      state.sign = null;
    },
    filledRestored: (state, { payload }: PayloadAction<FilledForm[]>) => {
      // A panel hears of its own change, too.
      if (JSON.stringify(payload) !== JSON.stringify(state.filled)) state.filled = payload;
      state.isRestored = true;
    },
  },
});

declare module '#app/createStore.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof formSlice> {}
}

const injected = formSlice.injectInto(rootReducer);

export const {
  formUnread,
  formRead,
  framesAgreed,
  rowEdited,
  resumeChosen,
  fillStarted,
  fillFinished,
  fillUndone,
  applied,
  notSent,
  filledRestored,
} = formSlice.actions;
export const selectForm = injected.selectSlice;

/** What was filled in the form of the visible page, or before it. */
export function selectFilled(state: RootState): FilledForm | undefined {
  const { page } = selectPanel(state);
  const leadId = selectTrackedLead(state)?.id ?? null;
  return page ? filledFor(selectForm(state).filled, { ...page, leadId }) : undefined;
}

/** The lead of a form: that of its page, also if it was kept after it was filled. */
export function selectFilledLead(state: RootState): Lead | undefined {
  const form = selectFilled(state);
  if (!form) return undefined;
  const leads = selectLeads(state);
  const isOf = ({ postUrl, applicationUrl }: Lead) =>
    isSamePosting(postUrl, form.url) || isSamePosting(applicationUrl, form.url);
  return leads.find(({ id }) => id === form.leadId) ?? leads.find(isOf);
}
