import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '#app/hooks.ts';
import { requestedPath, selectSessionStatus } from '#features/auth/index.ts';
import { LoginForm } from '#features/auth/LoginForm.tsx';
import { PanelSignIn } from '#features/auth/PanelSignIn.tsx';
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
  const status = useAppSelector(selectSessionStatus);
  const { state, search } = useLocation();
  if (status !== 'loading' && new URLSearchParams(search).get('for') === 'panel') {
    return (
      <>
        <DocumentTitle title="Sign In" />
        <LoginLayout>
          <PanelSignIn />
        </LoginLayout>
      </>
    );
  }
  if (status === 'signed-in') return <Navigate to={requestedPath(state)} replace />;
  return (
    <>
      <DocumentTitle title="Sign In" />
      <LoginLayout>
        {status === 'loading' ? (
          <Spinner label="Loading..." />
        ) : (
          <LoginForm earlyAccessUrl={earlyAccessUrl} />
        )}
      </LoginLayout>
    </>
  );
}
