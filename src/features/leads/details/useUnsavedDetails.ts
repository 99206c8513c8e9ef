import { useAppStore } from '#app/hooks.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { selectLeadsView } from '../leadsViewSlice.ts';
import { detailsDraft } from './useDetailText.ts';

/**
 * Asks before a lead's details close with unsaved text. Going on to another lead or to the form doesn't
 * ask: the text is there again when the details are opened again.
 */
export function useUnsavedDetails(leadId: string, close: () => void): () => Promise<void> {
  const store = useAppStore();
  const { requestClose } = useUnsavedChanges(detailsDraft(leadId), close, close, () => {
    const view = selectLeadsView(store.getState());
    return view.kind === 'details' && view.leadId === leadId;
  });
  return requestClose;
}
