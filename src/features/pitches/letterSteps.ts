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
import {
  type LetterText,
  letterChanged,
  linesTickedSince,
  selectLetter,
  stepRedone,
  stepUndone,
} from './letterSlice.ts';
import {
  drawnWith,
  type LettersState,
  selectAskedLines,
  selectDrawn,
  selectIsDrawn,
  selectLetterLead,
  selectMessages,
  selectSent,
  selectStep,
  selectText,
  selectTicks,
} from './letterView.ts';
import { rememberStyle } from './pitchStyle.ts';
import { redrawn, redrawnAround } from './redrawn.ts';

/* The steps of a user on the screen of a letter. Each is shown at once, saved a second later, and undone with one key. */

export type LetterThunk<Result = void> = ThunkAction<Result, LettersState, unknown, UnknownAction>;

/**
 * The letter after another choice of lines or settings, with the user's own changes. `null` for one that is only drawn,
 * and follows by itself; empty where the user changed the very words that would go.
 */
function textAfter(
  state: LettersState,
  leadId: string,
  change: { ticks?: LineTick[]; settings?: PitchSettings },
  before = selectDrawn(state, leadId),
): LetterText | null {
  const { pitchId, text } = selectLetter(state, leadId);
  if (pitchId === null && text === null) return null;
  const after = drawnWith(state, leadId, change);
  const { subject, content } = selectText(state, leadId);
  return {
    subject: subject === before.subject ? after.subject : subject,
    content: redrawn(content, before.content, after.content) ?? '',
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
    const before = selectStep(state, leadId);
    if (!selectIsDrawn(state, leadId)) {
      dispatch(letterChanged({ leadId, before, ticks }));
      dispatch(linesTickedSince({ leadId, line: line.id, isTicked }));
      return;
    }
    const text = textAfter(state, leadId, { ticks }, drawn);
    if (text?.content === '') {
      // A line is added by itself there, and one to take out stays.
      const { content } = selectText(state, leadId);
      const chosen = tickedLines(selectAskedLines(state, leadId)).map((own) => own.text);
      text.content = isTicked ? withParagraph(content, line.text, chosen) : content;
    }
    dispatch(letterChanged({ leadId, before, ticks, ...(text && { text }) }));
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
    const before = selectStep(getState(), leadId);
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
    const text = selectIsDrawn(state, leadId)
      ? textAfter(state, leadId, { ticks }, drawn)
      : { subject, content: '' };
    if (text?.content === '') text.content = content.replace(line.text, () => words);
    dispatch(letterChanged({ leadId, before, ticks, ...(text && { text }) }));
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
    const step = { leadId, before: selectStep(state, leadId), settings, isTyping };
    if (lead && settings.purpose === 'first') rememberStyle(lead, settings);
    if (settings.purpose !== letter.settings.purpose) {
      // Another letter, with its own text.
      const pitches = api.endpoints.getPitches.select(leadId)(state).data ?? [];
      const stored = pitches.find((pitch) => pitch.settings.purpose === settings.purpose);
      const other = { settings: stored?.settings ?? settings, pitchId: stored?.id ?? null };
      dispatch(letterChanged({ ...step, ...other, text: null }));
      return;
    }
    const text = selectIsDrawn(state, leadId) ? textAfter(state, leadId, { settings }) : null;
    // The user's own words stay; the rest follows.
    if (text?.content === '')
      text.content = redrawnAround(
        selectText(state, leadId).content,
        selectDrawn(state, leadId).content,
        drawnWith(state, leadId, { settings }).content,
      );
    dispatch(letterChanged({ ...step, ...(text && { text }) }));
  };

/** Addresses the letter to another person. Its greeting follows, and what the user or a model wrote stays. */
export const changeRecipient =
  (leadId: string, to: ContactInfo): LetterThunk =>
  (dispatch, getState) => {
    const state = getState();
    const { subject, content } = selectText(state, leadId);
    const after = drawnWith(state, leadId, { to });
    const text = {
      subject,
      content: redrawnAround(content, selectDrawn(state, leadId).content, after.content),
    };
    const { pitchId, text: edited } = selectLetter(state, leadId);
    const isOnlyDrawn = pitchId === null && edited === null;
    const step = { leadId, before: selectStep(state, leadId), to };
    dispatch(letterChanged({ ...step, ...(!isOnlyDrawn && { text }) }));
  };

/** The user edits the letter itself. Typing without a pause is one step. */
export const changeText =
  (leadId: string, changes: Partial<LetterText>, isTyping = false): LetterThunk =>
  (dispatch, getState) => {
    const state = getState();
    const text = { ...selectText(state, leadId), ...changes };
    dispatch(letterChanged({ leadId, before: selectStep(state, leadId), text, isTyping }));
  };

/** Shows a letter that was sent from elsewhere. The draft that it replaces is one step back. */
export const showSent =
  (leadId: string, { id: pitchId, settings }: Pitch): LetterThunk =>
  (dispatch, getState) => {
    const before = selectStep(getState(), leadId);
    const ticks = selectLetterLead(getState(), leadId)?.lineTicks ?? [];
    dispatch(letterChanged({ leadId, before, pitchId, settings, ticks, text: null }));
  };

/** Takes back the last step, or the last one that was taken back. Returns whether there was one. */
export const undo =
  (leadId: string, isRedo = false): LetterThunk<boolean> =>
  (dispatch, getState) => {
    const state = getState();
    const { past, future, writing } = selectLetter(state, leadId);
    const step = (isRedo ? future : past).at(-1);
    if (writing || !step) return false;
    const now = selectStep(state, leadId);
    // A letter of lines stays the same one, and a model's is another one.
    const isSame = selectIsDrawn(state, leadId) && step.settings.purpose === now.settings.purpose;
    const pitchId = step.pitchId ?? (isSame ? now.pitchId : null);
    dispatch((isRedo ? stepRedone : stepUndone)({ leadId, now, pitchId }));
    // What was only drawn then has to be stored now.
    if (step.text === null && now.pitchId !== null && step.pitchId === null) {
      dispatch(letterChanged({ leadId, text: selectDrawn(getState(), leadId) }));
    }
    return true;
  };
