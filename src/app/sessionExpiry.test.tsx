import { File as NodeFile } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { MOCK_PASSWORD, MOCK_USER } from '#mocks/mockUser.ts';
import { mockServer } from '#mocks/node.ts';
import { sessionExpiredScenario } from '#mocks/scenarios/connection.ts';
import { chooseAction } from '#test/chooseAction.ts';
import { fakeAuth, OTHER_USER } from '#test/fakeAuth.ts';
import { renderApp } from '#test/renderApp.tsx';
import { persistDrafts, restoreDrafts } from './persistDrafts.ts';

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
  expect(discardDialog()).toBeVisible();
  await press('Keep Editing');
  await press('Save Lead');
  await heading('Leads');
  expect(await screen.findByText('Lead added.')).toBeVisible();
  expect(mockDb.leads.map(({ company }) => company)).toContain('Fjord Wind');
});

test('an edited lead keeps the edits and shows what changed meanwhile', async () => {
  mockDb.reset({ leads: [makeLead({ title: 'Data Engineer', location: 'Oslo' })] });
  const { user, field, fill, press, expireBy, signInAs } = openApp('/app/leads');
  await chooseAction(user, await card('Data Engineer'), 'Edit Lead');
  await fill('Company / Organization', 'Berlin');
  await expireBy('Save Lead');
  Object.assign(mockDb.leads[0] ?? {}, { title: 'Lead Data Engineer' });
  await signInAs(MOCK_USER);
  await heading('Edit Lead');
  expect(field('Company / Organization')).toHaveValue('Berlin');
  expect(field('Lead Title / Position')).toHaveValue('Lead Data Engineer');
  await press('Save Lead');
  await heading('Leads');
  await waitFor(() => expect(mockDb.leads[0]).toMatchObject({ company: 'Berlin' }));
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

test('an edited pitch survives a reload of the sign-in page', async () => {
  const first = openApp('/app/pitches');
  const stop = persistDrafts(first.store);
  await heading('Pitches');
  await first.fill('Company', 'Fjord Wind');
  await first.fill('Position', 'Data Engineer');
  await first.press('Write a starting draft');
  await screen.findByText('Draft ready');
  await first.press('Edit');
  await first.fill('Edit the pitch', 'My own words');
  await act(() => first.auth.signOut());
  await atSignIn();
  window.dispatchEvent(new Event('pagehide'));
  stop();
  first.unmount();

  const auth = fakeAuth({ user: null });
  const { field, signInAs } = openApp('/app/pitches', { auth, preloadedState: restoreDrafts() });
  await atSignIn();
  await signInAs(MOCK_USER);
  await heading('Pitches');
  expect(field('Edit the pitch')).toHaveValue('My own words');
  expect(screen.getByRole('button', { name: /For Fjord Wind/ })).toBeVisible();
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
    const { user, router, fill, press, signInAs, field } = openApp('/app/pitches');
    await heading('Pitches');
    await fill('Company', 'Fjord Wind');
    await fill('Position', 'Data Engineer');
    await press('Write a starting draft');
    await screen.findByText('Draft ready');
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await user.click(await screen.findByRole('link', { name: 'Pitches' }));
    await heading('Pitches');
    expect(screen.getByRole('button', { name: /For Fjord Wind/ })).toBeVisible();
    await press('Logout');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await act(() => router.navigate('/login'));
    await atSignIn();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await signInAs(MOCK_USER);
    await screen.findByRole('region', { name: 'Today' });
    await user.click(screen.getByRole('link', { name: 'Pitches' }));
    await heading('Pitches');
    expect(field('Company')).toHaveValue('');
    expect(screen.getByText('No pitch yet')).toBeVisible();
  });
});
