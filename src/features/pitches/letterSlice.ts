import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { pitchMessage } from '#api/errorMessages.ts';
import { pitchPartReceived } from '#api/writePitch.ts';
import { isSame } from '#domain/changedFields.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { wholeWords } from '#domain/pitches/letter/continuedLetter.ts';
import { isUnsaved, type Letter, type LetterChange, type LetterStep, NO_LETTER } from './letter.ts';

/** Steps that can be undone. */
const MOST_STEPS = 100;

export interface OpenedLetter {
  leadId: string;
  /** The stored pitch to open; by default the newest of what is to be written next. */
  pitchId?: string | undefined;
  /** The person that it's written to; by default the lead's contact. */
  to?: string | undefined;
  /** The message that it answers. */
  messageId?: string | undefined;
  /** It asks them for a referral. */
  asksForReferral?: boolean | undefined;
}

interface LettersState {
  /** The lead whose letter is on the screen. */
  open: OpenedLetter | null;
  letters: Record<string, Letter>;
}

const { writePitch, deletePitch } = api.endpoints;
/** A change of one letter, if it's there. */
const ofLetter =
  <Fields = object>(change: (letter: Letter, fields: Fields) => void) =>
  ({ letters }: LettersState, { payload }: PayloadAction<{ leadId: string } & Fields>) => {
    const { leadId, ...fields } = payload;
    const letter = letters[leadId];
    if (letter) change(letter, fields as Fields);
  };

/** What is written or not saved of a letter isn't replaced. */
const isAtWork = (letter: Letter | undefined): boolean =>
  letter !== undefined && (letter.writing !== null || isUnsaved(letter));

export const letterSlice = createSlice({
  name: 'letters',
  initialState: (): LettersState => ({ open: null, letters: {} }),
  reducers: {
    /** The user opened the letter for a lead. What is unsaved or being written stays. */
    letterOpened(state, { payload }: PayloadAction<OpenedLetter>) {
      const { leadId, pitchId } = payload;
      const letter = state.letters[leadId];
      const isKept = isAtWork(letter) && (!pitchId || pitchId === letter?.pitchId);
      state.open = payload;
      if (!isKept) state.letters[leadId] = NO_LETTER;
    },
    letterClosed(state) {
      state.open = null;
    },
    letterLoaded: ofLetter<Pick<Letter, 'pitchId' | 'settings' | 'to'> | { failed: true }>(
      (letter, loaded) => {
        if (letter.status === 'open') return;
        if ('failed' in loaded) letter.status = 'failed';
        else Object.assign(letter, loaded, { status: 'open' });
      },
    ),
    letterChanged: ofLetter<LetterChange>((letter, { before, isTyping = false, ...changes }) => {
      if (before) letter.future = [];
      if (before && !(isTyping && letter.isTyping)) {
        letter.past = [...letter.past, before].slice(-MOST_STEPS);
      }
      Object.assign(letter, { before: null, keptAt: null }, changes, { isTyping, problem: null });
    }),
    /** Goes back a step, or forward again. `now` is the letter as it is, `pitchId` what the step is stored as. */
    stepUndone: ofLetter<{ now: LetterStep; pitchId: string | null; isRedo: boolean }>(
      (letter, { now, pitchId, isRedo }) => {
        const { past, future } = letter;
        const [from, to] = isRedo ? [future, past] : [past, future];
        const step = from.pop();
        if (!step) return;
        to.push(now);
        Object.assign(letter, step, { pitchId, isTyping: false, tickedSince: [], before: null });
      },
    ),
    savingStarted: ofLetter((letter) => {
      Object.assign(letter, { saving: 'saving', isTyping: false });
    }),
    /** What changed meanwhile stays unsaved. */
    letterSaved: ofLetter<Pick<Letter, 'ticks' | 'text' | 'pitchId'>>((letter, saved) => {
      Object.assign(letter, { saving: 'no', keptAt: null, pitchId: saved.pitchId });
      if (isSame(letter.ticks, saved.ticks)) letter.ticks = null;
      if (isSame(letter.text, saved.text)) letter.text = null;
    }),
    savingFailed: ofLetter<{ isOffline: boolean }>((letter, { isOffline }) => {
      letter.saving = isOffline ? 'offline' : 'no';
    }),
    /** Those of an expired session, or of a side panel that was closed. */
    lettersRestored(state, { payload }: PayloadAction<Record<string, Letter>>) {
      for (const [leadId, letter] of Object.entries(payload)) {
        // The visit that led here has opened it.
        if (!isAtWork(state.letters[leadId]))
          state.letters[leadId] = { ...NO_LETTER, ...letter, writing: null, saving: 'no' };
      }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(pitchPartReceived, ({ letters }, { payload }) => {
        const writing = letters[payload.leadId ?? '']?.writing;
        if (!writing) return;
        if (payload.type === 'restart') writing.text = writing.beginning;
        if (payload.type === 'token') writing.text += payload.text;
        writing.waiting = payload.type === 'waiting' ? payload.text : '';
        if (payload.type !== 'stored') return;
        const { subject, content } = payload.pitch;
        writing.first = { subject, content };
        Object.assign(letters[payload.leadId ?? ''] ?? {}, written(payload.pitch));
      })
      .addMatcher(writePitch.matchPending, ({ letters }, { meta }) => {
        const { request, beginning: before = '' } = meta.arg.originalArgs;
        const letter = letters[request.leadId ?? ''];
        if (!letter || request.content !== undefined) return;
        const beginning = request.continues ? wholeWords(before) : '';
        const first = request.reads ? { subject: request.subject ?? '', content: before } : null;
        const { requestId } = meta;
        letter.writing = { requestId, text: beginning, beginning, waiting: '', first };
        Object.assign(letter, { problem: null, before: null });
      })
      .addMatcher(writePitch.matchFulfilled, ({ letters }, { payload, meta }) => {
        const letter = letters[meta.arg.originalArgs.request.leadId ?? ''];
        if (letter?.writing?.requestId !== meta.requestId) return;
        const { first } = letter.writing;
        const { pitch } = payload;
        Object.assign(letter, { ...written(pitch), writing: null });
        const last = letter.past.at(-1);
        if (!first || !last || first.content === pitch.content) return;
        letter.before = first;
        if (last.text?.content !== first.content)
          letter.past.push({ ...last, pitchId: pitch.id, settings: pitch.settings, text: first });
      })
      .addMatcher(writePitch.matchRejected, ({ letters }, { payload, meta }) => {
        const letter = letters[meta.arg.originalArgs.request.leadId ?? ''];
        if (letter?.writing?.requestId !== meta.requestId) return;
        const isStored = letter.writing.first !== null;
        letter.writing = null;
        // The letter as it was written first stays.
        if (isStored) return;
        letter.past.pop();
        if (!meta.aborted) letter.problem = pitchMessage(payload);
      })
      .addMatcher(deletePitch.matchFulfilled, ({ letters }, { meta }) => {
        for (const [leadId, { pitchId }] of Object.entries(letters)) {
          if (pitchId === meta.arg.originalArgs) delete letters[leadId];
        }
      }),
  selectors: {
    selectOpenLetter: ({ open }) => open,
    selectLetters: ({ letters }) => letters,
    selectLetter: ({ letters }, leadId: string): Letter => letters[leadId] ?? NO_LETTER,
  },
});

/** The letter once a model or the user's assistant has written it. */
const written = ({ id, settings }: Pitch): Partial<Letter> => ({
  pitchId: id,
  settings,
  text: null,
  tickedSince: [],
  isTyping: false,
});

export const {
  letterOpened,
  letterClosed,
  letterLoaded,
  letterChanged,
  stepUndone,
  savingStarted,
  letterSaved,
  savingFailed,
  lettersRestored,
} = letterSlice.actions;
export const { selectOpenLetter, selectLetters, selectLetter } = letterSlice.selectors;
