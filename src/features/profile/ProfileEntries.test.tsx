import { act, screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const JOBS = [
  { title: 'Platform Engineer', company: 'Fjordline' },
  { title: 'Administrator', company: 'Havnekraft' },
  { title: 'Trainee', company: 'Kestrel' },
].map((job) => ({
  ...job,
  location: '',
  startDate: '',
  endDate: '',
  description: '',
  technologies: [],
}));

function openForm() {
  mockDb.profile = makeProfile({ experience: JOBS });
  const close = jest.fn();
  const form = renderFeature(
    <ProfileForm profile={mockDb.profile} resume={null} onClose={close} onCreated={close} />,
  );
  const { user } = form;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const fill = async (entry: string, label: string, words: string) => {
    await user.click(within(screen.getByRole('group', { name: entry })).getByLabelText(label));
    await user.paste(words);
  };
  const save = async () => {
    await press('Save Profile');
    await waitFor(() => expect(close).toHaveBeenCalled());
  };
  return { ...form, press, fill, save };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const titles = (name: string) =>
  section(name)
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('a new entry gets the focus, shows its title, and is saved without what is empty', async () => {
  const { press, fill, save } = openForm();
  await press('Add project');
  expect(
    within(screen.getByRole('group', { name: 'New project' })).getByLabelText('Name'),
  ).toHaveFocus();
  await fill('New project', 'Name', ' Kontrast ');
  await fill('Kontrast', 'URL', 'kontrast.example');
  await fill('Kontrast', 'Technologies', 'CSS, , Rust');
  await press('Add education');
  await fill('New education', 'Degree', 'BSc');
  // A blank one.
  await press('Add education');
  await save();
  expect(mockDb.profile?.education).toEqual([
    ...makeProfile().education,
    { degree: 'BSc', institution: '', location: '', graduationYear: '' },
  ]);
  expect(mockDb.profile?.projects).toEqual([
    ...makeProfile().projects,
    {
      name: 'Kontrast',
      description: '',
      technologies: ['CSS', 'Rust'],
      url: 'https://kontrast.example',
    },
  ]);
});

test('entries with nothing that names them are not dropped in silence', async () => {
  const { press, fill } = openForm();
  for (const [noun, label] of [
    ['experience', 'Location'],
    ['education', 'GPA'],
    ['project', 'URL'],
  ] as const) {
    await press(`Add ${noun}`);
    await fill(`New ${noun}`, label, 'example.com');
  }
  await press('Save Profile');
  for (const message of [
    'Add a title, company or description, or remove this entry.',
    'Add a degree or institution, or remove this entry.',
    'Add a name or description, or remove this entry.',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  const first = within(screen.getByRole('group', { name: 'New experience' }));
  await waitFor(() => expect(first.getAllByRole('textbox')[0]).toHaveFocus());
});

test('moves entries by keyboard, keeps the focus, and announces the position', async () => {
  const { user, save } = openForm();
  const up = screen.getByRole('button', { name: 'Move up: Trainee, Kestrel' });
  act(() => up.focus());
  await user.keyboard('{Enter}');
  expect(titles('Experience')).toEqual([
    'Platform Engineer, Fjordline',
    'Trainee, Kestrel',
    'Administrator, Havnekraft',
  ]);
  expect(screen.getByText('Trainee, Kestrel: now 2 of 3')).toHaveRole('status');
  await user.keyboard('{Enter}{Enter}');
  expect(up).toHaveFocus();
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await save();
  expect(mockDb.profile?.experience.map(({ title }) => title)).toEqual([
    'Trainee',
    'Platform Engineer',
    'Administrator',
  ]);
});

test('restores a removed entry in its position', async () => {
  const { press, user } = openForm();
  await press('Remove: Administrator, Havnekraft');
  expect(titles('Experience')).toEqual(['Platform Engineer, Fjordline', 'Trainee, Kestrel']);
  expect(screen.getByText('Removed: Administrator, Havnekraft')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(titles('Experience')[1]).toBe('Administrator, Havnekraft');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('removes a blank entry at once and saves a removal', async () => {
  const { press, save } = openForm();
  await press('Add experience');
  await press('Remove: New experience');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add experience' })).toHaveFocus();
  await press('Remove: Platform Engineer, Fjordline');
  await save();
  expect(mockDb.profile?.experience).toEqual(JOBS.slice(1));
});
