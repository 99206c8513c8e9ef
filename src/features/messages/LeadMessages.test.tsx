import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NO_PROPOSAL } from '#domain/messages/proposal.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeMessage } from '#mocks/factories/makeMessage.ts';
import { renderDetails } from '#test/renderDetails.tsx';

const ID = '00000000-0000-4000-8000-0000000000aa';
const lead = makeLead({
  id: ID,
  title: 'Backend engineer',
  category: 'job-application',
  status: 'applied',
});

const INVITATION = {
  ...NO_PROPOSAL,
  kind: 'invitation',
  startsAt: '2096-12-01T10:00',
  timeZone: 'Europe/London',
  minutes: 45,
  place: 'https://meet.example/1',
  quote: 'We would like to meet you.',
  source: 'model',
} as const;

async function openLead(...messages: Parameters<typeof makeMessage>[0][]) {
  mockDb.reset({
    leads: [lead],
    messages: messages.map((fields) => makeMessage({ leadId: ID, ...fields })),
  });
  return renderDetails(ID);
}
const status = () => mockDb.leads[0]?.status;

const message = async () =>
  within(await screen.findByRole('listitem', { name: 'Message from Helen Marsh' }));

test('an accepted invitation moves the lead and adds the interview, with one undo', async () => {
  const { user } = await openLead({ proposal: INVITATION });
  const item = await message();
  expect(item.getByText(/^Looks like an invitation\./)).toHaveTextContent(
    /^Looks like an invitation\. Move to Interviewing and add the interview on Dec 1, 2096, .*\?$/,
  );
  expect(item.getByText('We would like to meet you.')).toBeVisible();
  expect(item.getByText('45 minutes · https://meet.example/1')).toBeVisible();
  await user.click(item.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(status()).toBe('interviewing'));
  expect(mockDb.interviews).toMatchObject([
    { kind: 'video', startsAt: '2096-12-01T10:00:00.000Z', minutes: 45, people: 'Helen Marsh' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(status()).toBe('applied'));
  expect(mockDb.interviews).toEqual([]);
  await message();
});

test('without a kind, the user chooses what it is, which is accepted at once', async () => {
  const { user } = await openLead({});
  const item = await message();
  expect(item.getByText('Couldn’t tell what this is.')).toBeVisible();
  expect(item.queryByRole('button', { name: 'Accept' })).toBeNull();
  item.getByRole('button', { name: 'Choose' }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Rejection' }));
  await waitFor(() => expect(status()).toBe('rejected'));
  // The list is gone.
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

test('another status is one choice in the menu', async () => {
  const { user } = await openLead({ proposal: { ...INVITATION, kind: 'question' } });
  await user.click((await message()).getByRole('button', { name: 'Change' }));
  const submenu = await screen.findByRole('menuitem', { name: 'Set status' });
  act(() => submenu.focus());
  await user.keyboard('{ArrowRight}');
  const withdrawn = await screen.findByRole('menuitem', { name: 'Withdrawn' });
  act(() => withdrawn.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(status()).toBe('withdrawn'));
});

test('the whole message opens, and the keys open the menu and keep the message as it is', async () => {
  const text = 'Dear Ana,\n\nWe would like to meet you.\n\nBest regards';
  const { user } = await openLead({ proposal: INVITATION, text });
  const item = await message();
  await user.click(item.getByRole('button', { name: 'Whole message' }));
  expect(item.getByText(/^Dear Ana/)).toBeVisible();
  await user.keyboard('e');
  expect(await screen.findByRole('menuitem', { name: 'Rejection' })).toBeVisible();
  // The menu has keys of its own.
  await user.keyboard('a{Escape}');
  expect(mockDb.messages[0]?.state).toBe('new');
  item.getByRole('button', { name: 'Accept' }).focus();
  await user.keyboard('i');
  await waitFor(() => expect(mockDb.messages[0]?.state).toBe('ignored'));
  expect(status()).toBe('applied');
});

test('an email that is pasted into the note field is kept with the lead', async () => {
  await openLead();
  const field = await screen.findByRole('textbox', { name: /note/i });
  const email =
    'From: Helen Marsh <helen@northwind.example>\nSubject: Hello\n\nWhen can you start?';
  const clipboardData = { files: [], getData: () => email };
  const paste = createEvent.paste(field, { clipboardData });
  fireEvent(field, paste);
  expect(paste.defaultPrevented).toBe(true);
  await waitFor(() => expect(mockDb.messages).toMatchObject([{ leadId: ID, subject: 'Hello' }]));
  const item = await screen.findByRole('listitem', { name: 'Message from Helen Marsh' });
  expect(within(item).getByText('Hello', { selector: 'q' })).toBeVisible();
});

test('a checked message opens to its text, with the names of its attachments', async () => {
  const { user } = await openLead({ state: 'ignored', attachments: ['Plan.pdf'] });
  await user.click(await screen.findByRole('button', { name: /^Message from Helen Marsh/ }));
  expect(screen.getByText(/^Plan\.pdf\s+Thank you for applying/)).toBeVisible();
});

test('an email is added wherever it is dropped, and another file is refused', async () => {
  await openLead();
  const drop = (files: File[]) => {
    const event = createEvent.drop(document.body, {
      dataTransfer: { files, types: ['Files'], getData: () => '' },
    });
    fireEvent(document.body, event);
    expect(event.defaultPrevented).toBe(true);
  };
  drop([
    new File(['From: helen@northwind.example\n\nHello'], 'reply.eml'),
    new File(['x'], 'photo.png', { type: 'image/png' }),
  ]);
  expect(await screen.findByText(/^Only emails/)).toBeVisible();
  await waitFor(() => expect(mockDb.messages).toHaveLength(1));
});
