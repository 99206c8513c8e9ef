import { screen, waitFor, within } from '@testing-library/react';
import { useGetProfileQuery } from '#api/api.ts';
import { mockDb } from '#mocks/db.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { StatusesSection } from './StatusesSection.tsx';

function Loaded() {
  const { data } = useGetProfileQuery();
  return data ? <StatusesSection profile={data} /> : null;
}

const list = () => screen.getByRole('list', { name: 'Statuses of Job Application' });
const names = () =>
  within(list())
    .getAllByRole('textbox')
    .map((field) => (field as HTMLInputElement).value);
const stored = () => mockDb.profile?.statuses['job-application'];

async function openSection() {
  mockDb.reset({ profile: makeProfile() });
  const { user } = renderFeature(<Loaded />);
  await screen.findByRole('list', { name: 'Statuses of Job Application' });
  return user;
}

test('renames, orders, hides and adds statuses of one type, and resets them', async () => {
  const user = await openSection();
  const standard = names();
  const applied = screen.getByRole('textbox', { name: 'Name of Applied' });
  await user.clear(applied);
  await user.type(applied, 'Sent{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Move Sent up' }));
  await waitFor(() => expect(names().slice(0, 2)).toEqual(['Sent', 'New']));
  await user.click(screen.getByRole('button', { name: 'Hide Offer' }));
  await screen.findByRole('button', { name: 'Show Offer' });
  await user.type(screen.getByRole('textbox', { name: 'New status' }), 'Phone screen{Enter}');
  await screen.findByRole('button', { name: 'Delete Phone screen' });
  expect(names().slice(0, 4)).toEqual(['Sent', 'New', 'Interviewing', 'Phone screen']);
  expect(stored()).toEqual(
    expect.arrayContaining([
      { id: 'applied', status: 'applied', label: 'Sent', isHidden: false },
      { id: 'offer', status: 'offer', label: '', isHidden: true },
      expect.objectContaining({ status: 'interviewing', label: 'Phone screen' }),
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  await waitFor(() => expect(names()).toEqual(standard));
  expect(stored()).toBeUndefined();
});

test('an own status can be deleted, a default one only hidden', async () => {
  const user = await openSection();
  await user.type(screen.getByRole('textbox', { name: 'New status' }), 'Phone screen{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Delete Phone screen' }));
  await waitFor(() => expect(names()).not.toContain('Phone screen'));
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
});
