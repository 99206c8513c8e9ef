import { screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { REFUSED_PASSWORD } from '#mocks/handlers/mailbox.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { EmailSettings } from './EmailSettings.tsx';

const SAVED = {
  host: 'imap.fastmail.com',
  port: 993,
  user: 'ana@okafor.example',
  folder: 'INBOX',
  checkedAt: '2026-01-15T13:00:00.000Z',
  problem: null,
};

async function open() {
  const app = renderFeature(<EmailSettings />);
  await screen.findByRole('form', { name: 'Mailbox' });
  return app;
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const testResult = () => button('Save').parentElement?.querySelector('[role=status]');

test('connects a mailbox: provider, address, app password, test, save', async () => {
  mockDb.reset();
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Fastmail' }));
  await user.type(field('Email address'), SAVED.user);
  expect(button('Test')).toBeDisabled();
  await user.type(field('App password'), 'app-password-1');
  await user.click(button('Test'));
  await waitFor(() =>
    expect(testResult()).toHaveTextContent(
      'Signed in. INBOX has 1,204 emails, 86 from the last 30 days.',
    ),
  );
  expect(mockDb.mailbox).toBeNull();
  await user.click(button('Save'));
  await waitFor(() => expect(mockDb.mailbox).toEqual({ ...SAVED, checkedAt: null, problem: null }));
  expect(await screen.findByText('Reading the email of the last 30 days…')).toBeVisible();
  expect(field('App password')).toHaveValue('');
  expect(screen.queryByDisplayValue('app-password-1')).not.toBeInTheDocument();
});

test('shows a problem below the field that caused it, and what to do', async () => {
  mockDb.reset();
  const { user } = await open();
  await user.type(field('Email address'), SAVED.user);
  await user.type(field('App password'), REFUSED_PASSWORD);
  await user.click(button('Test'));
  await waitFor(() =>
    expect(field('App password')).toHaveAccessibleDescription(
      /^imap\.gmail\.com refused the key or password\. .* app password/,
    ),
  );
  await user.click(screen.getByRole('radio', { name: 'Another server' }));
  await user.type(field('Server (IMAP)'), '127.0.0.1');
  await user.type(field('Password'), 'x');
  await user.click(button('Test'));
  await waitFor(() =>
    expect(testResult()).toHaveTextContent('Nothing answers at 127.0.0.1, port 993.'),
  );
});

test('a saved password is used for the same server and user only', async () => {
  mockDb.reset({ mailbox: SAVED });
  const { user } = await open();
  expect(field('App password')).toHaveAttribute('placeholder', expect.stringContaining('Saved'));
  expect(button('Save')).toBeDisabled();
  await user.clear(field('Folder'));
  await user.type(field('Folder'), 'Jobs');
  await user.click(button('Save'));
  await waitFor(() => expect(mockDb.mailbox).toMatchObject({ folder: 'Jobs', checkedAt: null }));
  await user.click(screen.getByRole('radio', { name: 'Gmail' }));
  expect(button('Test')).toBeDisabled();
});

test('a password that stopped working is said at its field; Check now reads again', async () => {
  const reason = 'imap.fastmail.com refused the key or password.';
  const problem = { field: 'password' as const, reason, advice: 'Enter a new one.' };
  mockDb.reset({ mailbox: { ...SAVED, problem } });
  const { user } = await open();
  expect(field('App password')).toHaveAccessibleDescription(`${reason} Enter a new one.`);
  await user.click(button('Check now'));
  await waitFor(() => expect(field('App password')).toBeValid());
});

test('a mailbox is removed after a question', async () => {
  mockDb.reset({ mailbox: SAVED });
  const { user } = await open();
  await user.click(button('Remove mailbox'));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(mockDb.mailbox).toBeNull());
  await waitFor(() => expect(field('Email address')).toHaveValue(''));
});
