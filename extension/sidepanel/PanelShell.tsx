import { LayoutGrid, ScanText, SlidersHorizontal } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { SignedInShell } from '#app/AppLayout.tsx';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { useLogout } from '#app/useLogout.ts';
import { selectUser } from '#features/auth/index.ts';
import { useDueCount } from '#features/dashboard/selectToday.ts';
import { InsertContext } from '#features/shell/InsertContext.ts';
import { useServerOrigin } from '#features/shell/serverOrigin.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { BrandMark } from '#ui/display/BrandMark.tsx';
import { Box } from '#ui/layout/Stack.tsx';
import { MenuItem } from '#ui/overlays/Menu.tsx';
import { showDueCount } from '../background/dueLeads.ts';
import { clearOutbox } from '../outbox/outboxStorage.ts';
import { useOutbox, useUnsyncedQuestion } from '../outbox/useOutbox.ts';
import type { FilledForm } from './form/filledForm.ts';
import { filledRestored, selectForm } from './form/formSlice.ts';
import { useReadForm } from './form/useReadForm.ts';
import { insertPitch } from './insertPitch.ts';
import { OutboxLine } from './OutboxLine.tsx';
import { PageStrip } from './PageStrip.tsx';
import { CAPTURE_PATH, letterPath } from './panelPaths.ts';
import { selectPanel } from './panelSlice.ts';
import { captureUnread, useCapture } from './useCapture.ts';
import { selectIsWaiting, useTrackedLead } from './useTrackedLead.ts';

/** Marks the toolbar icon on tabs whose page is tracked; on others, it counts what is due today. */
function useBadge(): void {
  const tabId = useAppSelector(selectPanel).page?.tabId;
  const isWaiting = useAppSelector((state) =>
    selectIsWaiting(state, selectPanel(state).page?.url ?? ''),
  );
  const isTracked = useTrackedLead() !== undefined || isWaiting;
  useEffect(() => {
    if (tabId === undefined) return;
    // Without a text, the tab has that of all tabs. Firefox wants `null` then, which the types lack.
    void chrome.action.setBadgeText({ tabId, text: isTracked ? '✓' : (null as never) });
  }, [tabId, isTracked]);

  const count = useDueCount();
  useEffect(() => {
    void showDueCount(count);
  }, [count]);
}

const keyOf = (userId: string) => `filled/${userId}`;

/** Removes what was filled. */
const clearFilled = (userId: string): Promise<void> => chrome.storage.local.remove(keyOf(userId));

/** Keeps what the user filled when the panel closes, and shares it with panels of other windows. */
function useFilledForms(): void {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid;
  const { filled, isRestored } = useAppSelector(selectForm);

  useEffect(() => {
    if (userId === undefined) return;
    const key = keyOf(userId);
    const restore = (stored: unknown) =>
      dispatch(filledRestored((stored as FilledForm[] | undefined) ?? []));
    void chrome.storage.local
      .get<Record<string, FilledForm[]>>(key)
      .then((stored) => restore(stored[key]));
    const onChanged = (changes: Record<string, chrome.storage.StorageChange>) => {
      if (changes[key]) restore(changes[key].newValue);
    };
    chrome.storage.local.onChanged.addListener(onChanged);
    return () => chrome.storage.local.onChanged.removeListener(onChanged);
  }, [dispatch, userId]);

  useEffect(() => {
    if (userId === undefined || !isRestored) return;
    void chrome.storage.local.set({ [keyOf(userId)]: filled });
  }, [userId, filled, isRestored]);
}

/** The panel's own parts around the pages, and what it does beside them. */
export function PanelShell() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const { page } = useAppSelector(selectPanel);
  const tracked = useTrackedLead();
  const origin = useServerOrigin();
  const mayDiscard = useUnsyncedQuestion();
  const logout = useLogout();
  useOutbox();
  useCapture();
  useReadForm();
  useFilledForms();
  useBadge();
  const canInsert = page ? page.access !== 'never' : false;
  const insert = useMemo(
    () => (canInsert ? () => void dispatch(insertPitch()) : null),
    [dispatch, canInsert],
  );

  async function leave() {
    if (!(await mayDiscard())) return;
    const userId = await logout();
    if (userId !== null) await Promise.all([clearOutbox(userId), clearFilled(userId)]);
  }
  const isOwnPage = !pathname.startsWith('/app');
  const openDashboard = () =>
    void chrome.tabs.create({ url: origin + (isOwnPage ? '/app' : pathname + search) });
  return (
    <InsertContext value={insert}>
      <SignedInShell
        onLogout={() => void leave()}
        frame={{
          brand: (
            <>
              <Box $flex="1">
                <BrandMark />
              </Box>
              <IconButton label="Open dashboard" icon={LayoutGrid} onClick={openDashboard} />
            </>
          ),
          accountItems: (
            <MenuItem
              icon={SlidersHorizontal}
              onSelect={() => void chrome.runtime.openOptionsPage()}
            >
              Options
            </MenuItem>
          ),
          strip: <PageStrip />,
          line: <OutboxLine />,
          letterPath: tracked ? letterPath(tracked.id) : '/app/pitches',
          lastPlace: {
            to: CAPTURE_PATH,
            label: 'Capture',
            icon: ScanText,
            onOpen: () => void dispatch(captureUnread()),
          },
        }}
      />
    </InsertContext>
  );
}
