import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { TooltipProvider } from '#ui/overlays/Tooltip.tsx';
import { AppShell } from './AppShell.tsx';
import { shellSlice } from './shellSlice.ts';

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

const sidebar = () => screen.queryByRole('navigation', { name: 'Main' });

test('links to the pages, and marks the current one', async () => {
  renderShell();
  expect(screen.getByText('Lead Management')).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/app'],
    ['Leads', '/app/leads'],
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

test('welcomes the user by name', () => {
  renderShell({ welcomeName: 'Ölrun' });
  const header = screen.getByRole('banner');
  expect(header).toHaveTextContent('Welcome back, Ölrun');
  expect(within(header).getByText('Ö')).toBeVisible();
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
  const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

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
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open menu' }));

  test('the sidebar is closed at first, and traps the focus when open', async () => {
    renderShell({ width: 767 });
    expect(sidebar()).not.toBeInTheDocument();
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Menu' });
    expect(sidebar()).toBeVisible();
    expect(dialog).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    for (let presses = 0; presses < 10; presses++) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  test('Escape, a click outside or a link closes it', async () => {
    renderShell({ width: 390 });
    await open();
    await userEvent.keyboard('{Escape}');
    expect(sidebar()).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
    await open();
    // The page behind has no pointer events while the dialog is open.
    await userEvent.setup({ pointerEventsCheck: 0 }).click(document.body);
    expect(sidebar()).not.toBeInTheDocument();
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Leads' }));
    expect(sidebar()).not.toBeInTheDocument();
    expect(screen.getByText('Leads page')).toBeVisible();
  });
});

test('crossing the breakpoint moves the sidebar beside the page and over it', async () => {
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
  expect(sidebar()).not.toBeInTheDocument();
  resize(1000);
  expect(sidebar()).toBeVisible();
});
