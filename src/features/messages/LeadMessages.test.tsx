import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

test('an accepted invitation moves the lead and adds the interview, with one undo', async () => {
  const { user } = await openLead({ proposal: INVITATION });
  const card = within(await screen.findByRole('article', { name: 'Message from Helen Marsh' }));
  expect(card.getByText('We would like to meet you.').tagName).toBe('MARK');
  expect(card.getByText(/Set status to/)).toHaveTextContent(
    'Set status to Interviewing and add the interview?',
  );
  await user.click(card.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(status()).toBe('interviewing'));
  expect(mockDb.interviews).toMatchObject([
    { kind: 'video', startsAt: '2096-12-01T10:00:00.000Z', minutes: 45, people: 'Helen Marsh' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(status()).toBe('applied'));
  expect(mockDb.interviews).toEqual([]);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('without a kind, the user says with one click what it is', async () => {
  const { user } = await openLead({});
  const card = within(await screen.findByRole('article'));
  expect(card.queryByRole('button', { name: 'Accept' })).toBeNull();
  card.getByRole('button', { name: 'Rejection' }).focus();
  await user.keyboard('{Enter}');
  expect(card.getByText(/Set status to/)).toHaveTextContent('Set status to Rejected?');
  expect(card.getByRole('button', { name: 'Accept' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(status()).toBe('rejected'));
  // Its card is gone.
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

test('the keys of the card accept, edit and ignore', async () => {
  const { user } = await openLead({ proposal: INVITATION });
  const card = await screen.findByRole('article');
  card.focus();
  await user.keyboard('e');
  expect(within(card).getByLabelText('Minutes')).toHaveValue(45);
  card.focus();
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
  expect(await screen.findByText('When can you start?')).toBeVisible();
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
