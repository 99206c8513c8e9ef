import type { AppDispatch } from '#app/createStore.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { changeLeads, recordAsSent } from '#features/leads/index.ts';
import { answersIn, type FilledForm } from './filledForm.ts';
import { applied } from './formSlice.ts';

/**
 * "I applied": status, letter and follow-up as everywhere, with the answers as a note and the resume of the form.
 * Returns whether it's recorded. An error was shown, and the user tries again.
 */
export const recordApplied =
  (form: FilledForm, lead: Lead, followUpDays?: number) =>
  async (dispatch: AppDispatch): Promise<boolean> => {
    const answers = answersIn(form).map(({ label, value }) => `${label}\n${value}`);
    const text = `Answers in the application form\n\n${answers.join('\n\n')}`;
    const note = answers.length > 0 ? { text: text.slice(0, LIMITS.note) } : undefined;
    const resume = form.resume ?? lead.resume;
    const isSaved =
      (!form.resume && !note) ||
      (await dispatch(changeLeads([lead], () => ({ resume }), 'Kept with the lead', note)));
    if (!isSaved) return false;
    const { letter } = form;
    const sent = letter && {
      pitchId: letter.pitchId,
      content: letter.content,
      channel: 'insert' as const,
    };
    const isRecorded = await dispatch(
      recordAsSent({ leadId: lead.id, letter: sent, ...(followUpDays && { followUpDays }) }),
    );
    if (isRecorded)
      dispatch(applied({ url: form.url, leadId: lead.id, at: new Date().toISOString() }));
    return isRecorded;
  };
