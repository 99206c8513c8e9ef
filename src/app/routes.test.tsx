import { act, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import type { AuthClient } from '#domain/auth.ts';
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

test('a page that cannot be fetched leaves the others, and what is written on them, where they are', async () => {
  const settings = routeOf('settings') as { lazy: () => Promise<never> };
  jest.spyOn(settings, 'lazy').mockRejectedValue(new TypeError('Failed to fetch'));
  const { user } = renderApp('/app/pitches');
  await user.click(await screen.findByLabelText('Company'));
  await user.paste('Fjord Wind');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Pitches' }));
  expect(await screen.findByLabelText('Company')).toHaveValue('Fjord Wind');
});

test('once the user is known, the leads that a page begins with are asked for first, and once', async () => {
  const requests = recordRequests();
  let tellUser = () => {};
  const auth: AuthClient = {
    ...fakeAuth(),
    onUserChanged(listener) {
      tellUser = () => listener(MOCK_USER);
      return () => {};
    },
  };
  const { router } = renderApp('/app', { auth });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(requests).toEqual([]);
  act(tellUser);
  expect(await screen.findByRole('region', { name: 'Recent Leads' })).toBeVisible();
  const dataRequests = requests.filter((request) => request !== 'GET /events');
  expect(dataRequests[0]).toBe('GET /leads');
  expect(dataRequests.filter((request) => request === 'GET /leads')).toHaveLength(1);
});
