import { Check, Copy, TextCursorInput } from 'lucide-react';
import { use } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import { isActive } from '#domain/leads/lead.ts';
import { sentLabel } from '#domain/pitches/letter/sentLetter.ts';
import { recordAsSent } from '#features/leads/index.ts';
import { InsertContext } from '#features/shell/InsertContext.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { copyPitch } from './copyPitch.ts';
import { DownloadPitch } from './DownloadPitch.tsx';
import { EmailPitch } from './EmailPitch.tsx';
import { pitchAddressed } from './pitchDraftSlice.ts';
import type { OpenPitch } from './usePitch.ts';

/** Records that the open letter was sent for its lead; `undefined` where nothing can be recorded. */
export function useApplied({ lead, draft: { pitch, text } }: OpenPitch) {
  const dispatch = useAppDispatch();
  if (!lead || !isActive(lead) || pitch?.sent?.content === text) return undefined;
  const letter = pitch && { pitchId: pitch.id, content: text };
  return {
    label: sentLabel(lead),
    record: () => void dispatch(recordAsSent({ leadId: lead.id, letter })),
  };
}

/** Emails, copies and downloads the open letter, and records that it was sent. */
export function LetterActions({ pitch: open }: { pitch: OpenPitch }) {
  const { draft, values } = open;
  const dispatch = useAppDispatch();
  const applied = useApplied(open);
  const insert = use(InsertContext);
  const { opportunity, pitch, text } = draft;
  const leadId = opportunity?.leadId ?? null;
  const ids = { leadId, pitchId: pitch?.id };
  if (!opportunity) return null;
  // The user may add the address that was missing.
  const contactEmail = opportunity.contactEmail || values.contactEmail;
  return (
    <>
      {insert && (
        <Button icon={TextCursorInput} onClick={insert}>
          Insert into page
        </Button>
      )}
      <EmailPitch
        mail={{ ...opportunity, contactEmail, pitch: text }}
        pitchId={pitch?.id}
        posting={values.description}
        onAddress={leadId === null ? (email) => dispatch(pitchAddressed(email)) : undefined}
      >
        Email
      </EmailPitch>
      <Button
        icon={Copy}
        variant={leadId ? 'secondary' : 'primary'}
        onClick={() => dispatch(copyPitch({ ...ids, content: text }))}
      >
        Copy
      </Button>
      <DownloadPitch letter={{ ...opportunity, text }} {...ids} />
      {applied && (
        <Button data-last variant="primary" icon={Check} onClick={applied.record}>
          {applied.label}
        </Button>
      )}
    </>
  );
}
