import { File as NodeFile } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { api } from '#api/api.ts';
import type { AuthClient } from '#domain/auth/auth.ts';
import { calendarDateOf } from '#domain/leads/followUp.ts';
import { APP_PATHS, PUBLIC_PATHS, SETTINGS_PATHS } from '#domain/pagePaths.ts';
import { type Dialog, dialogOpened } from '#features/shell/dialogSlice.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { MOCK_PASSWORD, MOCK_USER } from '#mocks/mockUser.ts';
import { mockServer } from '#mocks/node.ts';
import { sessionExpiredScenario } from '#mocks/scenarios/connection.ts';
import { fakeAuth, OTHER_USER } from '#test/fakeAuth.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { renderApp } from '#test/renderApp.tsx';
import { renderFeature } from '#test/renderFeature.tsx';
import { persistDrafts, restoreDrafts } from './persistDrafts.ts';
import { routes } from './routes.tsx';

describe('routes', () => {
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
    const known = [...PUBLIC_PATHS, ...APP_PATHS, ...SETTINGS_PATHS];
    expect(pathsOf(routes).sort()).toEqual([...known, '*', '/app/*'].sort());
  });

  test('a page whose chunk fails to load leaves the other pages alone', async () => {
    const settings = routeOf('settings') as { lazy: () => Promise<never> };
    jest.spyOn(settings, 'lazy').mockRejectedValue(new TypeError('Failed to fetch'));
    const { user } = renderApp('/app/pitches');
    await screen.findByRole('heading', { name: 'Pitches', level: 1 });
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("This page couldn't be shown");
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Pitches' }));
    expect(await screen.findByRole('heading', { name: 'Pitches', level: 1 })).toBeVisible();
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
});

describe('dialogs', () => {
  const LEAD = makeLead({ notes: [], nextFollowUpAt: null });

  async function openDialog(dialog: Dialog) {
    mockDb.reset({ leads: [LEAD] });
    const feature = renderFeature(null, ({ dispatch }) => {
      void dispatch(api.endpoints.getLeads.initiate());
      dispatch(dialogOpened(dialog));
    });
    await screen.findByRole('dialog');
    return feature;
  }

  const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  test.each<[Dialog, string, () => unknown, unknown]>([
    [
      { kind: 'addNote', leadId: LEAD.id },
      'Call back{Control>}{Enter}{/Control}',
      () => mockDb.leads[0]?.notes[0]?.text,
      'Call back',
    ],
    [{ kind: 'saveView' }, 'Due this week{Enter}', () => mockDb.views[0]?.name, 'Due this week'],
  ])('$kind is filled in and saved by keyboard, and closes', async (dialog, keys, saved, value) => {
    const { user } = await openDialog(dialog);
    await user.keyboard(keys);
    await noDialog();
    expect(saved()).toEqual(value);
  });

  test('changePassword is filled in and saved by keyboard, and closes', async () => {
    const { user } = await openDialog({ kind: 'changePassword' });
    await user.keyboard(`${MOCK_PASSWORD}{Tab}{Tab}correct horse battery{Tab}{Tab}{Tab}{Enter}`);
    await noDialog();
    expect(screen.getByText(/^Password changed\./)).toBeVisible();
  });

  test('followUp is set by keyboard, and closes', async () => {
    const { user } = await openDialog({ kind: 'followUp', leadIds: [LEAD.id] });
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '2099-01-31');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await noDialog();
    await waitFor(() =>
      expect(calendarDateOf(mockDb.leads[0]?.nextFollowUpAt ?? null)).toBe('2099-01-31'),
    );
  });

  test('createToken is filled in by keyboard, and shows the token', async () => {
    const { user } = await openDialog({ kind: 'createToken' });
    await user.keyboard('My assistant{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Copy your token' })).toBeVisible();
  });
});

const EXPIRED = 'Your session has expired. Please login again.';

function openApp(path: string, { auth = fakeAuth(), preloadedState = {} } = {}) {
  const app = renderApp(path, { auth, preloadedState });
  const { user } = app;
  const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });
  const fill = async (label: string, text: string) => {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(text);
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  /** Presses a button whose request fails with 401. */
  const expireBy = async (name: string) => {
    mockServer.use(...sessionExpiredScenario());
    await press(name);
    await atSignIn();
    mockServer.resetHandlers();
  };
  const signInAs = async ({ email }: { email: string }) => {
    await fill('Email', email);
    await fill('Password', MOCK_PASSWORD);
    await press('Sign In');
  };
  return { ...app, auth, field, fill, press, expireBy, signInAs };
}

const atSignIn = () => screen.findByRole('heading', { name: 'Welcome Back' });
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const card = (title: string) => screen.findByRole('article', { name: title });
const profileForm = () => screen.findByRole('button', { name: 'Save Profile' });
const discardDialog = () => screen.queryByRole('alertdialog', { name: 'Discard changes?' });

test('an expired session redirects to sign-in, says why, and leads back to the same URL', async () => {
  mockServer.use(...sessionExpiredScenario());
  const { router, auth, signInAs } = openApp('/app/leads?status=applied');
  const signOut = jest.spyOn(auth, 'signOut');
  await atSignIn();
  expect(signOut).toHaveBeenCalledWith({ isExpired: true });
  expect(screen.getByRole('alert')).toHaveTextContent(EXPIRED);
  mockServer.resetHandlers();
  await signInAs(MOCK_USER);
  expect(await card('Data Engineer')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/app/leads',
    search: '?status=applied',
  });
});

test('a new lead preserves the input, and can be saved', async () => {
  const { router, field, fill, press, expireBy, signInAs } = openApp('/app/leads?add');
  await heading('Add Lead');
  await fill('Lead Title / Position', 'Data Engineer');
  await fill('Company / Organization', 'Fjord Wind');
  await fill('Lead Description', 'Pipelines for wind farms.');
  await expireBy('Save Lead');
  expect(discardDialog()).not.toBeInTheDocument();
  expect(screen.getByText(`Error adding lead: ${EXPIRED}`)).toBeVisible();

  await signInAs(MOCK_USER);
  await heading('Add Lead');
  expect(router.state.location.search).toBe('?add');
  expect(field('Company / Organization')).toHaveValue('Fjord Wind');
  await press('Cancel');
  await waitFor(() => expect(discardDialog()).toBeVisible());
  await press('Keep Editing');
  await press('Save Lead');
  await heading('Leads');
  expect(await screen.findByText('Lead added.')).toBeVisible();
  expect(mockDb.leads.map(({ company }) => company)).toContain('Fjord Wind');
});

test('a resume under review keeps the choices', async () => {
  const { user, auth, press, signInAs } = openApp('/app/edit-profile');
  const choice = (name: string) =>
    within(screen.getByRole('group', { name: 'Location' })).getByRole('radio', { name });
  const resume = new NodeFile(['%PDF'], 'cv.pdf') as unknown as File;
  await user.upload(await screen.findByLabelText('Upload Resume'), resume);
  await screen.findByRole('list', { name: 'Fields that differ from the resume' });
  await user.click(choice('Use resume'));
  await act(() => auth.signOut());
  await atSignIn();
  await signInAs(MOCK_USER);
  await profileForm();
  expect(choice('Use resume')).toBeChecked();
  await press('Apply Choices');
  const personal = within(screen.getByRole('region', { name: 'Personal Information' }));
  expect(personal.getByLabelText('Location')).toHaveValue('Oslo, Norway');
});

test('an edited letter survives a reload of the sign-in page', async () => {
  const lead = makeLead();
  mockDb.reset({ leads: [lead], profile: makeProfile() });
  const path = `/app/pitches?lead=${lead.id}`;
  const first = openApp(path);
  const stop = persistDrafts(first.store);
  await screen.findByRole('textbox', { name: 'Letter' });
  await first.fill('Letter', 'My own words');
  await act(() => first.auth.signOut());
  await atSignIn();
  window.dispatchEvent(new Event('pagehide'));
  stop();
  first.unmount();

  const auth = fakeAuth({ user: null });
  const { signInAs } = openApp(path, { auth, preloadedState: restoreDrafts() });
  await atSignIn();
  await signInAs(MOCK_USER);
  expect(await screen.findByRole('textbox', { name: 'Letter' })).toHaveValue('My own words');
});

test("another user doesn't get what was typed", async () => {
  const { auth, field, fill, press, signInAs } = openApp('/app/leads?add');
  await heading('Add Lead');
  await fill('Location', 'Berlin');
  await act(() => auth.signOut());
  await atSignIn();
  await signInAs(OTHER_USER);
  await heading('Add Lead');
  expect(field('Location')).toHaveValue('');
  await press('Cancel');
  expect(await heading('Leads')).toBeVisible();
});

describe('logging out', () => {
  const confirm = (name: string) =>
    within(screen.getByRole('alertdialog', { name: 'Discard changes?' })).getByRole('button', {
      name,
    });

  test('asks before typed text is discarded', async () => {
    const { user, router, field, fill, press } = openApp('/app/leads?add');
    await heading('Add Lead');
    await fill('Company / Organization', 'Berlin');
    await press('Logout');
    await user.click(confirm('Keep Editing'));
    expect(field('Company / Organization')).toHaveValue('Berlin');
    await press('Logout');
    await user.click(confirm('Discard'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(discardDialog()).not.toBeInTheDocument();
  });

  test("doesn't ask when nothing would be lost, and the next session starts clean", async () => {
    const { user, router, press, signInAs } = openApp('/app/pitches');
    await heading('Pitches');
    await press('Logout');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await act(() => router.navigate('/login'));
    await atSignIn();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await signInAs(MOCK_USER);
    await screen.findByRole('region', { name: 'Today' });
    await user.click(screen.getByRole('link', { name: 'Pitches' }));
    await heading('Pitches');
  });
});
