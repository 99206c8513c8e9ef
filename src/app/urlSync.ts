import { type DataRouter, matchPath } from 'react-router-dom';
import { selectSessionStatus } from '#features/auth/index.ts';
import {
  isLeadDialog,
  leadsUrlVisited,
  selectLayout,
  selectLeadFilters,
  selectLeadsView,
  selectSort,
} from '#features/leads/index.ts';
import { dialogOpened, dialogsClosed, selectDialog } from '#features/shell/index.ts';
import type { AppStore } from './createStore.ts';
import { formatLeadsUrl, type LeadsUrlState, parseLeadsUrl } from './leadsUrl.ts';
import { onVisit } from './onVisit.ts';

/** Pause in typing before the search goes into the URL, in milliseconds. */
const SEARCH_DELAY = 300;

/** State of a history entry whose view was opened from the list: the list is one step back. */
const FROM_LIST = { fromList: true };

const showsList = ({ view, dialog }: LeadsUrlState): boolean =>
  view.kind === 'list' && dialog === null;

/** Whether the change is no step for the back button: typing in the search, or another layout. */
const isNoStep = (a: LeadsUrlState, b: LeadsUrlState): boolean =>
  formatLeadsUrl(a) ===
  formatLeadsUrl({ ...b, layout: a.layout, filters: { ...b.filters, search: a.filters.search } });

/** Starts the next navigation on the way from the shown URL to the wanted one, if they differ. */
function navigateTowards(wanted: LeadsUrlState, router: DataRouter): Promise<void> | null {
  const { pathname, search, state } = router.state.location;
  const shown = parseLeadsUrl(search);
  const to = (target: LeadsUrlState) => pathname + formatLeadsUrl(target);
  if (to(shown) === to(wanted)) return null;

  const isListShown = showsList(shown);
  const { filters, sort, layout } = wanted;
  const filtered = { ...shown, filters, sort, layout };
  if (to(shown) !== to(filtered)) {
    const replace = !isListShown || isNoStep(shown, filtered);
    return router.navigate(to(filtered), { replace, state });
  }
  if (showsList(wanted) && state?.fromList) return router.navigate(-1);
  return router.navigate(to(wanted), {
    replace: !isListShown,
    state: isListShown ? FROM_LIST : state,
    // A modal leaves the list below it where it is; the form starts at the top.
    preventScrollReset: shown.view.kind !== 'form' && wanted.view.kind !== 'form',
  });
}

/**
 * Mirrors the filters, the open view and the open dialog of the leads page in the URL: state changes
 * are written to it, and navigation is read from it, so that the back button, reload and bookmarks
 * work. Navigation closes the other dialogs.
 * Returns a function that stops it.
 */
export function syncUrl(store: AppStore, router: DataRouter): () => void {
  function select(): LeadsUrlState {
    const state = store.getState();
    const dialog = selectDialog(state);
    return {
      filters: selectLeadFilters(state),
      sort: selectSort(state),
      layout: selectLayout(state),
      view: selectLeadsView(state),
      dialog: isLeadDialog(dialog) ? dialog : null,
    };
  }
  const isOnLeadsPage = () => matchPath('/app/leads', router.state.location.pathname) !== null;
  let known = select();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;
  let isReading = false;

  // Going back is asynchronous. Wait for each navigation before choosing the next one, so that the URL
  // matches the latest state in the end.
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
    if (isOnLeadsPage() && formatLeadsUrl(visited) === formatLeadsUrl(select())) return;
    isReading = true;
    store.dispatch(visited.dialog ? dialogOpened(visited.dialog) : dialogsClosed());
    if (isOnLeadsPage()) store.dispatch(leadsUrlVisited(visited));
    isReading = false;
    known = select();
  }

  const stopWriting = store.subscribe(() => {
    const now = select();
    const showsSame = now.view === known.view && now.dialog === known.dialog;
    const listsSame =
      now.filters === known.filters && now.sort === known.sort && now.layout === known.layout;
    if (isReading || (listsSame && showsSame)) return;
    const isTyping = showsSame && isNoStep(known, now);
    known = now;
    clearTimeout(timer);
    if (isTyping) timer = setTimeout(write, SEARCH_DELAY);
    else void write();
  });
  const stopReading = onVisit(router, () => {
    if (!isWriting) read();
  });
  return () => {
    clearTimeout(timer);
    stopWriting();
    stopReading();
  };
}
