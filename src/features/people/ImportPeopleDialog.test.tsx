import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makePerson } from '#mocks/factories/makePerson.ts';
import { renderApp } from '#test/renderApp.tsx';

const tom = makePerson({ name: 'Tom Ashdown', emails: ['tom@lisle.example'] });
const ana = makePerson({ name: 'Ana Okafor', company: 'Spreelotse' });

const CARDS = `BEGIN:VCARD
VERSION:3.0
FN:Tom Ashdown
EMAIL:TOM@lisle.example
TITLE:Recruiter
NOTE:He said \\"later\\"
END:VCARD
BEGIN:VCARD
VERSION:2.1
N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Wei=C3=9F;J=C3=BCrgen
TEL;CELL:+49 30 1
END:VCARD
BEGIN:VCARD
VERSION:4.0
FN:Ana Okafor
ORG:Nordkap
EMAIL:ana@nordkap.example
END:VCARD
`;

/** Chooses a file in the dialog. */
async function importFile(name: string, text: string) {
  mockDb.reset({ leads: [] });
  mockDb.people = [tom, ana];
  const { user } = renderApp('/app/people');
  await user.click(await screen.findByRole('button', { name: 'List options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import contacts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }));
  // jsdom's files have no `arrayBuffer`.
  const file = new NodeFile([text], name) as unknown as File;
  await user.upload(dialog.getByLabelText('Choose a file'), file);
  return { user, dialog };
}

test('a vCard file adds no person twice, and asks about a person with the same name', async () => {
  const { user, dialog } = await importFile('contacts.vcf', CARDS);
  await dialog.findByText('2 added, 1 known already, 1 to look at.');
  expect(mockDb.people).toContainEqual(
    expect.objectContaining({ name: 'Jürgen Weiß', phone: '+49 30 1' }),
  );
  expect(mockDb.people).toContainEqual(
    expect.objectContaining({ id: tom.id, role: 'Recruiter', note: 'He said "later"' }),
  );
  expect(dialog.getByText('Same person? Ana Okafor')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(mockDb.people).toHaveLength(3));
  expect(mockDb.people).toContainEqual(
    expect.objectContaining({ id: ana.id, company: 'Spreelotse', emails: ['ana@nordkap.example'] }),
  );
});

test("LinkedIn's connections are not listed until they are found", async () => {
  const csv =
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On\n' +
    'Greta,Lind,https://www.linkedin.com/in/greta,,Nordkap,Engineer,21 Nov 2019\n';
  const { dialog } = await importFile('Connections.csv', csv);
  await dialog.findByText('1 added, 0 known already.');
  expect(mockDb.people).toContainEqual(
    expect.objectContaining({ name: 'Greta Lind', isListed: false, connectedOn: '2019-11-21' }),
  );
});

test('a file without contacts says so', async () => {
  const { dialog } = await importFile('prices.csv', 'Item,Price\nTea,2\n');
  expect(await dialog.findByText(/has no contacts that can be read/)).toBeVisible();
});
