import { LayoutGrid, ScanText, SlidersHorizontal } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { SignedInShell } from '#app/AppLayout.tsx';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { useLogout } from '#app/useLogout.ts';
import { InsertContext } from '#features/shell/InsertContext.ts';
import { useServerOrigin } from '#features/shell/serverOrigin.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { BrandMark } from '#ui/display/BrandMark.tsx';
import { MenuItem } from '#ui/overlays/Menu.tsx';
import { clearOutbox } from '../outbox/outboxStorage.ts';
import { useOutbox, useUnsyncedQuestion } from '../outbox/useOutbox.ts';
import { clearFilled, useFilledForms } from './form/useFilledForms.ts';
import { useReadForm } from './form/useReadForm.ts';
import { insertPitch } from './insertPitch.ts';
import { OutboxLine } from './OutboxLine.tsx';
import { PageStrip } from './PageStrip.tsx';
import { CAPTURE_PATH, letterPath } from './panelPaths.ts';
import { selectPanel } from './panelSlice.ts';
import { useBadge } from './useBadge.ts';
import { captureUnread, useCapture } from './useCapture.ts';
import { useTrackedLead } from './useTrackedLead.ts';

const Brand = styled.div`
  flex: 1;
`;

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
              <Brand>
                <BrandMark />
              </Brand>
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
