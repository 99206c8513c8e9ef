import { type DataRouter, matchPath } from 'react-router-dom';
import { letterClosed, letterOpened } from '#features/pitches/letterSlice.ts';
import type { AppStore } from './createStore.ts';
import { onVisit } from './onVisit.ts';
import { syncUrl } from './urlSync.ts';

/**
 * Opens the letter for the lead in `/app/pitches?lead=ID`, or one of its letters with `&pitch=ID`. A letter without a
 * lead gets one of its id. Returns a function that stops it.
 */
const syncLetter = (store: AppStore, router: DataRouter): (() => void) =>
  onVisit(router, ({ pathname, search }) => {
    if (!matchPath('/app/pitches', pathname)) return;
    const params = new URLSearchParams(search);
    const pitchId = params.get('pitch') ?? undefined;
    const leadId = params.get('lead') ?? pitchId;
    const to = params.get('to') ?? undefined;
    const messageId = params.get('message') ?? undefined;
    const asksForReferral = params.has('referral');
    store.dispatch(
      leadId ? letterOpened({ leadId, pitchId, to, messageId, asksForReferral }) : letterClosed(),
    );
  });

/** Connects a store with the addresses of a router, in a window or in the side panel. */
export function syncRouter(store: AppStore, router: DataRouter): void {
  syncUrl(store, router);
  syncLetter(store, router);
}
