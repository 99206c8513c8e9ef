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
import { peopleUrlVisited, selectPeopleState } from '#features/people/peopleSlice.ts';
import { dialogOpened, dialogsClosed, selectDialog } from '#features/shell/index.ts';
import type { AppStore } from './createStore.ts';
import { formatLeadsUrl, type LeadsUrlState, parseLeadsUrl } from './leadsUrl.ts';
import { onVisit } from './onVisit.ts';
import { formatPeopleUrl, type PeopleUrlState, parsePeopleUrl } from './peopleUrl.ts';

/** Pause in typing before the search goes into the URL, in milliseconds. */
const SEARCH_DELAY = 300;

/** State of a history entry whose view was opened from the list: the list is one step back. */
const FROM_LIST = { fromList: true };

/** A page whose URL says what its list shows, and what is open beside it. */
interface MirroredPage<State extends { filters: { search: string } }> {
  path: string;
  /** The parts of the state that are of the list; the others say what is open. */
  ofList: readonly (keyof State)[];
  select: (store: AppStore) => State;
  parse: (search: string) => State;
  format: (state: State) => string;
  showsList: (state: State) => boolean;
  /** Whether the change opens something without moving the list below. */
  keepsScroll: (from: State, to: State) => boolean;
  /** Called for each address, also of other pages. */
  visited: (store: AppStore, state: State, isOnPage: boolean) => void;
}

const LEADS: MirroredPage<LeadsUrlState> = {
  path: '/app/leads',
  ofList: ['filters', 'sort', 'layout'],
  select(store) {
    const state = store.getState();
    const dialog = selectDialog(state);
    return {
      filters: selectLeadFilters(state),
      sort: selectSort(state),
      layout: selectLayout(state),
      view: selectLeadsView(state),
      dialog: isLeadDialog(dialog) ? dialog : null,
    };
  },
  parse: parseLeadsUrl,
  format: formatLeadsUrl,
  showsList: ({ view, dialog }) => view.kind === 'list' && dialog === null,
  // A modal leaves the list below it where it is; the form starts at the top.
  keepsScroll: (from, to) => from.view.kind !== 'form' && to.view.kind !== 'form',
  visited(store, visited, isOnPage) {
    store.dispatch(visited.dialog ? dialogOpened(visited.dialog) : dialogsClosed());
    if (isOnPage) store.dispatch(leadsUrlVisited(visited));
  },
};

const PEOPLE: MirroredPage<PeopleUrlState> = {
  path: '/app/people',
  ofList: ['filters', 'sort'],
  select(store) {
    const { filters, sort, openId } = selectPeopleState(store.getState());
    return { filters, sort, openId };
  },
  parse: parsePeopleUrl,
  format: formatPeopleUrl,
  showsList: ({ openId }) => openId === null,
  keepsScroll: () => true,
  visited(store, visited, isOnPage) {
    if (isOnPage) store.dispatch(peopleUrlVisited(visited));
  },
};

/** Starts the next navigation on the way from the shown URL to the wanted one, if they differ. */
function navigateTowards<State extends { filters: { search: string } }>(
  { ofList, parse, format, showsList, keepsScroll }: MirroredPage<State>,
  wanted: State,
  router: DataRouter,
): Promise<void> | null {
  const { pathname, search, state } = router.state.location;
  const shown = parse(search);
  const to = (target: State) => pathname + format(target);
  if (to(shown) === to(wanted)) return null;

  const isListShown = showsList(shown);
  const filtered = { ...shown };
  for (const part of ofList) filtered[part] = wanted[part];
  if (to(shown) !== to(filtered)) {
    const replace = !isListShown || isNoStep(format, shown, filtered);
    return router.navigate(to(filtered), { replace, state });
  }
  if (showsList(wanted) && state?.fromList) return router.navigate(-1);
  return router.navigate(to(wanted), {
    replace: !isListShown,
    state: isListShown ? FROM_LIST : state,
    preventScrollReset: keepsScroll(shown, wanted),
  });
}

/** Whether the change is no step for the back button: typing in the search, or another layout. */
function isNoStep<State extends { filters: { search: string }; layout?: unknown }>(
  format: (state: State) => string,
  a: State,
  b: State,
): boolean {
  const filters = { ...b.filters, search: a.filters.search };
  return format(a) === format({ ...b, ...('layout' in a && { layout: a.layout }), filters });
}

/**
 * Mirrors the filters, the order and what is open of a page in the URL: state changes are written to it, and navigation
 * is read from it, so that the back button, reload and bookmarks work. Returns a function that stops it.
 */
function mirror<State extends { filters: { search: string } }>(
  page: MirroredPage<State>,
  store: AppStore,
  router: DataRouter,
  writing: { by: object | null },
): () => void {
  const { ofList, parse, format } = page;
  const select = () => page.select(store);
  const isOnPage = () => matchPath(page.path, router.state.location.pathname) !== null;
  let known = select();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;

  // Going back is asynchronous. Wait for each navigation before choosing the next one, so that the URL
  // matches the latest state in the end.
  async function write() {
    if (writing.by) return;
    writing.by = page;
    while (isOnPage() && selectSessionStatus(store.getState()) === 'signed-in') {
      const { location: before } = router.state;
      const navigation = navigateTowards(page, select(), router);
      if (!navigation) break;
      await navigation;
      // The navigation was blocked.
      if (router.state.location === before) break;
    }
    writing.by = null;
  }

  function read() {
    const visited = parse(router.state.location.search);
    if (isOnPage() && format(visited) === format(select())) return;
    isReading = true;
    page.visited(store, visited, isOnPage());
    isReading = false;
    known = select();
  }

  const stopWriting = store.subscribe(() => {
    const now = select();
    const isSame = (part: keyof State) => now[part] === known[part];
    const parts = Object.keys(now) as (keyof State)[];
    if (isReading || parts.every(isSame)) return;
    const showsSame = parts.every((part) => ofList.includes(part) || isSame(part));
    const isTyping = showsSame && isNoStep(format, known, now);
    known = now;
    clearTimeout(timer);
    if (isTyping) timer = setTimeout(write, SEARCH_DELAY);
    else void write();
  });
  const stopReading = onVisit(router, () => {
    // A lead that was opened from a person closes to the person's page.
    if (!writing.by || (writing.by !== page && isOnPage())) read();
  });
  return () => {
    clearTimeout(timer);
    stopWriting();
    stopReading();
  };
}

/** Mirrors the pages of leads and people. Navigation closes the other dialogs. Returns a function that stops it. */
export function syncUrl(store: AppStore, router: DataRouter): () => void {
  // What one of them writes isn't read by the other, unless it leads to its page.
  const writing = { by: null };
  const stops = [mirror(LEADS, store, router, writing), mirror(PEOPLE, store, router, writing)];
  return () => {
    for (const stop of stops) stop();
  };
}
