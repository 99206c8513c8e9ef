import { countryOf } from '#domain/forms/answerPlace.ts';
import type { LetterQuestion } from '#domain/pitches/asked/letterQuestions.ts';
import { answerId, newAnswer, withAnswer } from '#domain/profile/answerBank.ts';
import { changeProfile } from '#features/profile/index.ts';
import { stopWriting, writeLetter } from './letterSaving.ts';
import { selectLetter } from './letterSlice.ts';
import { type LetterThunk, tickLine } from './letterSteps.ts';
import { selectDrawn, selectLetterLead } from './letterView.ts';

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
