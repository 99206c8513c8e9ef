import { type DataRouter, matchPath } from 'react-router-dom';
import { pitchLeadRequested, selectPitchLead } from '#features/pitches/pitchLeadSlice.ts';
import type { AppStore } from './createStore.ts';

/**
 * Reads the lead in `/app/pitches?lead=ID` and takes it out of the URL once the form has it, so that a
 * reload doesn't bring it back over another lead. Returns a function that stops it.
 */
export function syncPitchLead(store: AppStore, router: DataRouter): () => void {
  let location: DataRouter['state']['location'] | undefined;

  function leadInUrl(): string | null {
    const { pathname, search } = router.state.location;
    return matchPath('/app/pitches', pathname) && new URLSearchParams(search).get('lead');
  }

  function read() {
    if (router.state.location === location) return;
    location = router.state.location;
    const leadId = leadInUrl();
    const writesAtOnce = location.state?.writesAtOnce === true;
    if (leadId) store.dispatch(pitchLeadRequested({ leadId, writesAtOnce }));
  }

  let known = selectPitchLead(store.getState());
  const stopWriting = store.subscribe(() => {
    const before = known;
    known = selectPitchLead(store.getState());
    if (before === null || known !== null || !leadInUrl()) return;
    void router.navigate('/app/pitches', { replace: true, preventScrollReset: true });
  });
  const stopReading = router.subscribe(read);
  read();
  return () => {
    stopWriting();
    stopReading();
  };
}
