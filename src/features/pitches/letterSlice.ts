import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { pitchMessage } from '#api/errorMessages.ts';
import { pitchPartReceived } from '#api/writePitch.ts';
import { isSame } from '#domain/changedFields.ts';
import type { ContactInfo, LineTick } from '#domain/contract/leads.ts';
import type { Pitch, PitchSettings } from '#domain/contract/pitches.ts';
import { wholeWords } from '#domain/pitches/letter/continuedLetter.ts';
import { EMPTY_SETTINGS } from './pitchStyle.ts';

export interface LetterText {
  subject: string;
  content: string;
}

/** A letter as it was before a step of the user. */
export interface LetterStep {
  pitchId: string | null;
  settings: PitchSettings;
  ticks: LineTick[];
  /** Whom it's written to, if it isn't the lead's contact. */
  to: ContactInfo | null;
  /** `null` where it was drawn from the lines and not stored. */
  text: LetterText | null;
}

/** What a step changes. Steps of typing that follow each other are one. */
export interface LetterChange extends Partial<LetterStep> {
  isTyping?: boolean;
  /** The letter as it was; without it, the change can't be undone. */
  before?: LetterStep;
}

/** The letter for one lead, as far as the server doesn't have it. */
export interface Letter {
  /** `loading` until the pitches of the lead are known. */
  status: 'loading' | 'failed' | 'open';
  /** The stored pitch; `null` while the letter is only drawn from the lines. */
  pitchId: string | null;
  settings: PitchSettings;
  /** The user's ticks and text that aren't saved yet. */
  ticks: LineTick[] | null;
  text: LetterText | null;
  /** Whom it's written to, if it isn't the lead's contact. */
  to: ContactInfo | null;
  /** Lines ticked since a model wrote the letter. */
  tickedSince: string[];
  past: LetterStep[];
  future: LetterStep[];
  isTyping: boolean;
  saving: 'no' | 'saving' | 'offline';
  /** When it was kept unsaved, as the side panel closed or the session expired; `null` once the user goes on with it. */
  keptAt: string | null;
  /** What a model has written so far, from `beginning` on, where the letter is continued. */
  writing: {
    requestId: string;
    text: string;
    beginning: string;
    waiting: string;
    /** As stored while the model reads it as the employer would; `null` before. */
    first: LetterText | null;
  } | null;
  /** The letter before that reading changed it, until the user goes on with it. */
  before: LetterText | null;
  /** Why the last writing failed. The letter is unchanged. */
  problem: string | null;
}

export const NO_LETTER: Letter = {
  status: 'loading',
  pitchId: null,
  settings: EMPTY_SETTINGS,
  ticks: null,
  text: null,
  to: null,
  tickedSince: [],
  past: [],
  future: [],
  isTyping: false,
  saving: 'no',
  keptAt: null,
  writing: null,
  before: null,
  problem: null,
};

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
/** The letter as it is, and the pitch that the step is stored as. */
type GoneStep = { now: LetterStep; pitchId: string | null };
type OfLead<Fields = object> = PayloadAction<{ leadId: string } & Fields>;

/** A letter with text or ticks that aren't saved. */
export const isUnsaved = ({ text, ticks }: Letter): boolean => (text ?? ticks) !== null;

/** What is written or not saved of a letter isn't replaced. */
const isAtWork = (letter: Letter | undefined): boolean =>
  letter !== undefined && (letter.writing !== null || isUnsaved(letter));

/** Goes to a step, whose letter is stored as this pitch from now on; `null` for a new one. */
function applyStep(letter: Letter, step: LetterStep, pitchId: string | null): void {
  const { settings, ticks, text, to } = step;
  const done = { isTyping: false, tickedSince: [], before: null };
  Object.assign(letter, { settings, ticks, text, to, pitchId, ...done });
}

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
    letterLoaded(
      state,
      { payload }: OfLead<Pick<Letter, 'pitchId' | 'settings' | 'to'> | { failed: true }>,
    ) {
      const letter = state.letters[payload.leadId];
      if (letter?.status !== 'loading' && letter?.status !== 'failed') return;
      if ('failed' in payload) letter.status = 'failed';
      else Object.assign(letter, { ...payload, status: 'open' });
    },
    letterChanged(state, { payload }: OfLead<LetterChange>) {
      const letter = state.letters[payload.leadId];
      if (!letter) return;
      const { leadId: _, before, isTyping = false, ...changes } = payload;
      if (before) letter.future = [];
      if (before && !(isTyping && letter.isTyping)) {
        letter.past = [...letter.past, before].slice(-MOST_STEPS);
      }
      Object.assign(letter, { before: null, keptAt: null }, changes, { isTyping, problem: null });
    },
    linesTickedSince(state, { payload }: OfLead<{ line: string; isTicked: boolean }>) {
      const letter = state.letters[payload.leadId];
      if (!letter) return;
      const others = letter.tickedSince.filter((line) => line !== payload.line);
      letter.tickedSince = payload.isTicked ? [...others, payload.line] : others;
    },
    stepUndone(state, { payload }: OfLead<GoneStep>) {
      const letter = state.letters[payload.leadId];
      const step = letter?.past.pop();
      if (!letter || !step) return;
      letter.future.push(payload.now);
      applyStep(letter, step, payload.pitchId);
    },
    stepRedone(state, { payload }: OfLead<GoneStep>) {
      const letter = state.letters[payload.leadId];
      const step = letter?.future.pop();
      if (!letter || !step) return;
      letter.past.push(payload.now);
      applyStep(letter, step, payload.pitchId);
    },
    savingStarted(state, { payload }: OfLead) {
      const letter = state.letters[payload.leadId];
      if (letter) Object.assign(letter, { saving: 'saving', isTyping: false });
    },
    /** What changed meanwhile stays unsaved. */
    letterSaved(state, { payload }: OfLead<Pick<Letter, 'ticks' | 'text' | 'pitchId'>>) {
      const letter = state.letters[payload.leadId];
      if (!letter) return;
      Object.assign(letter, { saving: 'no', keptAt: null });
      letter.pitchId = payload.pitchId;
      if (isSame(letter.ticks, payload.ticks)) letter.ticks = null;
      if (isSame(letter.text, payload.text)) letter.text = null;
    },
    savingFailed(state, { payload }: OfLead<{ isOffline: boolean }>) {
      const letter = state.letters[payload.leadId];
      if (letter) letter.saving = payload.isOffline ? 'offline' : 'no';
    },
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
  linesTickedSince,
  stepUndone,
  stepRedone,
  savingStarted,
  letterSaved,
  savingFailed,
  lettersRestored,
} = letterSlice.actions;
export const { selectOpenLetter, selectLetters, selectLetter } = letterSlice.selectors;
