import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { ContactInfo, LineTick } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Pitch, PitchSettings } from '#domain/contract/pitches.ts';
import { lastMessage } from '#domain/pitches/followUp/followUpContext.ts';
import { withParagraph } from '#domain/pitches/letter/letterEdits.ts';
import { type OfferedLine, tickedLines } from '#domain/pitches/lines/askedLines.ts';
import { lineTexts } from '#domain/profile/lineTexts.ts';
import type { LinePlace, ProfileLine } from '#domain/profile/profileLines.ts';
import { addLine, rewordLine } from '#features/profile/index.ts';
import { isOnlyDrawn, type LetterChange, type LetterStep, type LetterText } from './letter.ts';
import { letterChanged, selectLetter, stepUndone } from './letterSlice.ts';
import {
  type DrawnWith,
  drawnWith,
  type LettersState,
  selectAskedLines,
  selectDrawn,
  selectIsDrawn,
  selectLetterLead,
  selectMessages,
  selectSent,
  selectText,
  selectTicks,
} from './letterView.ts';
import { rememberStyle } from './pitchStyle.ts';
import { redrawn, redrawnAround } from './redrawn.ts';

/*
 * The steps of a user on the screen of a letter. A step is one `letterChanged` with the letter as it was before: it shows at
 * once, is saved a second later, and is undone with one key.
 */

export type LetterThunk<Result = void> = ThunkAction<Result, LettersState, unknown, UnknownAction>;

/** The letter as it is, to come back to. */
export function stepOf(state: LettersState, leadId: string): LetterStep {
  const letter = selectLetter(state, leadId);
  return {
    pitchId: letter.pitchId,
    settings: letter.settings,
    to: letter.to,
    ticks: selectTicks(state, leadId),
    text: isOnlyDrawn(letter) ? null : selectText(state, leadId),
  };
}

/** Takes a step. Typing without a pause is one. */
export const step =
  (leadId: string, changes: Omit<LetterChange, 'before'>, before?: LetterStep): LetterThunk =>
  (dispatch, getState) => {
    dispatch(letterChanged({ leadId, before: before ?? stepOf(getState(), leadId), ...changes }));
  };

/** A letter in place of one whose very words that would go were changed by the user. */
type Otherwise = (content: string, before: string, after: string) => string;

/**
 * The text after another choice of lines, settings or recipient, with the user's own changes; none for a letter that is
 * only drawn, and follows by itself.
 */
function textAfter(
  state: LettersState,
  leadId: string,
  change: DrawnWith,
  otherwise: Otherwise = redrawnAround,
  before = selectDrawn(state, leadId),
): { text?: LetterText } {
  if (isOnlyDrawn(selectLetter(state, leadId))) return {};
  const after = drawnWith(state, leadId, change);
  const { subject, content } = selectText(state, leadId);
  const texts = [content, before.content, after.content] as const;
  return {
    text: {
      subject: subject === before.subject ? after.subject : subject,
      content: redrawn(...texts) ?? otherwise(...texts),
    },
  };
}

const withTicks = (ticks: readonly LineTick[], lines: readonly LineTick[]): LineTick[] => {
  const changed = new Set(lines.map(({ line }) => line));
  return [...ticks.filter(({ line }) => !changed.has(line)), ...lines].slice(-LIMITS.lineTicks);
};

const lineId = (text: string): string => text.slice(0, LIMITS.lineId);

/**
 * Ticks or unticks a line for a request of the posting; '' beside any. The letter's words follow.
 *
 * @param drawn what the lines made before the profile changed
 */
export const tickLine =
  (
    leadId: string,
    asked: string,
    line: Pick<ProfileLine, 'id' | 'text'>,
    isTicked: boolean,
    drawn?: LetterText,
  ): LetterThunk =>
  (dispatch, getState) => {
    const state = getState();
    if (selectLetter(state, leadId).writing) return;
    const ticks = withTicks(selectTicks(state, leadId), [{ asked, line: line.id, isTicked }]);
    if (!selectIsDrawn(state, leadId)) {
      const others = selectLetter(state, leadId).tickedSince.filter((id) => id !== line.id);
      dispatch(step(leadId, { ticks, tickedSince: isTicked ? [...others, line.id] : others }));
      return;
    }
    // A line is added by itself there, and one to take out stays.
    const otherwise = (content: string) => {
      const chosen = tickedLines(selectAskedLines(state, leadId)).map((own) => own.text);
      return isTicked ? withParagraph(content, line.text, chosen) : content;
    };
    dispatch(step(leadId, { ticks, ...textAfter(state, leadId, { ticks }, otherwise, drawn) }));
  };

/** Words a line anew, in the profile and in this letter. Letters that were stored before stay. */
export const reword =
  (
    leadId: string,
    asked: string,
    line: OfferedLine,
    words: string,
  ): LetterThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const before = stepOf(getState(), leadId);
    const drawn = selectDrawn(getState(), leadId);
    if (!(await dispatch(rewordLine(line, words)))) return false;
    // More than one sentence makes more than one line.
    const ids = line.kind === 'answer' ? [line.id] : lineTexts(words).map(lineId);
    const { isTicked } = line;
    const ticks = withTicks(
      before.ticks.filter((tick) => tick.line !== line.id),
      ids.map((id) => ({ asked, line: id, isTicked })),
    );
    const state = getState();
    const { subject, content } = selectText(state, leadId);
    const reworded = (content: string) => content.replace(line.text, () => words);
    const after = selectIsDrawn(state, leadId)
      ? textAfter(state, leadId, { ticks }, reworded, drawn)
      : { text: { subject, content: reworded(content) } };
    dispatch(step(leadId, { ticks, ...after }, before));
    return true;
  };

/** Keeps a new line of the user in the profile, and ticks it for a request of the posting. */
export const addTickedLine =
  (leadId: string, asked: string, place: LinePlace, words: string): LetterThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    // The new line may be ticked at once, as the nearest one.
    const drawn = selectDrawn(getState(), leadId);
    if (!(await dispatch(addLine(place, words)))) return false;
    for (const [at, text] of lineTexts(words).entries()) {
      const before = at === 0 ? drawn : undefined;
      dispatch(tickLine(leadId, asked, { id: lineId(text), text }, true, before));
    }
    return true;
  };

/** Changes how the letter is written, and remembers it for the next one. A letter of lines is drawn anew at once. */
export const changeSettings =
  (leadId: string, changes: Partial<PitchSettings>): LetterThunk =>
  (dispatch, getState) => {
    const state = getState();
    const lead = selectLetterLead(state, leadId);
    const letter = selectLetter(state, leadId);
    const settings = { ...letter.settings, ...changes };
    const sent = selectSent(state, leadId);
    if (changes.purpose === 'reply' && sent)
      settings.messageId = lastMessage(selectMessages(state, leadId), sent, false)?.id ?? '';
    const isTyping = 'customPrompt' in changes || 'template' in changes;
    if (lead && settings.purpose === 'first') rememberStyle(lead, settings);
    if (settings.purpose !== letter.settings.purpose) {
      // Another letter, with its own text.
      const pitches = api.endpoints.getPitches.select(leadId)(state).data ?? [];
      const stored = pitches.find((pitch) => pitch.settings.purpose === settings.purpose);
      const other = { settings: stored?.settings ?? settings, pitchId: stored?.id ?? null };
      dispatch(step(leadId, { ...other, text: null, isTyping }));
      return;
    }
    const after = selectIsDrawn(state, leadId) ? textAfter(state, leadId, { settings }) : {};
    dispatch(step(leadId, { settings, isTyping, ...after }));
  };

/** Addresses the letter to another person. Its greeting follows, and what the user or a model wrote stays. */
export const changeRecipient =
  (leadId: string, to: ContactInfo): LetterThunk =>
  (dispatch, getState) => {
    dispatch(step(leadId, { to, ...textAfter(getState(), leadId, { to }) }));
  };

/** The user edits the letter itself. */
export const changeText =
  (leadId: string, changes: Partial<LetterText>, isTyping = false): LetterThunk =>
  (dispatch, getState) => {
    const text = { ...selectText(getState(), leadId), ...changes };
    dispatch(step(leadId, { text, isTyping }));
  };

/** Shows a letter that was sent from elsewhere. The draft that it replaces is one step back. */
export const showSent =
  (leadId: string, { id: pitchId, settings }: Pitch): LetterThunk =>
  (dispatch, getState) => {
    const ticks = selectLetterLead(getState(), leadId)?.lineTicks ?? [];
    dispatch(step(leadId, { pitchId, settings, ticks, text: null }));
  };

/** Takes back the last step, or the last one that was taken back. Returns whether there was one. */
export const undo =
  (leadId: string, isRedo = false): LetterThunk<boolean> =>
  (dispatch, getState) => {
    const state = getState();
    const { past, future, writing } = selectLetter(state, leadId);
    const last = (isRedo ? future : past).at(-1);
    if (writing || !last) return false;
    const now = stepOf(state, leadId);
    // A letter of lines stays the same one, and a model's is another one.
    const isSame = selectIsDrawn(state, leadId) && last.settings.purpose === now.settings.purpose;
    const pitchId = last.pitchId ?? (isSame ? now.pitchId : null);
    dispatch(stepUndone({ leadId, now, pitchId, isRedo }));
    // What was only drawn then has to be stored now.
    if (last.text === null && now.pitchId !== null && last.pitchId === null) {
      dispatch(letterChanged({ leadId, text: selectDrawn(getState(), leadId) }));
    }
    return true;
  };
