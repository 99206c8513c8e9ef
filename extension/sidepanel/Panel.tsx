import styled from 'styled-components';
import { useGetLeadsQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { selectSessionStatus } from '#features/auth/index.ts';
import { LoginForm } from '#features/auth/LoginForm.tsx';
import { DeleteLeadDialog } from '#features/leads/DeleteLeadDialog.tsx';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { selectLeadsView, viewClosed } from '#features/leads/leadsViewSlice.ts';
import { useLeadInView } from '#features/leads/useLeadInView.ts';
import { AddNoteModal } from '#features/notes/AddNoteModal.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { color, space } from '#ui/theme.ts';
import { OutboxBar } from '../outbox/OutboxBar.tsx';
import { useOutbox } from '../outbox/useOutbox.ts';
import { CaptureForm } from './CaptureForm.tsx';
import { PageStrip } from './PageStrip.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelHome } from './PanelHome.tsx';
import { PanelLeadDetails } from './PanelLeadDetails.tsx';
import { PitchPanel } from './PitchPanel.tsx';
import { selectPanel } from './panelSlice.ts';
import { useBadge } from './useBadge.ts';
import { useCapture } from './useCapture.ts';
import { useTrackedLead } from './useTrackedLead.ts';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  min-width: 320px;
  background: ${color.paper};
`;

const SignIn = styled.main`
  padding: ${space[8]} ${space[4]};
  overflow-y: auto;
`;

const Body = styled.main`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

/** The side panel for everyone: sign-in, then the signed-in panel. */
export function Panel() {
  const status = useAppSelector(selectSessionStatus);
  return (
    <Frame>
      <PanelHeader />
      {status === 'loading' && <Spinner label="Loading..." />}
      {status === 'signed-out' && (
        <SignIn>
          <LoginForm />
        </SignIn>
      )}
      {status === 'signed-in' && <SignedInPanel />}
    </Frame>
  );
}

function SignedInPanel() {
  // The list of leads also carries the live updates.
  useGetLeadsQuery();
  useOutbox();
  useCapture();
  useBadge();
  return (
    <>
      <PageStrip />
      <PanelView />
      <OutboxBar />
    </>
  );
}

/** The open view; a modal is shown over the home view. */
function PanelView() {
  const dispatch = useAppDispatch();
  const { capture, pitchLeadId } = useAppSelector(selectPanel);
  const tracked = useTrackedLead();
  const view = useAppSelector(selectLeadsView);
  const lead = useLeadInView();
  const close = () => dispatch(viewClosed(view));

  if (pitchLeadId !== null) return <PitchPanel key={pitchLeadId} leadId={pitchLeadId} />;
  if (view.kind === 'form' && lead) {
    return (
      <Body>
        <LeadForm key={lead.id} lead={lead} onClose={close} />
      </Body>
    );
  }
  if (view.kind === 'details' && lead) return <PanelLeadDetails lead={lead} onClose={close} />;
  if (capture.status === 'ready' && !tracked) {
    return <CaptureForm key={capture.requestId} draft={capture.draft} />;
  }
  return (
    <Body>
      <PanelHome />
      {lead && view.kind === 'note' && <AddNoteModal leadId={lead.id} onClose={close} />}
      {lead && view.kind === 'deletion' && <DeleteLeadDialog lead={lead} onClose={close} />}
    </Body>
  );
}
