import { useDispatch, useSelector } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useGetLeadStatsQuery, useGetProfileQuery } from '#api/api.ts';
import { shortName } from '#domain/auth.ts';
import { selectLeaving, selectUser, signOut } from '#features/auth/index.ts';
import { RequireSession } from '#features/auth/RequireSession.tsx';
import { AppShell } from '#features/shell/AppShell.tsx';
import { toastShown } from '#features/shell/index.ts';
import type { AppStore } from './createStore.ts';

/** /app/*: the shell around every signed-in page. */
export function AppLayout() {
  return (
    <RequireSession>
      <SignedInShell />
    </RequireSession>
  );
}

function SignedInShell() {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const user = useSelector(selectUser);
  const leaving = useSelector(selectLeaving);
  const { data: profile } = useGetProfileQuery();
  const { data: stats } = useGetLeadStatsQuery();

  async function logout() {
    if (signOut.rejected.match(await dispatch(signOut()))) {
      dispatch(toastShown({ tone: 'error', text: 'Signing out failed. Please try again.' }));
    }
  }

  const firstName = profile?.personalInfo.name.trim().split(/\s+/)[0];

  return (
    <AppShell
      welcomeName={firstName || user?.displayName || shortName(user)}
      leadCount={stats?.total}
      loggingOut={leaving}
      onLogout={logout}
    >
      <ScrollRestoration />
      <Outlet />
    </AppShell>
  );
}
