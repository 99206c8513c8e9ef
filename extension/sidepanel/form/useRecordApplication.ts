import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { changeLeads, recordAsSent } from '#features/leads/index.ts';
import { CAPTURE_PATH } from '../panelPaths.ts';
import { captureVisible } from '../useCapture.ts';
import { labelOfRow } from './formRows.ts';
import type { FillForm } from './useFillForm.ts';
import type { FormSource } from './useFormSource.ts';

/** "I applied": status, letter and follow-up as everywhere, with the answers as a note and the resume of the form. */
export function useRecordApplication({ lead, pitchId, letter }: FormSource, fill: FillForm) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isKept = (id: string) => fill.results.get(id)?.state === 'kept';

  async function record() {
    if (!lead) return;
    setBusy(true);
    const kept = fill.rows.filter(({ field }) => isKept(field.id));
    const sentResume = kept.some(({ from }) => from === 'resume') ? fill.resume : undefined;
    const resume = sentResume ? { id: sentResume.id, name: sentResume.name } : lead.resume;
    const answers = kept
      .filter(({ from }) => from === 'answer' || from === 'new')
      .map((row) => `${labelOfRow(row)}\n${row.value}`);
    const text = `Answers in the application form\n\n${answers.join('\n\n')}`;
    const note = answers.length > 0 ? { text: text.slice(0, LIMITS.note) } : undefined;
    const isSaved =
      (!sentResume && !note) ||
      (await dispatch(changeLeads([lead], () => ({ resume }), 'Kept with the lead', note)));
    const wasInForm = kept.some(({ from }) => from === 'letter');
    const sent =
      wasInForm && pitchId ? { pitchId, content: letter, channel: 'insert' as const } : null;
    // An error was shown, and the user tries again.
    if (isSaved) await dispatch(recordAsSent({ leadId: lead.id, letter: sent }));
    setBusy(false);
  }

  function capture() {
    void dispatch(captureVisible());
    void navigate(CAPTURE_PATH);
  }
  return { record, capture, isBusy };
}
