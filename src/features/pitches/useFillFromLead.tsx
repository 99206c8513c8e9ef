import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import type { Lead } from '#domain/contract/leads.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { fillFromLead, hasTypedOpportunity, type PitchFormValues } from './pitchFormValues.ts';
import { useIsWritten } from './useIsWritten.ts';

/**
 * Fills in the form from a lead. Asks first if that would replace typed text that no pitch was written
 * from.
 *
 * @returns `fillIn`, and the `dialog` to render
 */
export function useFillFromLead(): { fillIn: (lead: Lead) => void; dialog: ReactNode } {
  const { values, setValues } = useFormikContext<PitchFormValues>();
  const isWritten = useIsWritten();
  const [asked, setAsked] = useState<Lead | null>(null);

  function replace(lead: Lead) {
    setAsked(null);
    setValues((now) => fillFromLead(now, lead));
  }

  function fillIn(lead: Lead) {
    if (hasTypedOpportunity(values) && !isWritten) setAsked(lead);
    else replace(lead);
  }

  return {
    fillIn,
    dialog: asked && (
      <ConfirmDialog
        open
        danger
        title="Replace what you typed?"
        text={`The form will be filled in from “${asked.title}” at ${asked.company}.`}
        confirmLabel="Replace"
        cancelLabel="Keep mine"
        onConfirm={() => replace(asked)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
