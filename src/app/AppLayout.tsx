import { type ComponentType, useEffect } from 'react';
import { Outlet, useMatch, useNavigate } from 'react-router-dom';
import { api, useGetProfileQuery, useGetViewsQuery } from '#api/api.ts';
import { shownName } from '#domain/auth/auth.ts';
import { firstName } from '#domain/profile/profile.ts';
import { selectLeaving, selectUser, storeUserName } from '#features/auth/index.ts';
import { RequireSession } from '#features/auth/RequireSession.tsx';
import { useDueCount } from '#features/dashboard/selectToday.ts';
import { selectLayout, selectLeadFilters, selectSort } from '#features/leads/index.ts';
import { selectLeadsView } from '#features/leads/leadsViewSlice.ts';
import { useLetterDrafts } from '#features/pitches/useLetterDrafts.ts';
import { AppShell, type PanelFrame } from '#features/shell/AppShell.tsx';
import { bufferTyping } from '#features/shell/bufferTyping.ts';
import { DialogHost } from '#features/shell/DialogHost.tsx';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { LogoutContext } from '#features/shell/LogoutContext.ts';
import { selectUndo, undoRequested } from '#features/shell/undoSlice.ts';
import { useShortcuts } from '#features/shell/useShortcuts.ts';
import { FirstSteps } from '#features/start/FirstSteps.tsx';
import { dialogs } from './dialogs.tsx';
import { useAppDispatch, useAppSelector, useAppStore } from './hooks.ts';
import { formatLeadsUrl, listUrl, viewUrl } from './leadsUrl.ts';
import { ScrollPosition } from './ScrollPosition.tsx';
import { useLogout } from './useLogout.ts';

/** The keys of every signed-in page. */
function useAppShortcuts(): void {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnLeadsPage = useMatch('/app/leads') !== null;
  function openPalette() {
    bufferTyping(true);
    dispatch(dialogOpened({ kind: 'palette' }));
  }
  useShortcuts({
    'mod+k': openPalette,
    'mod+z': () => {
      const undo = selectUndo(store.getState());
      if (undo) dispatch(undoRequested(undo));
    },
    '/': () => {
      const search = document.querySelector<HTMLElement>('main [type=search]');
      if (search) search.focus();
      else openPalette();
    },
    n: () => {
      const view = selectLeadsView(store.getState());
      if (isOnLeadsPage && view.kind === 'form' && view.leadId === null) return;
      bufferTyping();
      void navigate('/app/leads?add', { flushSync: true });
    },
    '?': () => dispatch(dialogOpened({ kind: 'shortcuts' })),
  });
}

interface AppLayoutProps {
  /** The side panel has its own. */
  Shell?: ComponentType;
  /** Where signing out leads. */
  home?: string;
}

/** /app/*: the shell around every signed-in page. */
export function AppLayout({ Shell = Dashboard, home = '/' }: AppLayoutProps) {
  const user = useAppSelector(selectUser);
  // Live updates belong to the list of leads, so every page subscribes to it.
  api.endpoints.getLeads.useQuerySubscription(undefined, { skip: !user });
  return (
    <RequireSession home={home}>
      {/* Another user gets new forms, without the text of the last one. */}
      <Shell key={user?.uid} />
    </RequireSession>
  );
}

function Dashboard() {
  const logout = useLogout();
  return <SignedInShell onLogout={() => void logout()} />;
}

interface SignedInShellProps {
  onLogout: () => void;
  frame?: PanelFrame;
}

/** The shell with its data, the open page and the open dialog. */
export function SignedInShell({ onLogout, frame }: SignedInShellProps) {
  const user = useAppSelector(selectUser);
  const leaving = useAppSelector(selectLeaving);
  // Here, because a letter is saved on other pages, too.
  useLetterDrafts();
  const { data: profile } = useGetProfileQuery();
  const filters = useAppSelector(selectLeadFilters);
  const sort = useAppSelector(selectSort);
  const dueCount = useDueCount();
  const layout = useAppSelector(selectLayout);
  const { data: views } = useGetViewsQuery();

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
      frame={frame}
      dueCount={dueCount}
      views={views?.map((view) => ({
        id: view.id,
        name: view.name,
        to: viewUrl(view),
        isShown: formatLeadsUrl(listUrl(view)) === shown,
      }))}
      loggingOut={leaving}
      onLogout={onLogout}
    >
      <Outlet />
      <ScrollPosition />
      <LogoutContext value={onLogout}>
        <DialogHost dialogs={dialogs} />
      </LogoutContext>
    </AppShell>
  );
}
