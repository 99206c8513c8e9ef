import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { selectUser } from '#features/auth/index.ts';
import { startSignIn } from '#features/auth/signInCode.ts';
import { MOCK_CODE, MOCK_USER } from '#mocks/mockUser.ts';
import { mockServer } from '#mocks/node.ts';
import { OTHER_USER } from '#test/fakeAuth.ts';
import { renderPublic } from '#test/renderPublic.tsx';
import { LoginPage } from './LoginPage.tsx';

const render = (hash = '', user: typeof MOCK_USER | null = null) => {
  window.history.replaceState(null, '', `/login${hash}`);
  return renderPublic(<LoginPage />, { path: '/login', user });
};

const signInMethods = (data: object) =>
  mockServer.use(http.get('*/api/auth/methods', () => HttpResponse.json({ data })));

const button = (name: string) => screen.findByRole('button', { name });
const ENTER = `Sign in as ${MOCK_USER.email}`;

describe('a link that signs in', () => {
  test("signs in with the operator's link in a new tab after a click that names the account", async () => {
    const { store } = render(`#code=${MOCK_CODE}`);
    const enter = await button(ENTER);
    expect(window.location.hash).toBe('');
    expect(selectUser(store.getState())).toBeNull();
    await userEvent.click(enter);
    await waitFor(() => expect(selectUser(store.getState())).toEqual(MOCK_USER));
  });

  test('changes accounts only when the user agrees', async () => {
    const { store } = render(`#code=${MOCK_CODE}`, OTHER_USER);
    expect(await screen.findByText(/^It's for the account/)).toHaveTextContent(OTHER_USER.email);
    expect(selectUser(store.getState())).toEqual(OTHER_USER);
    await userEvent.click(await button(ENTER));
    await waitFor(() => expect(selectUser(store.getState())).toEqual(MOCK_USER));
  });

  test('leads to the form when it is not the own account, or has expired', async () => {
    const { unmount } = render(`#code=${MOCK_CODE}`);
    await userEvent.click(await button('Not my account'));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    unmount();
    render('#code=of-yesterday');
    expect(await screen.findByRole('alert')).toHaveTextContent('expired or was used already');
    await userEvent.click(await button('Continue without it'));
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });

  test('signs in at once when the sign-in began in this tab', async () => {
    startSignIn();
    const { store } = render(`#code=${MOCK_CODE}`);
    await waitFor(() => expect(selectUser(store.getState())).toEqual(MOCK_USER));
  });
});

test("shows the operator both addresses of a provider that don't match", async () => {
  startSignIn();
  render('#problem=issuer&configured=https%3A%2F%2Fa.example&said=https%3A%2F%2Fb.example');
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent(/https:\/\/a\.example.*https:\/\/b\.example/);
});

test('leads to the main address, where the provider works, without an empty form', async () => {
  const origin = 'https://leads.example.com';
  signInMethods({ passwords: false, provider: { name: 'Example ID' }, origin });
  render();
  expect(await screen.findByRole('link', { name: origin })).toHaveAttribute(
    'href',
    `${origin}/login`,
  );
  expect(screen.getByText(/^Example ID and passkeys work at/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Continue with/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});

test('offers the provider at the main address', async () => {
  const { origin } = window.location;
  signInMethods({ passwords: false, provider: { name: 'Example ID' }, origin });
  render();
  expect(await screen.findByRole('link', { name: 'Continue with Example ID' })).toBeVisible();
});
