import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { api } from '#api/api.ts';
import { type AuthClient, SignInError } from '#domain/auth/auth.ts';
import { draftKept, draftsSlice } from '#features/shell/draftsSlice.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { renderPublic } from '#test/renderPublic.tsx';
import { TooltipProvider } from '#ui/overlays/Tooltip.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RequireSession } from './RequireSession.tsx';
import { requestedPath } from './requestedPath.ts';
import { sessionSlice, signOut, userChanged } from './sessionSlice.ts';

type SignIn = (email: string, password: string) => Promise<void>;

const renderForm = (signIn: SignIn, props: React.ComponentProps<typeof LoginForm> = {}) =>
  renderPublic(<LoginForm {...props} />, { auth: { ...fakeAuth({ user: null }), signIn } }).store;

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign In' });

async function fillIn() {
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.type(password(), 'secret');
}

test('says that registration is closed; early access opens in a new tab without access to this one', () => {
  renderForm(jest.fn(), { earlyAccessUrl: 'https://forms.example/early' });
  expect(email()).toHaveAttribute('type', 'email');
  expect(screen.getByText('Early access only. Registration is currently closed.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Get Early Access' });
  expect(link).toHaveAttribute('href', 'https://forms.example/early');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('enables Sign In only when both fields are filled', async () => {
  const signIn = jest.fn<Promise<void>, [string, string]>().mockResolvedValue();
  renderForm(signIn);
  expect(submit()).toBeDisabled();
  await userEvent.type(email(), 'ada@example.com{Enter}');
  expect(submit()).toBeDisabled();
  await userEvent.clear(email());
  await userEvent.type(password(), 'secret{Enter}');
  expect(submit()).toBeDisabled();
  expect(signIn).not.toHaveBeenCalled();
});

test('shows progress, sends one request, then clears the form and calls onSuccess', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const signIn = jest.fn(() => promise);
  const onSuccess = jest.fn();
  renderForm(signIn, { onSuccess });
  await fillIn();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy');
  await userEvent.type(password(), '{Enter}');
  expect(signIn.mock.calls).toEqual([['ada@example.com', 'secret']]);
  expect(onSuccess).not.toHaveBeenCalled();

  await act(async () => resolve());
  expect(email()).toHaveValue('');
  expect(password()).toHaveValue('');
  expect(onSuccess).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Login Failed')).not.toBeInTheDocument();
});

test.each([
  [new TypeError('Failed to fetch'), 'An error occurred during login. Please try again.'],
  ['invalid-credential', 'Incorrect email or password. Please try again.'],
  ['user-not-found', 'No account found with this email address.'],
  ['wrong-password', 'Incorrect password. Please try again.'],
  ['invalid-email', 'Please enter a valid email address.'],
  ['too-many-requests', 'Too many failed attempts. Please try again later.'],
  [
    'site-data-blocked',
    "Your browser blocks this site's cookies and data, which keep you signed in. Allow them with the icon beside the address, or in the browser's privacy settings, then sign in again.",
  ],
  ['unknown', 'An error occurred during login. Please try again.'],
] as const)('shows %s as %j and keeps the typed email', async (code, message) => {
  renderForm(() => Promise.reject(code instanceof Error ? code : new SignInError(code)));
  await fillIn();
  await userEvent.click(submit());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`Login Failed${message}`);
  expect(email()).toHaveValue('ada@example.com');
  expect(password()).toHaveValue('secret');
  expect(submit()).toHaveFocus();
});

test('a change of a field clears the error', async () => {
  renderForm(() => Promise.reject(new SignInError('wrong-password')));
  await fillIn();
  for (const field of [email, password]) {
    await userEvent.click(submit());
    expect(await screen.findByText('Login Failed')).toBeVisible();
    await userEvent.type(field(), 'x');
    expect(screen.queryByText('Login Failed')).not.toBeInTheDocument();
  }
});

test.each([
  [false, 'Your session has expired. Please login again.'],
  [true, "You've signed out in another tab."],
])('says why the session ended (signed out: %s)', (hasSignedOut, reason) => {
  const store = renderForm(jest.fn());
  act(() => {
    store.dispatch(userChanged({ uid: 'ada', email: 'ada@example.com', displayName: null }));
    store.dispatch(userChanged(null, hasSignedOut));
  });
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(screen.getByRole('alert')).not.toHaveTextContent('saved');
  act(() => {
    store.dispatch(draftKept({ name: 'lead/new', value: 'Berlin', unsaved: true }));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The text you typed is saved');
});

test('keeps what was typed into the prerendered form before the script ran', async () => {
  const signIn = jest.fn<Promise<void>, [string, string]>().mockResolvedValue();
  const auth = { ...fakeAuth({ user: null }), signIn };
  const store = configureStore({
    reducer: combineSlices(sessionSlice, draftsSlice, api),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { auth, apiBase: '/api' } } }).concat(api.middleware),
  });
  const page = (
    <TooltipProvider>
      <Provider store={store}>
        <LoginForm />
      </Provider>
    </TooltipProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  (email() as HTMLInputElement).value = 'ada@example.com';
  (password() as HTMLInputElement).value = 'secret';
  render(page, { container, hydrate: true });
  await userEvent.click(submit());
  expect(signIn.mock.calls).toEqual([['ada@example.com', 'secret']]);
});

describe('RequireSession', () => {
  const renderGuard = (auth: AuthClient) =>
    renderPublic(
      <RequireSession home="/">
        <p>Secret page</p>
      </RequireSession>,
      { path: '/app/leads', auth },
    );

  test('waits while the session is loading', () => {
    renderGuard({ ...fakeAuth(), onUserChanged: () => () => {} });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('Secret page')).not.toBeInTheDocument();
  });

  test('keeps the user signed in when signing out fails', async () => {
    const signOutFails = () => Promise.reject(new Error('offline'));
    const { store } = renderGuard({ ...fakeAuth(), signOut: signOutFails });
    await act(() => store.dispatch(signOut()));
    expect(screen.getByText('Secret page')).toBeVisible();
    expect(sessionSlice.selectors.selectLeaving(store.getState())).toBe(false);
  });
});

describe('requestedPath', () => {
  test('is the requested path with query and fragment', () => {
    const from = { pathname: '/app/leads', search: '?status=new', hash: '#top' };
    expect(requestedPath({ from })).toBe('/app/leads?status=new#top');
    expect(requestedPath({ from: { pathname: '/app/settings' } })).toBe('/app/settings');
  });

  test.each([
    null,
    undefined,
    'x',
    {},
    { from: null },
    { from: '/app/leads' },
    { from: { pathname: 7 } },
    { from: { pathname: '' } },
    { from: { pathname: '//evil.example' } },
    { from: { pathname: '/\\evil.example' } },
    { from: { pathname: 'https://evil.example/' } },
    { from: { pathname: 'javascript:alert(1)' } },
    { from: { pathname: '/login' } },
  ])('is /app for %j', (state) => {
    expect(requestedPath(state)).toBe('/app');
  });
});
