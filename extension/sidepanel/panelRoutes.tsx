import { Navigate, type RouteObject, useLocation, useNavigation } from 'react-router-dom';
import { useGetLeadsQuery } from '#api/api.ts';
import { AppLayout } from '#app/AppLayout.tsx';
import { useAppSelector } from '#app/hooks.ts';
import { signedInPages } from '#app/signedInPages.tsx';
import { requestedPath, selectSessionStatus } from '#features/auth/index.ts';
import { LoginForm } from '#features/auth/LoginForm.tsx';
import { useServerOrigin } from '#features/shell/serverOrigin.ts';
import { CrashPage } from '#pages/CrashPage.tsx';
import { BrandMark } from '#ui/display/BrandMark.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { PanelShell } from './PanelShell.tsx';
import { CAPTURE_PATH, FORM_PATH, leadPath } from './panelPaths.ts';
import { selectCapture, selectPanel } from './panelSlice.ts';
import { signInInTab } from './signInInTab.ts';
import { useTrackedLead } from './useTrackedLead.ts';

const LOADING = <Spinner label="Loading..." />;

/** Sign-in, and back to where the user was. */
function Login() {
  const status = useAppSelector(selectSessionStatus);
  const { state } = useLocation();
  const origin = useServerOrigin();
  if (status === 'signed-in') return <Navigate to={requestedPath(state)} replace />;
  return (
    <Stack as="main" $gap={8} $pad={4}>
      <BrandMark />
      {status === 'loading' ? LOADING : <LoginForm inTab={(path) => signInInTab(origin, path)} />}
    </Stack>
  );
}

/** Where the panel opens: what is captured, the lead that tracks the page, or else Today. */
function Start() {
  const { isLoading } = useGetLeadsQuery();
  const { page } = useAppSelector(selectPanel);
  const capture = useAppSelector(selectCapture);
  const tracked = useTrackedLead();
  // The user has chosen another page already.
  if (useNavigation().state !== 'idle') return LOADING;
  if (capture.status !== 'none') return <Navigate to={CAPTURE_PATH} replace />;
  if (isLoading || page === undefined) return LOADING;
  return <Navigate to={tracked ? leadPath(tracked.id) : '/app'} replace />;
}

/** The dashboard's pages, in the panel's frame, and the panel's own. */
export const panelRoutes: RouteObject[] = [
  {
    hydrateFallbackElement: LOADING,
    errorElement: <CrashPage />,
    children: [
      { path: '/login', element: <Login /> },
      {
        element: <AppLayout Shell={PanelShell} home="/login" />,
        children: [
          { index: true, element: <Start /> },
          { path: '/app', children: signedInPages },
          {
            path: CAPTURE_PATH,
            lazy: async () => ({ Component: (await import('./CapturePage.tsx')).CapturePage }),
          },
          {
            path: FORM_PATH,
            lazy: async () => ({
              Component: (await import('./form/FillFormPage.tsx')).FillFormPage,
            }),
          },
          { path: '*', element: <Navigate to="/app" replace /> },
        ],
      },
    ],
  },
];
