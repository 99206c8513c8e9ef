import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import type { LeadDraft } from '#domain/extraction/page/leadDraft.ts';
import { postingFacts } from '#domain/extraction/postingFacts.ts';
import { LeadForm } from '#features/leads/form/LeadForm.tsx';
import type { SavedLead } from '#features/leads/form/leadFormDraft.ts';
import { EMPTY_LEAD_FORM, storedLeadToForm } from '#features/leads/form/leadFormValues.ts';
import { newLeadReading } from '#features/leads/index.ts';
import { draftDropped } from '#features/shell/draftsSlice.ts';
import { toastShown } from '#features/shell/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorText } from '#ui/fields/Field.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { selectOutbox } from '../outbox/outboxSlice.ts';
import { discardWaiting, selectWaitingLead } from '../outbox/sendOutbox.ts';
import { PageNotice } from './PageNotice.tsx';
import { leadPath, letterPath } from './panelPaths.ts';
import {
  type Capture,
  captureClosed,
  captureDraftName,
  selectPanel,
  waitingDraftName,
} from './panelSlice.ts';

const SAVED_HERE = 'Saved in this browser. You can write the pitch as soon as the lead has synced.';

/** What both forms of the panel do once they're closed or saved, unless another one is open by then. */
function useCaptureEnd(isOwn: (capture: Capture) => boolean) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  return {
    unsynced: useAppSelector(selectOutbox).waiting.map(({ lead }) => lead),
    onClose: () => void dispatch(captureClosed()),
    onSaved({ id, isWaiting }: SavedLead, writesPitch: boolean) {
      if (isWaiting && writesPitch) dispatch(toastShown({ tone: 'info', text: SAVED_HERE }));
      if (!isOwn(selectPanel(store.getState()).capture)) return;
      dispatch(captureClosed());
      if (!isWaiting) void navigate(writesPitch ? letterPath(id) : leadPath(id), { replace: true });
    },
  };
}

/** The captured page in the lead form, to review and save. It is read from the page and nothing is saved before. */
export function CapturedLead({ draft }: { draft: LeadDraft }) {
  const { onClose, ...end } = useCaptureEnd(
    (capture) => capture.status === 'ready' && capture.draft === draft,
  );
  const start = useMemo(() => {
    const { read } = newLeadReading(postingFacts(draft, draft.postUrl));
    const source = URL.parse(draft.postUrl)?.hostname.replace(/^www\./, '') ?? '';
    return {
      title: 'Capture',
      name: captureDraftName(draft),
      values: { ...storedLeadToForm(draft), type: draft.category ?? EMPTY_LEAD_FORM.type },
      read: { ...read, source },
      pageText: draft.pageText,
    };
  }, [draft]);
  return (
    <LeadForm
      start={{ ...start, ...end, notice: <PageNotice draft={draft} /> }}
      onClose={onClose}
    />
  );
}

/** A lead that waits for the server, to edit and send again, or to discard. */
export function WaitingLeadForm({ leadId }: { leadId: string }) {
  const dispatch = useAppDispatch();
  const { onClose, ...end } = useCaptureEnd(
    (capture) => capture.status === 'waiting' && capture.leadId === leadId,
  );
  // It may be sent while the form is open.
  const [waiting] = useState(useAppSelector((state) => selectWaitingLead(state, leadId)));
  if (!waiting) return null;
  const name = waitingDraftName(leadId);
  function discard() {
    dispatch(discardWaiting(leadId));
    dispatch(draftDropped(name));
    onClose();
  }
  const notice = (
    <Row $justify="space-between">
      {waiting.problem && (
        <ErrorText role="alert">This lead wasn't saved: {waiting.problem}</ErrorText>
      )}
      <Button icon={Trash2} onClick={discard}>
        Discard
      </Button>
    </Row>
  );
  const values = storedLeadToForm(waiting.lead);
  const start = { title: 'Not synced yet', name, values, waitingId: leadId, notice, ...end };
  return <LeadForm start={start} onClose={onClose} />;
}
