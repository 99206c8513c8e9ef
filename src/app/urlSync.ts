import { type DataRouter, matchPath } from 'react-router-dom';
import { selectSessionStatus } from '#features/auth/index.ts';
import { leadsUrlVisited, selectLeadFilters, selectLeadsView } from '#features/leads/index.ts';
import type { AppStore } from './createStore.ts';
import { formatLeadsUrl, type LeadsUrlState, parseLeadsUrl } from './leadsUrl.ts';

/** Pause in typing before the search goes into the URL, in milliseconds. */
const SEARCH_DELAY = 300;

/** State of a history entry whose view was opened from the list: the list is one step back. */
const FROM_LIST = { fromList: true };

const onlySearchDiffers = (a: LeadsUrlState, b: LeadsUrlState): boolean =>
  formatLeadsUrl(a) ===
  formatLeadsUrl({ ...b, filters: { ...b.filters, search: a.filters.search } });

/** Starts the next navigation on the way from the shown URL to the wanted one, if they differ. */
function navigateTowards(wanted: LeadsUrlState, router: DataRouter): Promise<void> | null {
  const { pathname, search, state } = router.state.location;
  const shown = parseLeadsUrl(search);
  const to = (target: LeadsUrlState) => pathname + formatLeadsUrl(target);
  if (to(shown) === to(wanted)) return null;

  const isListShown = shown.view.kind === 'list';
  const filtered = { ...shown, filters: wanted.filters };
  if (to(shown) !== to(filtered)) {
    // A chosen filter is a step for the back button; typing is not.
    const replace = !isListShown || onlySearchDiffers(shown, filtered);
    return router.navigate(to(filtered), { replace, state });
  }
  if (wanted.view.kind === 'list' && state?.fromList) return router.navigate(-1);
  return router.navigate(to(wanted), {
    replace: !isListShown,
    state: isListShown ? FROM_LIST : state,
    // A modal leaves the list below it where it is; the form starts at the top.
    preventScrollReset: shown.view.kind !== 'form' && wanted.view.kind !== 'form',
  });
}

/**
 * Mirrors the filters and the open view of the leads page in the URL: state changes are written to
 * it, and navigation is read from it, so that the back button, reload and bookmarks work.
 * Returns a function that stops it.
 */
export function syncUrl(store: AppStore, router: DataRouter): () => void {
  const select = (): LeadsUrlState => ({
    filters: selectLeadFilters(store.getState()),
    view: selectLeadsView(store.getState()),
  });
  const isOnLeadsPage = () => matchPath('/app/leads', router.state.location.pathname) !== null;
  let known = select();
  let location: DataRouter['state']['location'] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;

  // Going back is asynchronous. Each navigation ends before the next one is chosen, so that the URL
  // ends where the state is, whatever was dispatched meanwhile.
  async function write() {
    if (isWriting) return;
    isWriting = true;
    while (isOnLeadsPage() && selectSessionStatus(store.getState()) === 'signed-in') {
      const { location: before } = router.state;
      const navigation = navigateTowards(select(), router);
      if (!navigation) break;
      await navigation;
      // The navigation was blocked.
      if (router.state.location === before) break;
    }
    isWriting = false;
  }

  function read() {
    const visited = parseLeadsUrl(router.state.location.search);
    if (!isOnLeadsPage() || formatLeadsUrl(visited) === formatLeadsUrl(select())) return;
    store.dispatch(leadsUrlVisited(visited));
  }

  const stopWriting = store.subscribe(() => {
    const now = select();
    if (now.filters === known.filters && now.view === known.view) return;
    const isTyping = now.view === known.view && onlySearchDiffers(known, now);
    known = now;
    clearTimeout(timer);
    if (isTyping) timer = setTimeout(write, SEARCH_DELAY);
    else void write();
  });
  const stopReading = router.subscribe((state) => {
    if (state.location === location) return;
    location = state.location;
    if (!isWriting) read();
  });
  read();
  return () => {
    clearTimeout(timer);
    stopWriting();
    stopReading();
  };
}
