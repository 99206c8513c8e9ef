import { type DataRouter, matchPath } from 'react-router-dom';
import { pitchLeadRequested, selectPitchLead } from '#features/pitches/pitchLeadSlice.ts';
import type { AppStore } from './createStore.ts';
import { onVisit } from './onVisit.ts';

/**
 * Reads the lead in `/app/pitches?lead=ID` and takes it out of the URL once the form has it, so that a
 * reload doesn't bring it back over another lead. Returns a function that stops it.
 */
export function syncPitchLead(store: AppStore, router: DataRouter): () => void {
  function leadInUrl(): string | null {
    const { pathname, search } = router.state.location;
    return matchPath('/app/pitches', pathname) && new URLSearchParams(search).get('lead');
  }

  let known = selectPitchLead(store.getState());
  const stopWriting = store.subscribe(() => {
    const before = known;
    known = selectPitchLead(store.getState());
    if (before === null || known !== null || !leadInUrl()) return;
    void router.navigate('/app/pitches', { replace: true, preventScrollReset: true });
  });
  const stopReading = onVisit(router, ({ state }) => {
    const leadId = leadInUrl();
    const writesAtOnce = state?.writesAtOnce === true;
    if (leadId) store.dispatch(pitchLeadRequested({ leadId, writesAtOnce }));
  });
  return () => {
    stopWriting();
    stopReading();
  };
}
