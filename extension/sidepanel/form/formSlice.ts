import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#app/createStore.ts';
import { applicationFields } from '#domain/forms/fieldFact.ts';
import type { FormField } from '#domain/forms/formField.ts';
import type { PageForm } from '../../page/pageForm.ts';

/** The form of the page that the user sees. */
export type OpenForm =
  | { status: 'reading' | 'ask' | 'never' }
  | {
      status: 'read';
      tabId: number;
      url: string;
      origin: string;
      fields: FormField[];
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
  /** The origins of frames that the user agreed to, by that of the page around them. */
  agreed: Record<string, string[]>;
}

const initialState: FormState = { open: { status: 'reading' }, agreed: {} };

/** The form filler of the side panel. */
export const formSlice = createSlice({
  name: 'form',
  initialState,
  reducers: {
    formUnread: (state, { payload: status }: PayloadAction<'reading' | 'ask' | 'never'>) => {
      state.open = { status };
    },
    formRead: (
      state,
      { payload }: PayloadAction<{ tabId: number; url: string; form: PageForm }>,
    ) => {
      const { form, ...page } = payload;
      const agreed = state.agreed[form.origin] ?? [];
      const all = applicationFields(form.fields);
      const isAgreed = (origin: string) => origin === form.origin || agreed.includes(origin);
      const ofFrames = [...new Set(form.fields.map(({ origin }) => origin))].filter(
        (origin) => origin !== form.origin,
      );
      state.open = {
        status: 'read',
        ...page,
        origin: form.origin,
        ...applicationFields(form.fields.filter(({ origin }) => isAgreed(origin))),
        isApplication: all.isApplication,
        framesOf: ofFrames.filter(isAgreed),
        // A frame without an address can't be named, and so is left alone.
        foreign: [...ofFrames.filter((origin) => !isAgreed(origin)), ...form.foreign].filter(
          (origin) => URL.canParse(origin),
        ),
        hasCaptcha: form.hasCaptcha,
      };
    },
    /** The user wants frames of other sites to be filled, too. */
    framesAgreed: (
      { agreed },
      { payload }: PayloadAction<{ page: string; origins: readonly string[] }>,
    ) => {
      agreed[payload.page] = [...(agreed[payload.page] ?? []), ...payload.origins];
    },
  },
});

declare module '#app/createStore.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof formSlice> {}
}

const injected = formSlice.injectInto(rootReducer);

export const { formUnread, formRead, framesAgreed } = formSlice.actions;
export const selectForm = injected.selectSlice;
