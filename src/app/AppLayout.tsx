import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { api, useGetLeadStatsQuery, useGetProfileQuery } from '#api/api.ts';
import { shortName } from '#domain/auth.ts';
import { selectLeaving, selectSessionStatus, selectUser, signOut } from '#features/auth/index.ts';
import { RequireSession } from '#features/auth/RequireSession.tsx';
import { type PitchDraft, pitchDraftRestored, selectPitchDraft } from '#features/pitches/index.ts';
import { AppShell } from '#features/shell/AppShell.tsx';
import { DiscardDialog } from '#features/shell/DiscardDialog.tsx';
import { selectHasUnsaved, toastShown } from '#features/shell/index.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import { useAppDispatch, useAppSelector, useAppStore } from './hooks.ts';
import { ScrollPosition } from './ScrollPosition.tsx';

/** /app/*: the shell around every signed-in page. */
export function AppLayout() {
  const isSignedIn = useAppSelector(selectSessionStatus) === 'signed-in';
  // Every page gets live updates, which follow the list of leads. Most pages start with it.
  api.endpoints.getLeads.useQuerySubscription(undefined, { skip: !isSignedIn });
  return (
    <RequireSession>
      <SignedInShell />
    </RequireSession>
  );
}

function SignedInShell() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const leaving = useAppSelector(selectLeaving);
  const hasUnsaved = useAppSelector(selectHasUnsaved);
  // Here, because an edited pitch stays open while the user is on other pages.
  useDraft<PitchDraft>('pitchText', {
    read: () => selectPitchDraft(store.getState()),
    restore: (pitch) => dispatch(pitchDraftRestored(pitch)),
    unsaved: useAppSelector((state) => selectPitchDraft(state).edited),
  });
  const [isAsking, setAsking] = useState(false);
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
      <ScrollPosition />
      <DiscardDialog open={isAsking} onDiscard={logout} onKeep={() => setAsking(false)} />
    </AppShell>
  );
}
