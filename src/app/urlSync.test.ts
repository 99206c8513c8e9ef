import { waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'react-router-dom';
import { NO_LEAD_FILTERS } from '#domain/leads/leadFilters.ts';
import { NO_PEOPLE_FILTERS } from '#domain/people/peopleList.ts';
import { signOut } from '#features/auth/index.ts';
import {
  filterChosen,
  filtersCleared,
  searchChanged,
  selectLeadFilters,
} from '#features/leads/leadFiltersSlice.ts';
import {
  leadFormOpened,
  leadOpened,
  selectLeadsView,
  viewClosed,
} from '#features/leads/leadsViewSlice.ts';
import {
  peopleFiltered,
  peopleSorted,
  personOpened,
  selectPeopleState,
} from '#features/people/peopleSlice.ts';
import { dialogClosed, dialogOpened, selectDialog } from '#features/shell/dialogSlice.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { syncUrl } from './urlSync.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

/** A store and the browser's own history, at a URL of the leads page that follows /app/settings. */
async function open(url = '/app/leads') {
  window.history.pushState(null, '', '/app/settings');
  const store = createTestStore();
  const router = createBrowserRouter([{ path: '*' }]);
  stops.push(syncUrl(store, router), () => router.dispose());
  await router.navigate(url);
  const view = () => selectLeadsView(store.getState());
  const dialog = () => selectDialog(store.getState());
  const filters = () => selectLeadFilters(store.getState());
  const urlIs = (expected: string) =>
    waitFor(() => expect(window.location.pathname + window.location.search).toBe(expected));
  const goBack = async (expected: string) => {
    window.history.back();
    await urlIs(expected);
  };
  return { ...store, router, view, dialog, filters, urlIs, goBack };
}

const details = (leadId: string) => ({ kind: 'details', leadId }) as const;

test('reads the filters and the view from the URL, and ignores unknown values', async () => {
  const { view, filters } = await open('/app/leads?q=data&status=applied&type=nonsense&lead=1');
  expect(filters()).toEqual({ ...NO_LEAD_FILTERS, search: 'data', status: 'applied' });
  expect(view()).toEqual(details('1'));
});

test.each([
  [leadOpened('a&b'), '?lead=a%26b'],
  [dialogOpened({ kind: 'addNote', leadId: '1' }), '?note=1'],
  [leadFormOpened('1'), '?edit=1'],
  [leadFormOpened(null), '?add'],
])('mirrors $type, and the back button closes it', async (action, search) => {
  const { dispatch, view, dialog, urlIs, goBack } = await open();
  dispatch(action);
  await urlIs(`/app/leads${search}`);
  await goBack('/app/leads');
  expect(view()).toEqual({ kind: 'list' });
  expect(dialog()).toBeNull();
});

test('a chosen filter is a step that back and forward take', async () => {
  const { dispatch, filters, router, urlIs, goBack } = await open();
  dispatch(filterChosen({ status: 'applied' }));
  dispatch(filterChosen({ priority: 'high' }));
  await urlIs('/app/leads?status=applied&priority=high');
  await router.navigate(-1);
  await router.navigate(1);
  expect(filters().status).toBe('applied');
  dispatch(filtersCleared());
  await urlIs('/app/leads');
  await goBack('/app/leads?status=applied&priority=high');
  expect(filters().priority).toBe('high');
});

test('writes the search to the URL when typing pauses, without a step for the back button', async () => {
  jest.useFakeTimers();
  const { dispatch } = await open();
  const entries = window.history.length;
  dispatch(searchChanged('da'));
  await jest.advanceTimersByTimeAsync(200);
  dispatch(searchChanged('data'));
  await jest.advanceTimersByTimeAsync(200);
  expect(window.location.search).toBe('');
  await jest.advanceTimersByTimeAsync(100);
  expect(window.location.search).toBe('?q=data');
  expect(window.history).toHaveLength(entries);
});

test('a search typed just before a lead is opened is in both URLs', async () => {
  const { dispatch, filters, urlIs, goBack } = await open();
  dispatch(searchChanged('data'));
  dispatch(leadOpened('1'));
  await urlIs('/app/leads?q=data&lead=1');
  await goBack('/app/leads?q=data');
  expect(filters().search).toBe('data');
});

test('closing a view that was opened from the list goes back, so the next step back leaves the page', async () => {
  const { dispatch, urlIs, goBack } = await open();
  dispatch(leadOpened('1'));
  dispatch(leadFormOpened('1'));
  await urlIs('/app/leads?edit=1');
  dispatch(viewClosed({ kind: 'form', leadId: '1' }));
  await urlIs('/app/leads');
  await goBack('/app/settings');
});

test('closing what a link opened stays on the list', async () => {
  const { dispatch, urlIs, goBack } = await open('/app/leads?status=new&lead=1');
  dispatch(viewClosed(details('1')));
  await urlIs('/app/leads?status=new');
  await goBack('/app/settings');
});

test('closing one view and opening another at once ends in the last one', async () => {
  const { dispatch, view, urlIs, goBack } = await open();
  dispatch(leadOpened('1'));
  dispatch(viewClosed(details('1')));
  dispatch(leadOpened('2'));
  await urlIs('/app/leads?lead=2');
  expect(view()).toEqual(details('2'));

  dispatch(viewClosed(details('2')));
  const note = { kind: 'addNote', leadId: '3' } as const;
  dispatch(dialogOpened(note));
  dispatch(dialogClosed(note));
  await urlIs('/app/leads');
  dispatch(leadOpened('4'));
  dispatch(viewClosed(details('4')));
  dispatch(filterChosen({ status: 'new' }));
  await urlIs('/app/leads?status=new');
  expect(view()).toEqual({ kind: 'list' });
  await goBack('/app/leads');
  await goBack('/app/settings');
});

test('closing twice, or late, closes nothing else', async () => {
  const { dispatch, view, urlIs } = await open();
  dispatch(leadOpened('1'));
  dispatch(viewClosed(details('1')));
  dispatch(viewClosed(details('1')));
  await urlIs('/app/leads');
  dispatch(leadOpened('2'));
  dispatch(viewClosed(details('1')));
  await urlIs('/app/leads?lead=2');
  expect(view()).toEqual(details('2'));
});

test('a dialog replaces the details in the URL, and the link to it opens it again', async () => {
  const { dispatch, view, dialog, router, urlIs } = await open('/app/leads?lead=1');
  dispatch(dialogOpened({ kind: 'deleteLead', leadId: '1' }));
  await urlIs('/app/leads?delete=1');
  expect(view()).toEqual({ kind: 'list' });
  await router.navigate('/app/settings');
  expect(dialog()).toBeNull();
  await router.navigate('/app/leads?delete=1');
  expect(dialog()).toEqual({ kind: 'deleteLead', leadId: '1' });
});

test("the page of people does the same with its search, filters, order and a person's sheet", async () => {
  const { dispatch, router, getState, urlIs, goBack } = await open('/app/people?known=client');
  const { filters } = selectPeopleState(getState());
  expect(filters).toEqual({ ...NO_PEOPLE_FILTERS, knownAs: ['client'] });
  dispatch(peopleFiltered({ search: 'ana', company: 'A & B', lastContact: '30' }));
  dispatch(peopleSorted('name'));
  const list = '/app/people?q=ana&known=client&company=A+%26+B&contact=30&sort=name-asc';
  await urlIs(list);
  dispatch(personOpened('1'));
  await urlIs(`${list}&person=1`);
  await goBack(list);
  expect(selectPeopleState(getState()).openId).toBeNull();
  await router.navigate('/app/people');
  expect(selectPeopleState(getState())).toMatchObject({ filters: NO_PEOPLE_FILTERS });
});

test('signing out leaves the URL to the sign-in page', async () => {
  const { dispatch, view } = await open('/app/leads?lead=1');
  await dispatch(signOut());
  expect(view()).toEqual({ kind: 'list' });
  expect(window.location.search).toBe('?lead=1');
});

test('closing a lead that was opened from a person shows the person, also after a reload', async () => {
  const { router, dispatch, getState, urlIs } = await open('/app/people?person=1');
  await router.navigate('/app/leads?lead=2', { state: { fromList: true } });
  dispatch(personOpened(null));
  dispatch(viewClosed(details('2')));
  await urlIs('/app/people?person=1');
  expect(selectPeopleState(getState()).openId).toBe('1');
});
