import { useFormikContext } from 'formik';
import type { Lead } from '#domain/contract/leads.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { fillFromLead, hasTypedOpportunity, type PitchFormValues } from './pitchFormValues.ts';
import { styleFor } from './pitchStyle.ts';
import { useIsWritten } from './useIsWritten.ts';

/**
 * Fills in the form from a lead, with the settings for its kind. Asks first if that would replace typed text
 * that no pitch was written from.
 *
 * @returns a function that also submits the form if it `writesAtOnce`
 */
export function useFillFromLead(): (lead: Lead, writesAtOnce?: boolean) => Promise<void> {
  const { values, setValues, submitForm } = useFormikContext<PitchFormValues>();
  const isWritten = useIsWritten();
  const ask = useQuestion();

  return async (lead, writesAtOnce = false) => {
    const replaces =
      !hasTypedOpportunity(values) ||
      isWritten ||
      (await ask({
        title: 'Replace what you typed?',
        text: `The form will be filled in from “${lead.title}” at ${lead.company}.`,
        confirmLabel: 'Replace',
        cancelLabel: 'Keep mine',
        danger: true,
      }));
    if (!replaces) return;
    await setValues((now) => ({ ...fillFromLead(now, lead), ...styleFor(lead) }));
    if (writesAtOnce) await submitForm();
  };
}
