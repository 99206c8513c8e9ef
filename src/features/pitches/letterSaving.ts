import { api } from '#api/api.ts';
import { isApiError } from '#api/apiError.ts';
import { cachedPitch } from '#api/cache.ts';
import { isSame } from '#domain/changedFields.ts';
import type { PitchWriter } from '#domain/contract/enums.ts';
import { countryOf } from '#domain/forms/answerPlace.ts';
import type { LetterQuestion } from '#domain/pitches/asked/letterQuestions.ts';
import { pitchPrompt } from '#domain/pitches/prompt/pitchPrompt.ts';
import { answerId, newAnswer, withAnswer } from '#domain/profile/answerBank.ts';
import { changeProfile } from '#features/profile/index.ts';
import { failed } from '#features/shell/failed.ts';
import { isOnlyDrawn, isUnsaved, type LetterText } from './letter.ts';
import {
  letterChanged,
  letterSaved,
  savingFailed,
  savingStarted,
  selectLetter,
} from './letterSlice.ts';
import { type LetterThunk, showSent, step, tickLine } from './letterSteps.ts';
import {
  selectDrawn,
  selectInput,
  selectIsDrawn,
  selectLastSent,
  selectLetterLead,
  selectPitch,
  selectRequest,
  selectText,
} from './letterView.ts';

/* The one way of a letter to the server: its ticks, its text, and the model that writes it. */

const { getPitches, getResumeText, updateLead, updatePitch, writePitch } = api.endpoints;

const isEmpty = (text: LetterText | null): boolean => (text?.content ?? '').trim() === '';

/** Stores the text, and what a letter of lines is drawn with. Returns the id of its pitch, or `null` if there is none. */
const saveText =
  (leadId: string, text: LetterText | null): LetterThunk<Promise<string | null>> =>
  async (dispatch, getState) => {
    const { pitchId, settings } = selectLetter(getState(), leadId);
    const request = selectRequest(getState(), leadId);
    const stored = selectPitch(getState(), leadId)?.contactInfo;
    const contactInfo = isSame(request?.contactInfo, stored) ? undefined : request?.contactInfo;
    // An emptied letter stays as it's stored until there are words again.
    const words = isEmpty(text) ? null : text;
    if (pitchId === null) {
      if (!words || !request) return null;
      const job = { request: { ...request, writer: 'template' as const, ...words } };
      return (await dispatch(writePitch.initiate(job)).unwrap()).pitch.id;
    }
    const changes = {
      ...words,
      ...(words && selectIsDrawn(getState(), leadId) && { settings }),
      ...(words && contactInfo && { contactInfo }),
    };
    if (Object.keys(changes).length > 0)
      await dispatch(updatePitch.initiate({ id: pitchId, changes })).unwrap();
    return pitchId;
  };

/**
 * Stores what isn't saved of a letter: the ticks, the text. With `needsPitch`, also a letter that was only
 * drawn. Returns the id of its pitch, or `null` if there is none.
 */
export const saveLetter =
  (leadId: string, needsPitch = false): LetterThunk<Promise<string | null>> =>
  (dispatch) => {
    const last = running.get(leadId) ?? Promise.resolve(null);
    const saving = last.then(() => dispatch(saveNow(leadId, needsPitch)));
    running.set(leadId, saving);
    return saving;
  };

/** The last save for each lead: they follow each other, so that a letter isn't stored twice. */
const running = new Map<string, Promise<string | null>>();

/** Shows the letter that was sent since the draft was kept, where there is one of the same purpose. */
const showSentSince =
  (leadId: string, keptAt: string): LetterThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const fresh = { subscribe: false, forceRefetch: true };
    await dispatch(getPitches.initiate(leadId, fresh)).unwrap();
    const sent = selectLastSent(getState(), leadId);
    const { purpose } = selectLetter(getState(), leadId).settings;
    if (sent?.sent && sent.sent.at > keptAt && sent.settings.purpose === purpose)
      dispatch(showSent(leadId, sent));
  };

const saveNow =
  (leadId: string, needsPitch: boolean): LetterThunk<Promise<string | null>> =>
  async (dispatch, getState) => {
    const letter = selectLetter(getState(), leadId);
    const isDue = isUnsaved(letter) || (needsPitch && letter.pitchId === null);
    if (letter.writing || !isDue) return letter.pitchId;
    dispatch(savingStarted({ leadId }));
    try {
      if (letter.keptAt !== null) await dispatch(showSentSince(leadId, letter.keptAt));
      const now = selectLetter(getState(), leadId);
      const { ticks, text: own } = now;
      const text = isOnlyDrawn(now) && needsPitch ? selectText(getState(), leadId) : own;
      if (ticks)
        await dispatch(updateLead.initiate({ id: leadId, changes: { lineTicks: ticks } })).unwrap();
      const saved = await dispatch(saveText(leadId, text));
      const kept = isEmpty(own) ? null : own;
      dispatch(letterSaved({ leadId, ticks, text: kept, pitchId: saved }));
    } catch (error) {
      const isOffline = isApiError(error) && error.kind === 'network';
      dispatch(savingFailed({ leadId, isOffline }));
      if (!isOffline) dispatch(failed(error, 'saving pitch', leadId));
      return letter.pitchId;
    }
    const now = selectLetter(getState(), leadId);
    // The user went on meanwhile.
    const goesOn = now.ticks !== null || !isEmpty(now.text);
    return goesOn ? dispatch(saveNow(leadId, false)) : now.pitchId;
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
 * @param reads only the employer's reading of a letter that is written
 */
export const writeLetter =
  (
    leadId: string,
    writer: PitchWriter,
    { content, continues, reads }: { content?: string; continues?: boolean; reads?: boolean } = {},
  ): LetterThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const state = getState();
    if (selectLetter(state, leadId).writing) return;
    const request = selectRequest(state, leadId);
    const input = selectInput(state, leadId);
    const pitch = selectPitch(state, leadId);
    if (!request || !input) return;
    const text = selectText(state, leadId);
    dispatch(step(leadId, {}));
    const resume =
      writer === 'browser-model' ? await dispatch(getResumeText.initiate()).unwrap() : undefined;
    const { data } = await dispatch(
      writePitch.initiate({
        request: {
          ...request,
          ...(continues && pitch && { ...pitch.settings, continues: pitch.id }),
          ...(reads && pitch && { ...pitch.settings, reads: pitch.id }),
          writer,
          content,
          subject: text.subject,
        },
        beginning: text.content,
        prompt: resume && pitchPrompt({ ...input, resume: resume.text }, 'small'),
      }),
    );
    if (content !== undefined && data) {
      const { id, settings } = data.pitch;
      dispatch(letterChanged({ leadId, pitchId: id, settings, text: null }));
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
    const { error } = await dispatch(updatePitch.initiate({ id: pitchId, changes }));
    if (error) dispatch(failed(error, 'saving pitch', pitchId));
  };

/**
 * Keeps the user's answer to a question of the posting, and says it in the letter: a model that reads it as the employer
 * starts again with it. `null` leaves it out of this letter for good.
 */
export const answerQuestion =
  (
    leadId: string,
    { question, topic, asked }: LetterQuestion,
    answer: string | null,
  ): LetterThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const line = { id: answerId({ question, topic }), text: answer ?? '' };
    if (answer === null) {
      dispatch(tickLine(leadId, asked, line, false));
      return true;
    }
    const drawn = selectDrawn(getState(), leadId);
    const { company = '', location = '' } = selectLetterLead(getState(), leadId) ?? {};
    const kept = {
      ...newAnswer(question, answer, company),
      country: countryOf(location),
      also: topic ? [] : [asked],
      topic,
    };
    const keep = changeProfile((profile) => withAnswer(profile, null, kept), 'Answer kept.');
    if (!(await dispatch(keep))) return false;
    const { writing } = selectLetter(getState(), leadId);
    if (writing?.first) dispatch(stopWriting(leadId));
    dispatch(tickLine(leadId, asked, line, true, drawn));
    if (writing?.first) await dispatch(writeLetter(leadId, 'server-model', { reads: true }));
    return true;
  };
