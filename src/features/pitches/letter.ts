import type { ContactInfo, LineTick } from '#domain/contract/leads.ts';
import type { PitchSettings } from '#domain/contract/pitches.ts';
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
  tickedSince?: string[];
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

/** A letter with text or ticks that aren't saved. */
export const isUnsaved = ({ text, ticks }: Letter): boolean => (text ?? ticks) !== null;

/** A letter that is drawn from the lines and not stored. */
export const isOnlyDrawn = ({ pitchId, text }: Letter): boolean =>
  pitchId === null && text === null;
