import { screen, waitFor } from '@testing-library/react';
import { api } from '#api/api.ts';
import { calendarDateOf } from '#domain/leads/followUp.ts';
import { type Dialog, dialogOpened } from '#features/shell/dialogSlice.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { MOCK_PASSWORD } from '#mocks/mockUser.ts';
import { renderFeature } from '#test/renderFeature.tsx';

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
  [
    { kind: 'quickAdd', text: 'Data Engineer' },
    '{Tab}Helio Grid{Tab}{Tab}{Tab}{Enter}',
    () => mockDb.leads.map(({ company }) => company).includes('Helio Grid'),
    true,
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
  await user.type(screen.getByLabelText('Day'), '2099-01-31{Enter}');
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
