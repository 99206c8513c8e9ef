import { configureStore } from '@reduxjs/toolkit';
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { api } from '#api/api.ts';
import { serverConnectionChanged } from '#api/serverConnection.ts';
import { userChanged } from '#features/auth/index.ts';
import { mockServer } from '#mocks/node.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { isPartWaiting, loadPart } from '#ui/lazy.tsx';
import { TooltipProvider } from '#ui/overlays/Tooltip.tsx';
import { AppShell } from './AppShell.tsx';
import { bufferTyping } from './bufferTyping.ts';
import { ConnectionBar } from './ConnectionBar.tsx';
import { dialogSlice } from './dialogSlice.ts';
import { shellSlice } from './shellSlice.ts';
import { Toasts } from './Toasts.tsx';
import { selectToasts, toastDismissed, toastShown, toastsSlice } from './toastsSlice.ts';
import { useShortcuts } from './useShortcuts.ts';

describe('AppShell', () => {
  const WIDTH = window.innerWidth;

  afterEach(() => {
    window.innerWidth = WIDTH;
    delete document.documentElement.dataset.theme;
    localStorage.clear();
  });

  function renderShell({
    width = 1280,
    at = '/app',
    ...props
  }: { width?: number; at?: string } & Partial<ShellProps> = {}) {
    window.innerWidth = width;
    const store = configureStore({ reducer: { [shellSlice.reducerPath]: shellSlice.reducer } });
    const router = createMemoryRouter(
      [
        {
          path: '/app',
          element: (
            <AppShell welcomeName="Ada" loggingOut={false} onLogout={jest.fn()} {...props}>
              <Outlet />
            </AppShell>
          ),
          children: [
            { index: true, element: <h1>Dashboard page</h1> },
            { path: 'leads', element: <h1>Leads page</h1> },
            { path: 'edit-profile', element: <h1>Profile form</h1> },
          ],
        },
      ],
      { initialEntries: [at] },
    );
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
      { wrapper: TooltipProvider },
    );
    return store;
  }
  type ShellProps = React.ComponentProps<typeof AppShell>;

  test('welcomes the user, links to the pages, and marks the current one', async () => {
    renderShell({ welcomeName: 'Ölrun' });
    expect(screen.getByRole('banner')).toHaveTextContent('Welcome back, Ölrun');
    expect(screen.getByText('Lead Management')).toBeVisible();
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/app'],
      ['Leads', '/app/leads'],
      ['People', '/app/people'],
      ['Pitches', '/app/pitches'],
      ['Insights', '/app/insights'],
      ['Settings', '/app/settings'],
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
    await userEvent.click(screen.getByRole('link', { name: /Leads/ }));
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Leads');
    expect(within(screen.getByRole('main')).getByText('Leads page')).toBeVisible();
  });

  test('marks Settings while the profile is edited', () => {
    renderShell({ at: '/app/edit-profile' });
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Settings');
  });

  test('logs out, and is disabled meanwhile', async () => {
    const logout = jest.fn();
    renderShell({ onLogout: logout });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(logout).toHaveBeenCalledTimes(1);
    cleanup();
    renderShell({ loggingOut: true });
    expect(screen.getByRole('button', { name: 'Logging out...' })).toBeDisabled();
  });

  test('the skip link focuses the content without changing the URL', async () => {
    renderShell();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  describe('at 768 px and more', () => {
    const links = () =>
      within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

    test('the sidebar is open, and its button comes first in the tab order', async () => {
      renderShell({ width: 768 });
      expect(screen.getByText('Lead Management')).toBeVisible();
      await userEvent.tab();
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Close sidebar' })).toHaveFocus();
    });

    test('closing it leaves the icons, by name, and is remembered', async () => {
      renderShell({ width: 768 });
      await userEvent.click(screen.getByRole('button', { name: 'Close sidebar' }));
      const open = screen.getByRole('button', { name: 'Open sidebar' });
      expect(open).toHaveFocus();
      expect(open).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByText('Lead Management')).not.toBeInTheDocument();
      expect(links().map((link) => link.textContent)).toEqual([
        'Dashboard',
        'Leads',
        'People',
        'Pitches',
        'Insights',
        'Settings',
      ]);

      cleanup();
      renderShell({ width: 768 });
      await userEvent.click(screen.getByRole('link', { name: 'Leads' }));
      await userEvent.click(screen.getByRole('button', { name: 'Open sidebar' }));
      expect(screen.getByText('Lead Management')).toBeVisible();
    });

    test('a tooltip names an icon of the closed sidebar', async () => {
      localStorage.setItem('leadside.sidebar', 'collapsed');
      renderShell({ width: 1280 });
      for (let presses = 0; presses < 3; presses++) await userEvent.tab();
      expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
      expect(await screen.findByRole('tooltip')).toHaveTextContent('Dashboard');
    });
  });

  describe('under 768 px', () => {
    test('links to five places, and marks the current one', async () => {
      renderShell({ width: 767, dueCount: 3 });
      const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['TodayDue: 3', '/app'],
        ['Leads', '/app/leads'],
        ['People', '/app/people'],
        ['Letter', '/app/pitches'],
        ['Add Lead', '/app/leads?add'],
      ]);
      expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Today');
      await userEvent.click(screen.getByRole('link', { name: 'Leads' }));
      expect(screen.getByText('Leads page')).toBeVisible();
      expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Leads');
    });

    test('the account menu has the theme, the other pages and the way out', async () => {
      const logout = jest.fn();
      renderShell({ width: 390, onLogout: logout });
      const open = () => userEvent.click(screen.getByRole('button', { name: 'Account' }));
      await open();
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
      expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
      await open();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
      expect(logout).toHaveBeenCalledTimes(1);
      await open();
      expect(screen.getByRole('menuitem', { name: 'Insights' })).toBeVisible();
    });
  });

  test('crossing the breakpoint brings the bottom navigation and the sidebar', async () => {
    const lists: MediaQueryList[] = [];
    const original = window.matchMedia;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = original(query);
      lists.push(list);
      return list;
    });
    renderShell({ width: 1280 });
    const resize = (width: number) =>
      act(() => {
        window.innerWidth = width;
        for (const list of lists) list.dispatchEvent(new Event('change'));
      });
    resize(600);
    expect(screen.getByRole('link', { name: 'Today' })).toBeVisible();
    resize(1000);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });
});

describe('ConnectionBar', () => {
  function renderBar() {
    const store = configureStore({ reducer: { [shellSlice.reducerPath]: shellSlice.reducer } });
    render(
      <Provider store={store}>
        <ConnectionBar />
      </Provider>,
    );
    return store;
  }

  test('says that the browser is offline until it is back', () => {
    renderBar();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(status).toHaveTextContent("You're offline.");
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(status).toBeEmptyDOMElement();
  });

  test("says that the server doesn't respond until it does", () => {
    const store = renderBar();
    act(() => void store.dispatch(serverConnectionChanged(false)));
    expect(screen.getByRole('status')).toHaveTextContent("Can't reach the server.");
    act(() => void store.dispatch(serverConnectionChanged(true)));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('says that a part waits for the connection, and loads it then', async () => {
    renderBar();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const load = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValueOnce('the form');
    let part: Promise<unknown> | undefined;
    await act(async () => {
      part = loadPart(load);
    });
    expect(
      await screen.findByText("You're offline. This will open once you're back online."),
    ).toBeVisible();
    online.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await part).toBe('the form');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('a part that fails to load while the server is down is loaded once it is back', async () => {
    mockServer.use(http.head('*/', () => HttpResponse.error()));
    const load = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValueOnce('the form');
    const part = loadPart(load);
    await waitFor(() => expect(isPartWaiting()).toBe(true));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await part).toBe('the form');
  });

  test('a part that fails to load online is an error', async () => {
    mockServer.use(http.head('*/', () => new HttpResponse()));
    const error = new TypeError('Failed to fetch');
    await expect(loadPart(() => Promise.reject(error))).rejects.toBe(error);
  });
});

describe('useShortcuts', () => {
  const add = jest.fn();
  const search = jest.fn();

  function Page() {
    useShortcuts({ n: add, 'mod+k': search });
    return (
      <>
        <input />
        <div role="dialog">
          <button type="button">In a sheet</button>
        </div>
        <div role="menu" tabIndex={-1} />
        <input type="checkbox" />
      </>
    );
  }

  beforeEach(() => {
    jest.clearAllMocks();
    const reducer = { dialog: dialogSlice.reducer, shell: shellSlice.reducer };
    render(
      <Provider store={configureStore({ reducer })}>
        <Page />
      </Provider>,
    );
  });

  /** Presses a key at a time in milliseconds. */
  function press(element: Element, key: string, at: number) {
    const event = createEvent.keyDown(element, { key, ctrlKey: key === 'k' });
    Object.defineProperty(event, 'timeStamp', { value: at });
    fireEvent(element, event);
  }

  test('single keys run on the page and on a checkbox', () => {
    press(document.body, 'n', 0);
    press(screen.getByRole('checkbox'), 'n', 1);
    expect(add).toHaveBeenCalledTimes(2);
  });

  test('single keys run neither in a field, nor in a dialog or a menu', () => {
    press(screen.getByRole('textbox'), 'n', 0);
    press(screen.getByRole('button'), 'n', 1_000);
    press(screen.getByRole('menu'), 'n', 2_000);
    expect(add).not.toHaveBeenCalled();
    press(screen.getByRole('button'), 'k', 3_000);
    expect(search).toHaveBeenCalledTimes(1);
  });

  test('a word that goes on after its field has closed runs nothing', () => {
    press(screen.getByRole('textbox'), 'Enter', 0);
    press(document.body, 'n', 100);
    press(document.body, 'o', 400);
    press(document.body, 'n', 800);
    expect(add).not.toHaveBeenCalled();
    press(document.body, 'n', 1_400);
    expect(add).toHaveBeenCalledTimes(1);
  });
});

describe('bufferTyping', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML =
      '<button>Next</button><input /><div role="dialog"><textarea></textarea></div>';
  });

  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });

  const user = userEvent.setup({ delay: null });
  const find = <Name extends keyof HTMLElementTagNameMap>(name: Name) => {
    const element = document.querySelector(name);
    if (!element) throw new Error(`No ${name}`);
    return element;
  };

  test('gives what was typed to the field that gets the focus', async () => {
    bufferTyping();
    await user.keyboard('New lead');
    find('input').focus();
    await user.keyboard('s');
    expect(find('input')).toHaveValue('New leads');
  });

  test('ends when the focus goes to another control or into a dialog, which takes nothing', async () => {
    bufferTyping();
    await user.keyboard('abc');
    find('button').focus();
    find('input').focus();
    expect(find('input')).toHaveValue('');
    bufferTyping();
    await user.keyboard('abc');
    find('textarea').focus();
    expect(find('textarea')).toHaveValue('');
    await user.keyboard('d');
    expect(find('textarea')).toHaveValue('d');
  });

  test('gives it to the field of the dialog that it was typed for', async () => {
    bufferTyping(true);
    await user.keyboard('abc');
    find('textarea').focus();
    await user.keyboard('d');
    expect(find('textarea')).toHaveValue('abcd');
  });

  test('lets Space press the focused button', async () => {
    const press = jest.fn();
    find('button').addEventListener('click', press);
    find('button').focus();
    bufferTyping();
    await user.keyboard(' ');
    expect(press).toHaveBeenCalled();
  });

  test('ends when no field comes', async () => {
    const hear = jest.fn();
    document.body.addEventListener('keydown', hear);
    bufferTyping();
    await user.keyboard('a');
    expect(hear).not.toHaveBeenCalled();
    jest.advanceTimersByTime(3_000);
    await user.keyboard('b');
    expect(hear).toHaveBeenCalledTimes(1);
  });
});

describe('toastsSlice', () => {
  const { reducer, getInitialState } = toastsSlice;

  const failed = (text: string, about = text) => toastShown({ tone: 'error', text, about });

  /** The texts on screen after these actions. */
  const textsAfter = (...actions: Parameters<typeof reducer>[1][]) =>
    actions.reduce(reducer, getInitialState()).map(({ text }) => text);

  test('dismisses one of two equal messages', () => {
    const first = toastShown({ tone: 'error', text: 'Not saved.' });
    const second = toastShown({ tone: 'error', text: 'Not saved.' });
    const both = [first, second].reduce(reducer, getInitialState());
    expect(reducer(both, toastDismissed(first.payload.id))).toEqual([second.payload]);
  });

  test('keeps the three latest errors', () => {
    expect(textsAfter(...['1', '2', '3', '4'].map((text) => failed(text)))).toEqual([
      '2',
      '3',
      '4',
    ]);
  });

  test('the next message replaces one that reports a success, and an error about the same', () => {
    const copied = toastShown({ tone: 'success', text: 'Pitch copied.' });
    const added = toastShown({ tone: 'success', text: 'Lead added.', about: 'lead-1' });
    const errors = [failed('Lead 1 not saved.', 'lead-1'), failed('Lead 2 not saved.', 'lead-2')];
    expect(textsAfter(copied, ...errors, added)).toEqual(['Lead 2 not saved.', 'Lead added.']);
  });

  test('a write ends the messages of earlier writes, but only the errors about what it writes', () => {
    const store = createTestStore();
    store.dispatch(failed('Lead 1 not saved.', 'lead-1'));
    store.dispatch(failed('Lead 2 not saved.', 'lead-2'));
    store.dispatch(failed('Profile not saved.', 'profile'));
    store.dispatch(toastShown({ tone: 'success', text: 'Lead added.' }));
    const write = store.dispatch(api.endpoints.deleteLeads.initiate(['lead-1']));
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
      'Lead 2 not saved.',
      'Profile not saved.',
    ]);
    write.abort();
  });

  test('messages stay after signing out, and are cleared by signing in', () => {
    const shown = reducer(getInitialState(), toastShown({ tone: 'error', text: 'Not saved.' }));
    expect(reducer(shown, userChanged(null))).toEqual(shown);
    const user = { uid: 'ada', email: 'ada@example.com', displayName: null };
    expect(reducer(shown, userChanged(user))).toEqual([]);
  });
});

test("shows the store's messages until they are dismissed", async () => {
  const store = configureStore({ reducer: { [toastsSlice.reducerPath]: toastsSlice.reducer } });
  render(
    <Provider store={store}>
      <Toasts />
    </Provider>,
    { wrapper: TooltipProvider },
  );
  act(() => store.dispatch(toastShown({ tone: 'error', text: 'Error deleting lead: no.' })));
  expect(screen.getByText('Error deleting lead: no.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Error deleting lead: no.')).not.toBeInTheDocument();
  expect(selectToasts(store.getState())).toEqual([]);
});
