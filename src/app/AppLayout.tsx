import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { api, useGetLeadStatsQuery, useGetProfileQuery } from '#api/api.ts';
import { shortName } from '#domain/auth.ts';
import { selectLeaving, selectSessionStatus, selectUser, signOut } from '#features/auth/index.ts';
import { RequireSession } from '#features/auth/RequireSession.tsx';
import { selectPitchDraft } from '#features/pitches/index.ts';
import { AppShell } from '#features/shell/AppShell.tsx';
import { DiscardDialog } from '#features/shell/DiscardDialog.tsx';
import { selectHasUnsaved, toastShown } from '#features/shell/index.ts';
import { useUnsavedForm } from '#features/shell/useUnsavedForm.ts';
import type { AppStore } from './createStore.ts';
import { PLACES, usePlaceAfterReload } from './scrollPlaces.ts';

/** /app/*: the shell around every signed-in page. */
export function AppLayout() {
  const isSignedIn = useSelector(selectSessionStatus) === 'signed-in';
  // Every page gets live updates, which follow the list of leads. Most pages start with it.
  api.endpoints.getLeads.useQuerySubscription(undefined, { skip: !isSignedIn });
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
  const hasUnsaved = useSelector(selectHasUnsaved);
  usePlaceAfterReload();
  // An edited pitch stays on its desk while the user is on other pages.
  useUnsavedForm(useSelector(selectPitchDraft).edited);
  const [asking, setAsking] = useState(false);
  const { data: profile } = useGetProfileQuery();
  const { data: stats } = useGetLeadStatsQuery();

  async function logout() {
    setAsking(false);
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
      onLogout={() => (hasUnsaved ? setAsking(true) : logout())}
    >
      <Outlet />
      {/* Below the page: a list in it scrolls to where the window was before, and would have the last word. */}
      <ScrollRestoration storageKey={PLACES} />
      <DiscardDialog open={asking} onDiscard={logout} onKeep={() => setAsking(false)} />
    </AppShell>
  );
}
