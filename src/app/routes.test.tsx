import { act, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import type { AuthClient } from '#domain/auth/auth.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#domain/pagePaths.ts';
import { MOCK_USER } from '#mocks/mockUser.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { renderApp } from '#test/renderApp.tsx';
import { routes } from './routes.tsx';

function routeOf(path: string, among: RouteObject[] = routes): RouteObject | undefined {
  for (const route of among) {
    const found = route.path === path ? route : routeOf(path, route.children ?? []);
    if (found) return found;
  }
  return undefined;
}

function pathsOf(among: RouteObject[], parent = ''): string[] {
  return among.flatMap(({ path, index, children }) => {
    const full = path?.startsWith('/') ? path : [parent, path].filter(Boolean).join('/');
    return children ? pathsOf(children, full) : path !== undefined || index ? [full] : [];
  });
}

test('the server knows the path of every page', () => {
  expect(pathsOf(routes).sort()).toEqual([...PUBLIC_PATHS, ...APP_PATHS, '*', '/app/*'].sort());
});

test('a page whose chunk fails to load leaves the other pages and their drafts alone', async () => {
  const settings = routeOf('settings') as { lazy: () => Promise<never> };
  jest.spyOn(settings, 'lazy').mockRejectedValue(new TypeError('Failed to fetch'));
  const { user } = renderApp('/app/pitches');
  await user.click(await screen.findByLabelText('Company'));
  await user.paste('Fjord Wind');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("This page couldn't be shown");
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Pitches' }));
  expect(await screen.findByLabelText('Company')).toHaveValue('Fjord Wind');
});

test('sends no request before the user is known, and then fetches the leads once', async () => {
  const requests = recordRequests();
  let announceUser = () => {};
  const auth: AuthClient = {
    ...fakeAuth(),
    onUserChanged(listener) {
      announceUser = () => listener(MOCK_USER);
      return () => {};
    },
  };
  const { router } = renderApp('/app', { auth });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(requests).toEqual([]);
  act(announceUser);
  expect(await screen.findByRole('region', { name: 'Recent Leads' })).toBeVisible();
  expect(requests.filter((request) => request === 'GET /leads')).toHaveLength(1);
});

test('an unknown address under /app keeps the shell', async () => {
  renderApp('/app/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/app');
});
