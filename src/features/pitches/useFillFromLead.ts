import { useFormikContext } from 'formik';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { pitchReopened } from './pitchDraftSlice.ts';
import {
  fillFromLead,
  fillFromPitch,
  hasTypedOpportunity,
  type PitchFormValues,
} from './pitchFormValues.ts';
import { styleFor } from './pitchStyle.ts';
import { useIsWritten } from './useIsWritten.ts';
import { useReplacePitch } from './useReplacePitch.ts';

interface Filling {
  lead: Lead | undefined;
  /** The letter to open with the lead. One without a lead fills in what it knows. */
  pitch: Pitch | undefined;
  writesAtOnce: boolean;
}

/**
 * Fills in the form from a lead and opens its letter, with the settings of that letter or for the lead's kind.
 * Asks first if that would replace an edited letter, or typed text that no pitch was written from.
 *
 * @returns a function that also submits the form if it `writesAtOnce`
 */
export function useFillFromLead(): (filling: Filling) => Promise<void> {
  const dispatch = useAppDispatch();
  const { values, setValues, submitForm } = useFormikContext<PitchFormValues>();
  const isWritten = useIsWritten();
  const mayReplace = useReplacePitch();
  const ask = useQuestion();

  return async ({ lead, pitch, writesAtOnce }) => {
    const source = lead ? `“${lead.title}” at ${lead.company}` : 'the pitch';
    const replaces =
      !hasTypedOpportunity(values) ||
      isWritten ||
      (await ask({
        title: 'Replace what you typed?',
        text: `The form will be filled in from ${source}.`,
        confirmLabel: 'Replace',
        cancelLabel: 'Keep mine',
        danger: true,
      }));
    if (!replaces || (pitch && !(await mayReplace('Reopen')))) return;
    await setValues((now) => {
      const filled = lead ? fillFromLead(now, lead) : now;
      return pitch ? fillFromPitch(filled, pitch) : { ...filled, ...(lead && styleFor(lead)) };
    });
    if (pitch) dispatch(pitchReopened(pitch));
    if (writesAtOnce) await submitForm();
  };
}
