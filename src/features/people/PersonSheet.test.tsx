import { screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeMessage } from '#mocks/factories/makeMessage.ts';
import { makePerson } from '#mocks/factories/makePerson.ts';
import { renderApp } from '#test/renderApp.tsx';

const contactInfo = { name: '', email: '', phone: '' };
const analyst = makeLead({ title: 'Analyst', company: 'Nordkap', status: 'new', contactInfo });
const german = makeLead({
  title: 'Entwicklerin',
  company: 'Nordkap',
  status: 'new',
  contactInfo,
  description:
    'Wir suchen eine Entwicklerin für das Team in Kiel und freuen uns auf die Bewerbung.',
});
const tom = makePerson({
  name: 'Tom Ashdown',
  company: 'Nordkap',
  emails: ['tom@nordkap.example'],
  leads: [analyst, german].map(({ id }) => ({ id, isMain: false })),
});

function open(path: string, person = tom) {
  mockDb.reset({ leads: [analyst, german] });
  mockDb.people = [person];
  return renderApp(path);
}

test('a message to a person with several open leads asks which it is about', async () => {
  const { user, router } = open(`/app/people?person=${tom.id}`);
  const sheet = within(await screen.findByRole('dialog', { name: 'Tom Ashdown' }));
  await sheet.findByRole('link', { name: 'Analyst' });
  await user.click(sheet.getByRole('button', { name: 'Write' }));
  const question = within(await screen.findByRole('dialog', { name: 'About which lead?' }));
  const choices = question.getAllByRole('button').map(({ textContent }) => textContent);
  expect(choices.filter(Boolean)).toEqual(['Analyst, Nordkap', 'Entwicklerin, Nordkap', 'None']);
  await user.click(question.getByRole('button', { name: 'Entwicklerin, Nordkap' }));
  await screen.findByRole('region', { name: 'Letter' });
  expect(router.state.location.search).toBe(`?lead=${german.id}&to=${tom.id}`);
});

test("a request for a referral is in the posting's language", async () => {
  open(`/app/pitches?lead=${german.id}&to=${tom.id}&referral`);
  const letter = await screen.findByRole('region', { name: 'Letter' });
  await waitFor(() => expect(letter).toHaveTextContent('Würden Sie mich empfehlen'));
});

test('the last row of “Add a lead” adds one at their company, with them as contact', async () => {
  const { user } = open(`/app/people?person=${tom.id}`);
  const sheet = within(await screen.findByRole('dialog', { name: 'Tom Ashdown' }));
  await user.click(sheet.getByRole('button', { name: 'Add a lead' }));
  await user.click(sheet.getByRole('combobox', { name: 'Lead' }));
  await user.click(await screen.findByRole('option', { name: 'New lead at Nordkap' }));
  const company = await screen.findByRole('textbox', { name: /^Company/ });
  await waitFor(() => expect(company).toHaveValue('Nordkap'));
  expect(screen.getByDisplayValue('tom@nordkap.example')).toBeInTheDocument();
});

test('a message that was the last contact says that they wrote', async () => {
  const sentAt = '2026-01-05T09:00:00.000Z';
  const fromAddress = 'tom@nordkap.example';
  open(`/app/people?person=${tom.id}`, { ...tom, lastContactAt: sentAt });
  mockDb.messages = [makeMessage({ leadId: analyst.id, fromAddress, sentAt, state: 'accepted' })];
  await screen.findByText('they wrote');
});

test('a lead of a person closes to the person', async () => {
  const { user } = open(`/app/people?person=${tom.id}`);
  const sheet = within(await screen.findByRole('dialog', { name: 'Tom Ashdown' }));
  await user.click(await sheet.findByRole('link', { name: 'Analyst' }));
  const lead = within(await screen.findByRole('dialog', { name: 'Analyst' }));
  await user.click(lead.getByRole('button', { name: 'Close' }));
  await screen.findByRole('dialog', { name: 'Tom Ashdown' });
});

test('a call is noted with a person', async () => {
  const { user } = open(`/app/people?person=${tom.id}`);
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  await user.type(await timeline.findByRole('textbox', { name: 'Note' }), 'Talked.');
  await user.selectOptions(timeline.getByRole('combobox', { name: 'Note type' }), 'Call');
  await user.click(timeline.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(timeline.getByRole('list')).toHaveTextContent(/Call.*Talked\./));
});

test('a timeline of ten lines can be filtered by kind', async () => {
  const notes = Array.from({ length: 10 }, (_, index) => ({
    id: `note-${index}`,
    type: 'general' as const,
    text: `Note ${index}`,
    createdAt: `2026-01-0${(index % 9) + 1}T09:00:00.000Z`,
  }));
  const { user } = open(`/app/people?person=${tom.id}`, { ...tom, notes });
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  await timeline.findByText(/Note 3/);
  await user.click(timeline.getByRole('button', { name: 'Show: Everything' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Letters' }));
  await waitFor(() => expect(timeline.queryByText(/Note 3/)).not.toBeInTheDocument());
});
