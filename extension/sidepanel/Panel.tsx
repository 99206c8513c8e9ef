import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { useGetLeadsQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { selectSessionStatus } from '#features/auth/index.ts';
import { selectLeadsView } from '#features/leads/index.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { color, space } from '#ui/theme.ts';
import { OutboxBar } from '../outbox/OutboxBar.tsx';
import { useOutbox } from '../outbox/useOutbox.ts';
import { PageStrip } from './PageStrip.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelHome } from './PanelHome.tsx';
import { selectPanel } from './panelSlice.ts';
import { useBadge } from './useBadge.ts';
import { useCapture } from './useCapture.ts';
import { useTrackedLead } from './useTrackedLead.ts';

// Forms and the pitch are loaded when they open: the panel starts faster.
const LoginForm = lazy(async () => ({
  default: (await import('#features/auth/LoginForm.tsx')).LoginForm,
}));
const CaptureForm = lazy(async () => ({
  default: (await import('./CaptureForm.tsx')).CaptureForm,
}));
const PitchPanel = lazy(async () => ({ default: (await import('./PitchPanel.tsx')).PitchPanel }));
const LeadViews = lazy(async () => ({ default: (await import('./LeadViews.tsx')).LeadViews }));

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

const LOADING = <Spinner label="Loading..." />;

/** The side panel for everyone: sign-in, then the signed-in panel. */
export function Panel() {
  const status = useAppSelector(selectSessionStatus);
  return (
    <Frame>
      <PanelHeader />
      <Suspense fallback={LOADING}>
        {status === 'loading' && LOADING}
        {status === 'signed-out' && (
          <SignIn>
            <LoginForm />
          </SignIn>
        )}
        {status === 'signed-in' && <SignedInPanel />}
      </Suspense>
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
      <Suspense fallback={<Body>{LOADING}</Body>}>
        <PanelView />
      </Suspense>
      <OutboxBar />
    </>
  );
}

/** The open view; a modal is shown over the home view. */
function PanelView() {
  const { capture, pitchLeadId } = useAppSelector(selectPanel);
  const tracked = useTrackedLead();
  const view = useAppSelector(selectLeadsView);
  const isModal = view.kind === 'note' || view.kind === 'deletion';

  if (pitchLeadId !== null) return <PitchPanel key={pitchLeadId} leadId={pitchLeadId} />;
  if (view.kind !== 'list' && !isModal) return <LeadViews />;
  if (capture.status === 'ready' && !tracked) {
    return <CaptureForm key={capture.requestId} draft={capture.draft} />;
  }
  return (
    <Body>
      <PanelHome />
      {isModal && <LeadViews />}
    </Body>
  );
}
