import { useMatch, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppStore } from '#app/hooks.ts';
import { bufferTyping } from '#features/shell/bufferTyping.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { selectUndo, undoRequested } from '#features/shell/undoSlice.ts';
import { useShortcuts } from '#features/shell/useShortcuts.ts';
import { selectLeadsView } from '../leadsViewSlice.ts';

/** The keys of every signed-in page. */
export function useAppShortcuts(): void {
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
