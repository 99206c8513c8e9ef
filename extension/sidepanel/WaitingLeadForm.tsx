import { useState } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import { emptyDraft } from '#domain/extraction/page/leadDraft.ts';
import { storedLeadToForm } from '#features/leads/form/leadFormValues.ts';
import type { WaitingLead } from '../outbox/outboxSlice.ts';
import { selectWaitingLead } from '../outbox/sendOutbox.ts';
import { CaptureForm } from './CaptureForm.tsx';

/** The fields that the capture form doesn't show stay as they are. */
function toDraft({ category, contactInfo, ...lead }: WaitingLead['lead']) {
  const empty = emptyDraft();
  return {
    ...empty,
    ...lead,
    category: category ?? null,
    contactInfo: { ...empty.contactInfo, ...contactInfo },
  };
}

/** A lead that waits for the server, to edit and send again, or to discard. */
export function WaitingLeadForm({ leadId }: { leadId: string }) {
  // It may be sent while the form is open.
  const [waiting] = useState(useAppSelector((state) => selectWaitingLead(state, leadId)));
  if (!waiting) return null;
  return (
    <CaptureForm
      draft={toDraft(waiting.lead)}
      waiting={{ ...waiting, values: storedLeadToForm(waiting.lead) }}
    />
  );
}
