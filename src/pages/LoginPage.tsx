import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { requestedPath, selectSessionStatus } from '#features/auth/index.ts';
import { LinkSignIn } from '#features/auth/LinkSignIn.tsx';
import { LoginForm } from '#features/auth/LoginForm.tsx';
import { PanelSignIn } from '#features/auth/PanelSignIn.tsx';
import { readSignInAddress, selectLinkCode } from '#features/auth/sessionSlice.ts';
import { EARLY_ACCESS_BY_EMAIL } from '#features/site/content/siteContent.ts';
import { LoginLayout } from '#features/site/LoginLayout.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';

interface LoginPageProps {
  /** The external sign-up form; by email when there is none. */
  earlyAccessUrl?: string | undefined;
}

/** /login: sign-in (product spec, section 2). Signed-in users go on to the requested page. */
export function LoginPage({ earlyAccessUrl = EARLY_ACCESS_BY_EMAIL }: LoginPageProps) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);
  const linkCode = useAppSelector(selectLinkCode);
  const { state, search } = useLocation();
  const isForPanel = new URLSearchParams(search).get('for') === 'panel';
  // React's strict mode runs effects twice, and the address has it once.
  const isRead = useRef(false);
  useEffect(() => {
    // The panel reads the address of its tab itself.
    if (isRead.current || isForPanel) return;
    isRead.current = true;
    dispatch(readSignInAddress());
  }, [dispatch, isForPanel]);

  function content() {
    if (status === 'loading') return <Spinner label="Loading..." />;
    if (isForPanel) return <PanelSignIn />;
    if (linkCode) return <LinkSignIn code={linkCode} />;
    return <LoginForm earlyAccessUrl={earlyAccessUrl} />;
  }
  if (status === 'signed-in' && !isForPanel && !linkCode) {
    return <Navigate to={requestedPath(state)} replace />;
  }
  return (
    <>
      <DocumentTitle title="Sign In" />
      <LoginLayout>{content()}</LoginLayout>
    </>
  );
}
