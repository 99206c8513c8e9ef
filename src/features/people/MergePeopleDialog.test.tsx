import { screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePerson } from '#mocks/factories/makePerson.ts';
import { renderApp } from '#test/renderApp.tsx';

const lead = makeLead({ contactInfo: { name: '', email: '', phone: '' } });
const tom = makePerson({
  name: 'Tom Ashdown',
  role: 'Recruiter',
  emails: ['tom@lisle.example'],
});
const other = makePerson({
  name: 'T. Ashdown',
  role: 'Senior Recruiter',
  phone: '1',
  emails: ['t@ashdown.example'],
  leads: [{ id: lead.id, isMain: false }],
});

test('two people become one: it asks where they differ, keeps what one has, and can be undone', async () => {
  mockDb.reset({ leads: [lead] });
  mockDb.people = [tom, other];
  const { user } = renderApp(`/app/people?person=${tom.id}`);
  const sheet = within(await screen.findByRole('dialog', { name: 'Tom Ashdown' }));
  await user.click(sheet.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Merge with…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge people' }));
  await user.click(dialog.getByRole('combobox', { name: 'Merge Tom Ashdown with' }));
  await user.click(await screen.findByRole('option', { name: /^T\. Ashdown/ }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Senior Recruiter');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  const merged = {
    name: 'Tom Ashdown',
    role: 'Senior Recruiter',
    phone: '1',
    leads: other.leads,
    emails: ['tom@lisle.example', 't@ashdown.example'],
  };
  await waitFor(() => expect(mockDb.people).toMatchObject([merged]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(mockDb.people).toHaveLength(2));
  expect(mockDb.people).toContainEqual(
    expect.objectContaining({ id: tom.id, role: 'Recruiter', emails: tom.emails, leads: [] }),
  );
});
