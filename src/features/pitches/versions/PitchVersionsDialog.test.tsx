import { act, screen, within } from '@testing-library/react';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { mockDb } from '#mocks/db.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { renderFeature } from '#test/renderFeature.tsx';

const PITCH = makePitch({
  version: 3,
  content: 'Dear Maja, I cut costs.',
  originalContent: 'Dear team, I cut costs.',
  createdAt: '2026-01-01T08:00:00.000Z',
  versions: [
    {
      at: '2026-01-02T08:00:00.000Z',
      content: 'Dear team, I cut costs.',
      sent: { channel: 'email', resume: { id: crypto.randomUUID(), name: 'ada.pdf' } },
    },
    { at: '2026-01-03T08:00:00.000Z', content: 'Dear Maja, I cut costs.', sent: null },
  ],
});

test('shows what was sent and changed, and restores a version', async () => {
  mockDb.reset({ pitches: [PITCH] });
  const { user, store } = renderFeature(null);
  act(() => void store.dispatch(dialogOpened({ kind: 'pitchVersions', pitchId: PITCH.id })));
  const list = within(await screen.findByRole('list', { name: 'Versions' }));
  const titles = () =>
    list.getAllByRole('button').map((button) => button.querySelector('strong')?.textContent);
  expect(titles()).toEqual(['Edited', 'Sent · by email', 'As written']);

  const shown = within(screen.getByRole('region', { name: 'Text of this version' }));
  expect(shown.getByRole('insertion').textContent).toBe('Maja');
  expect(shown.getByRole('deletion').textContent).toBe('team');
  expect(shown.queryByRole('button')).not.toBeInTheDocument();

  await user.click(list.getByRole('button', { name: /Sent/ }));
  expect(shown.getByText(/ada\.pdf/)).toBeVisible();
  expect(shown.queryByRole('insertion')).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Restore this version' }));
  expect(await shown.findByText('This is the current text.')).toBeVisible();
  expect(mockDb.pitches[0]?.content).toBe('Dear team, I cut costs.');
  expect(titles()).toEqual(['Edited', 'Edited', 'Sent · by email', 'As written']);
});
