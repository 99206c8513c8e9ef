import { Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useGetLeadsQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { selectSessionStatus } from '#features/auth/index.ts';
import { selectLeadsView } from '#features/leads/index.ts';
import { useLetterDrafts } from '#features/pitches/useLetterDrafts.ts';
import { selectHasDialog } from '#features/shell/dialogSlice.ts';
import { lazyPart } from '#features/shell/lazyPart.tsx';
import { Toasts } from '#features/shell/Toasts.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { color, space, text } from '#ui/theme.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { OutboxBar } from './OutboxBar.tsx';
import { PageStrip } from './PageStrip.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { selectCapture, selectPanel } from './panelSlice.ts';
import { useBadge } from './useBadge.ts';
import { useCapture } from './useCapture.ts';
import { useTrackedLead } from './useTrackedLead.ts';
import { ViewBody } from './ViewBody.tsx';

// Each view is loaded when it opens: the panel starts faster.
const loadCaptureForm = () => import('./CaptureForm.tsx');
const LoginForm = lazyPart(() => import('#features/auth/LoginForm.tsx'), 'LoginForm');
const CaptureForm = lazyPart(loadCaptureForm, 'CaptureForm');
const WaitingLeadForm = lazyPart(() => import('./WaitingLeadForm.tsx'), 'WaitingLeadForm');
const PanelHome = lazyPart(() => import('./PanelHome.tsx'), 'PanelHome');
const PanelLetter = lazyPart(() => import('./PanelLetter.tsx'), 'PanelLetter');
const LeadViews = lazyPart(() => import('./LeadViews.tsx'), 'LeadViews');
const PanelDialogs = lazyPart(() => import('./PanelDialogs.tsx'), 'PanelDialogs');

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  min-width: 320px;
  background: ${color.paper};

  /* Desktop sizes: the panel is narrow, but used with a mouse. */
  @media not (pointer: coarse) {
    && input,
    && textarea,
    && select {
      min-height: 38px;
      ${text.body}
    }
    header > button[aria-label],
    [role='status'] > button[aria-label] {
      width: 32px;
      height: 32px;
    }
  }
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const SignIn = styled.main`
  padding: ${space[8]} ${space[4]};
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
      <Toasts />
    </Frame>
  );
}

function SignedInPanel() {
  // The list of leads also carries the live updates.
  useGetLeadsQuery();
  // While the page is read, so that the draft doesn't wait for its form.
  useEffect(() => void loadCaptureForm(), []);
  useOutbox();
  useCapture();
  useBadge();
  useLetterDrafts();
  const view = usePanelView();
  const [firstView] = useState(view);
  const [hasChanged, setChanged] = useState(false);
  if (view !== firstView && !hasChanged) setChanged(true);
  const hasDialog = useAppSelector(selectHasDialog);
  return (
    <Main>
      {view !== 'lead' && <PageStrip onlyAsks={view === 'pitch'} />}
      <Suspense fallback={<ViewBody>{LOADING}</ViewBody>}>
        <PanelView view={view} hasChanged={hasChanged} />
      </Suspense>
      <Suspense>{hasDialog && <PanelDialogs />}</Suspense>
      {view !== 'pitch' && <OutboxBar isCapturing={view === 'capture'} />}
    </Main>
  );
}

type PanelViewName = 'home' | 'capture' | 'lead' | 'pitch';

/** The open view. */
function usePanelView(): PanelViewName {
  const { pitchLeadId, source } = useAppSelector(selectPanel);
  const capture = useAppSelector(selectCapture);
  const { kind } = useAppSelector(selectLeadsView);
  const tracked = useTrackedLead();
  if (pitchLeadId !== null) return 'pitch';
  if (kind === 'details' || kind === 'form') return 'lead';
  const isTracked = source !== null && tracked !== undefined;
  const isOpen = capture.status === 'waiting' || (capture.status === 'ready' && !isTracked);
  return isOpen ? 'capture' : 'home';
}

function PanelView({ view, hasChanged }: { view: PanelViewName; hasChanged: boolean }) {
  const { pitchLeadId } = useAppSelector(selectPanel);
  const capture = useAppSelector(selectCapture);
  if (view === 'pitch' && pitchLeadId !== null) {
    return <PanelLetter key={pitchLeadId} leadId={pitchLeadId} />;
  }
  if (view === 'lead') return <LeadViews />;
  if (view === 'capture' && capture.status === 'ready') {
    return <CaptureForm key={capture.requestId} draft={capture.draft} />;
  }
  if (view === 'capture' && capture.status === 'waiting') {
    return <WaitingLeadForm key={capture.leadId} leadId={capture.leadId} />;
  }
  return (
    <ViewBody>
      <PanelHome takesFocus={hasChanged} />
    </ViewBody>
  );
}
