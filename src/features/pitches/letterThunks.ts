import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api, cachedPitch } from '#api/api.ts';
import { isApiError } from '#api/apiError.ts';
import type { PitchWriter } from '#domain/contract/enums.ts';
import type { LineTick } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { PitchSettings } from '#domain/contract/pitches.ts';
import { lineLetter as drawLetter } from '#domain/pitches/draft/lineLetter.ts';
import { withParagraph } from '#domain/pitches/letter/letterEdits.ts';
import { type OfferedLine, tickedLines } from '#domain/pitches/lines/askedLines.ts';
import { pitchPrompt } from '#domain/pitches/prompt/pitchPrompt.ts';
import type { LinePlace, ProfileLine } from '#domain/profile/profileLines.ts';
import { addLine, rewordLine } from '#features/profile/index.ts';
import { failed } from '#features/shell/failed.ts';
import {
  isUnsaved,
  type LetterText,
  letterChanged,
  letterSaved,
  linesTickedSince,
  savingFailed,
  savingStarted,
  selectLetter,
  stepRedone,
  stepUndone,
} from './letterSlice.ts';
import {
  type LettersState,
  selectAskedLines,
  selectDrawn,
  selectInput,
  selectIsDrawn,
  selectLetterLead,
  selectPitch,
  selectRequest,
  selectStep,
  selectText,
  selectTicks,
} from './letterView.ts';
import { rememberStyle } from './pitchStyle.ts';
import { redrawn } from './redrawn.ts';

/* The steps of a user on the screen of a letter. Each is shown at once, saved a second later, and undone with one key. */

type LetterThunk<Result = void> = ThunkAction<Result, LettersState, unknown, UnknownAction>;

/** The letter after another choice of lines or settings; `null` where it's drawn anew by itself. */
function textAfter(
  state: LettersState,
  leadId: string,
  change: { ticks?: LineTick[]; settings?: PitchSettings },
): { after: LetterText; text: LetterText | null } {
  const before = selectDrawn(state, leadId);
  const input = selectInput(state, leadId);
  const letter = selectLetter(state, leadId);
  const request = { ...selectRequest(state, leadId), ...change.settings };
  const changed = input && {
    ...input,
    settings: { ...input.settings, ...change.settings, ...request },
    posting: { ...input.posting, lineTicks: change.ticks ?? selectTicks(state, leadId) },
  };
  const after = changed ? drawLetter(changed) : before;
  if (letter.pitchId === null && letter.text === null) return { after, text: null };
  const { subject, content } = selectText(state, leadId);
  return {
    after,
    text: {
      subject: subject === before.subject ? after.subject : subject,
      content: redrawn(content, before.content, after.content) ?? '',
    },
  };
}

/** Ticks or unticks a line for a request of the posting; '' beside any. The letter's words follow. */
export const tickLine =
  (
    leadId: string,
    asked: string,
    line: Pick<ProfileLine, 'id' | 'text'>,
    isTicked: boolean,
  ): LetterThunk =>
  (dispatch, getState) => {
    const state = getState();
    if (selectLetter(state, leadId).writing) return;
    const others = selectTicks(state, leadId).filter((tick) => tick.line !== line.id);
    const ticks = [...others, { asked, line: line.id, isTicked }].slice(-LIMITS.lineTicks);
    const before = selectStep(state, leadId);
    if (!selectIsDrawn(state, leadId)) {
      dispatch(letterChanged({ leadId, before, ticks }));
      dispatch(linesTickedSince({ leadId, line: line.id, isTicked }));
      return;
    }
    const { text } = textAfter(state, leadId, { ticks });
    if (text && text.content === '') {
      // The user has changed the words there: a line is added by itself, and one to take out stays.
      const { content } = selectText(state, leadId);
      const chosen = tickedLines(selectAskedLines(state, leadId)).map((own) => own.text);
      text.content = isTicked ? withParagraph(content, line.text, chosen) : content;
    }
    dispatch(letterChanged({ leadId, before, ticks, ...(text && { text }) }));
  };

/** Words a line anew, in the profile and in this letter. Letters that were stored before stay. */
export const reword =
  (leadId: string, asked: string, line: OfferedLine, text: string): LetterThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const before = selectStep(getState(), leadId);
    const { content } = selectText(getState(), leadId);
    if (!(await dispatch(rewordLine(line, text)))) return false;
    const id = line.kind === 'answer' ? line.id : text.slice(0, LIMITS.lineId);
    const others = before.ticks.filter((tick) => tick.line !== line.id);
    const ticks = [...others, { asked, line: id, isTicked: line.isTicked }].slice(
      -LIMITS.lineTicks,
    );
    const words = before.text && {
      ...before.text,
      content: content.replace(line.text, () => text),
    };
    dispatch(letterChanged({ leadId, before, ticks, ...(words && { text: words }) }));
    return true;
  };

/** Keeps a new line of the user in the profile, and ticks it for a request of the posting. */
export const addTickedLine =
  (leadId: string, asked: string, place: LinePlace, text: string): LetterThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (!(await dispatch(addLine(place, text)))) return false;
    const id = text.slice(0, LIMITS.lineId);
    dispatch(tickLine(leadId, asked, { id, text }, true));
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
    const before = selectStep(state, leadId);
    if (lead && settings.purpose === 'first') rememberStyle(lead, settings);
    if (settings.purpose !== letter.settings.purpose) {
      // Another letter, with its own text.
      const pitches = api.endpoints.getPitches.select(leadId)(state).data ?? [];
      const stored = pitches.find((pitch) => pitch.settings.purpose === settings.purpose);
      const pitchId = stored?.id ?? null;
      dispatch(
        letterChanged({
          leadId,
          before,
          settings: stored?.settings ?? settings,
          pitchId,
          text: null,
        }),
      );
    } else if (selectIsDrawn(state, leadId)) {
      const { after, text } = textAfter(state, leadId, { settings });
      const redrawnText = text && (text.content === '' ? after : text);
      // It's stored as a letter of its own, with its settings.
      dispatch(
        letterChanged({
          leadId,
          before,
          settings,
          pitchId: null,
          ...(text && { text: redrawnText }),
        }),
      );
    } else dispatch(letterChanged({ leadId, before, settings }));
  };

/** The user edits the letter itself. Typing without a pause is one step. */
export const changeText =
  (leadId: string, changes: Partial<LetterText>, isTyping = false): LetterThunk =>
  (dispatch, getState) => {
    const state = getState();
    const text = { ...selectText(state, leadId), ...changes };
    dispatch(letterChanged({ leadId, before: selectStep(state, leadId), text, isTyping }));
  };

/** Takes back the last step, or the last one that was taken back. Returns whether there was one. */
export const undo =
  (leadId: string, isRedo = false): LetterThunk<boolean> =>
  (dispatch, getState) => {
    const state = getState();
    const { past, future, writing } = selectLetter(state, leadId);
    if (writing || (isRedo ? future : past).length === 0) return false;
    const now = selectStep(state, leadId);
    dispatch(isRedo ? stepRedone({ leadId, now }) : stepUndone({ leadId, now }));
    const { pitchId, text } = selectLetter(getState(), leadId);
    // A letter of a model is stored: what was drawn before it has to be stored after it.
    if (pitchId === null && text === null && now.pitchId !== null) {
      const drawn = selectDrawn(getState(), leadId);
      dispatch(letterChanged({ leadId, text: drawn }));
    }
    return true;
  };

const isEmpty = (text: LetterText | null): boolean => (text?.content ?? '').trim() === '';

/**
 * Stores what isn't saved of a letter: the new lead, the ticks, the text. With `needsPitch`, also a letter that was only
 * drawn. Returns the id of its pitch, or `null` if there is none.
 */
export const saveLetter =
  (leadId: string, needsPitch = false): LetterThunk<Promise<string | null>> =>
  async (dispatch, getState) => {
    const { addLead, updateLead, updatePitch, writePitch } = api.endpoints;
    const letter = selectLetter(getState(), leadId);
    const { ticks, newLead, writing, saving } = letter;
    if (writing || saving === 'saving') return letter.pitchId;
    if (!isUnsaved(letter) && !(needsPitch && letter.pitchId === null)) return letter.pitchId;
    const drawn = needsPitch ? selectText(getState(), leadId) : null;
    const text = letter.text ?? (letter.pitchId === null ? drawn : null);
    const request = selectRequest(getState(), leadId);
    dispatch(savingStarted({ leadId }));
    try {
      if (newLead)
        await dispatch(addLead.initiate({ ...newLead, lineTicks: ticks ?? [] })).unwrap();
      else if (ticks)
        await dispatch(updateLead.initiate({ id: leadId, changes: { lineTicks: ticks } })).unwrap();
      let { pitchId } = letter;
      if (text && !isEmpty(text) && request) {
        if (pitchId === null) {
          const job = { request: { ...request, writer: 'template' as const, ...text } };
          pitchId = (await dispatch(writePitch.initiate(job)).unwrap()).pitch.id;
        } else await dispatch(updatePitch.initiate({ id: pitchId, changes: text })).unwrap();
      }
      // An emptied letter stays as it's stored until there are words again.
      dispatch(
        letterSaved({ leadId, ticks, text: isEmpty(letter.text) ? null : letter.text, pitchId }),
      );
    } catch (error) {
      const isOffline = isApiError(error) && error.kind === 'network';
      dispatch(savingFailed({ leadId, isOffline }));
      if (!isOffline) dispatch(failed(error, 'saving pitch', leadId));
      return letter.pitchId;
    }
    const now = selectLetter(getState(), leadId);
    // The user went on meanwhile.
    const goesOn = now.ticks !== null || !isEmpty(now.text);
    return goesOn ? dispatch(saveLetter(leadId)) : now.pitchId;
  };

/** Ends the writing of a letter, which stays as it was. */
export const stopWriting =
  (leadId: string): LetterThunk =>
  (dispatch, getState) => {
    const { requestId = '' } = selectLetter(getState(), leadId).writing ?? {};
    dispatch(api.util.getRunningMutationThunk('writePitch', requestId))?.abort();
  };

/**
 * Has a model write the letter into its field, or takes the answer of the user's own assistant. The letter before stays
 * one step back.
 *
 * @param content that answer
 * @param continues the rest of a letter that was cut
 */
export const writeLetter =
  (
    leadId: string,
    writer: PitchWriter,
    { content, continues }: { content?: string; continues?: boolean } = {},
  ): LetterThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectLetter(getState(), leadId).writing) return;
    // The lead of a pasted posting must be there first.
    if (selectLetter(getState(), leadId).newLead) {
      dispatch(letterChanged({ leadId, ticks: selectTicks(getState(), leadId) }));
      await dispatch(saveLetter(leadId));
    }
    const state = getState();
    const [request, input, pitch] = [
      selectRequest(state, leadId),
      selectInput(state, leadId),
      selectPitch(state, leadId),
    ];
    if (!request || !input) return;
    const text = selectText(state, leadId);
    dispatch(letterChanged({ leadId, before: selectStep(state, leadId) }));
    const { data } = await dispatch(
      api.endpoints.writePitch.initiate({
        request: {
          ...request,
          ...(continues && pitch && { ...pitch.settings, continues: pitch.id }),
          ...{ writer, content, subject: text.subject },
        },
        beginning: text.content,
        prompt: writer === 'browser-model' ? pitchPrompt(input, 'small') : undefined,
      }),
    );
    if (content !== undefined && data) {
      dispatch(
        letterChanged({
          leadId,
          pitchId: data.pitch.id,
          settings: data.pitch.settings,
          text: null,
        }),
      );
    }
  };

/** The user says that a claim is true. */
export const confirmClaim =
  (leadId: string, claim: string): LetterThunk<Promise<void>> =>
  async (dispatch, getState) => {
    await dispatch(saveLetter(leadId));
    const { pitchId } = selectLetter(getState(), leadId);
    if (pitchId === null || !cachedPitch(getState, pitchId)) return;
    const changes = { confirmedClaim: claim };
    const { error } = await dispatch(api.endpoints.updatePitch.initiate({ id: pitchId, changes }));
    if (error) dispatch(failed(error, 'saving pitch', pitchId));
  };
