import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { api, useGetProfileQuery, useGetViewsQuery } from '#api/api.ts';
import { shownName } from '#domain/auth/auth.ts';
import { firstName } from '#domain/profile/profile.ts';
import { selectLeaving, selectUser, signOut, storeUserName } from '#features/auth/index.ts';
import { RequireSession } from '#features/auth/RequireSession.tsx';
import { useToday } from '#features/dashboard/selectToday.ts';
import { selectLayout, selectLeadFilters, selectSort } from '#features/leads/index.ts';
import { useAppShortcuts } from '#features/leads/keys/useAppShortcuts.ts';
import { useLetterDrafts } from '#features/pitches/useLetterDrafts.ts';
import { AppShell } from '#features/shell/AppShell.tsx';
import { DialogHost } from '#features/shell/DialogHost.tsx';
import { selectHasUnsaved, toastShown } from '#features/shell/index.ts';
import { LogoutContext } from '#features/shell/LogoutContext.ts';
import { DISCARD_QUESTION, useQuestion } from '#features/shell/useQuestion.ts';
import { FirstSteps } from '#features/start/FirstSteps.tsx';
import { dialogs } from './dialogs.tsx';
import { useAppDispatch, useAppSelector } from './hooks.ts';
import { formatLeadsUrl, listUrl, viewUrl } from './leadsUrl.ts';
import { ScrollPosition } from './ScrollPosition.tsx';

/** /app/*: the shell around every signed-in page. */
export function AppLayout() {
  const user = useAppSelector(selectUser);
  // Live updates belong to the list of leads, so every page subscribes to it.
  api.endpoints.getLeads.useQuerySubscription(undefined, { skip: !user });
  return (
    <RequireSession>
      {/* Another user gets new forms, without the text of the last one. */}
      <SignedInShell key={user?.uid} />
    </RequireSession>
  );
}

function SignedInShell() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const leaving = useAppSelector(selectLeaving);
  const hasUnsaved = useAppSelector(selectHasUnsaved);
  // Here, because a letter is saved on other pages, too.
  useLetterDrafts();
  const ask = useQuestion();
  const { data: profile } = useGetProfileQuery();
  const filters = useAppSelector(selectLeadFilters);
  const sort = useAppSelector(selectSort);
  const due = useToday();
  const layout = useAppSelector(selectLayout);
  const { data: views } = useGetViewsQuery();

  async function logout() {
    if (hasUnsaved && !(await ask(DISCARD_QUESTION))) return;
    if (signOut.rejected.match(await dispatch(signOut()))) {
      dispatch(toastShown({ tone: 'error', text: 'Signing out failed. Please try again.' }));
    }
  }

  useAppShortcuts();
  const name = firstName(profile);
  const uid = user?.uid;
  useEffect(() => {
    if (uid && name) storeUserName(uid, name);
  }, [uid, name]);

  const shown = formatLeadsUrl(listUrl({ filters, sort, layout }));
  return (
    <AppShell
      welcomeName={shownName(user, name)}
      progress={<FirstSteps />}
      dueCount={due.overdue.length + due.due.length}
      views={views?.map((view) => ({
        id: view.id,
        name: view.name,
        to: viewUrl(view),
        isShown: formatLeadsUrl(listUrl(view)) === shown,
      }))}
      loggingOut={leaving}
      onLogout={logout}
    >
      <Outlet />
      <ScrollPosition />
      <LogoutContext value={logout}>
        <DialogHost dialogs={dialogs} />
      </LogoutContext>
    </AppShell>
  );
}
