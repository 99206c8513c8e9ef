import { screen, waitFor, within } from '@testing-library/react';
import { api } from '#api/api.ts';
import { followUpIn } from '#domain/leads/followUp.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { mockServer } from '#mocks/node.ts';
import { networkDownScenario } from '#mocks/scenarios/connection.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { renderDetails } from '#test/renderDetails.tsx';
import { pitchExported } from './sentThunks.ts';

const ID = '00000000-0000-4000-8000-0000000000aa';
const LETTER = 'Your bags say Tuesday.';

const lead = () => mockDb.leads[0];
const pitch = () => mockDb.pitches[0];

function givenLead(overrides: Parameters<typeof makeLead>[0] = {}) {
  mockDb.reset({
    leads: [
      makeLead({
        id: ID,
        title: 'Brand refresh',
        category: 'job-application',
        status: 'new',
        lastContactAt: null,
        nextFollowUpAt: null,
        resume: { id: ID, name: 'ada.pdf' },
        notes: [],
        ...overrides,
      }),
    ],
    pitches: [
      makePitch({ leadId: ID, content: LETTER, createdAt: '2026-01-03T09:00:00.000Z' }),
      makePitch({ leadId: ID, content: 'An older one.', createdAt: '2026-01-02T09:00:00.000Z' }),
    ],
  });
}

async function openDetails() {
  const app = await renderDetails(ID);
  const timeline = within(app.details.getByRole('region', { name: 'Timeline' }));
  await timeline.findByText(LETTER);
  const texts = () => timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...app, timeline, texts };
}

/** Copies the newest letter in the timeline and says that it was sent. */
async function copyAndConfirm(app: Awaited<ReturnType<typeof openDetails>>) {
  await app.user.click(app.timeline.getByRole('button', { name: /Your bags say Tuesday/ }));
  await app.user.click(app.timeline.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Pitch copied.')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'I applied' }));
}

test('"I applied" after Copy stores status, date, resume and letter as one entry', async () => {
  givenLead();
  const app = await openDetails();
  await copyAndConfirm(app);
  expect(await screen.findByText('Moved to Applied. The letter is in the timeline.')).toBeVisible();
  expect(screen.queryByText('Pitch copied.')).not.toBeInTheDocument();
  expect(lead()).toMatchObject({ status: 'applied', lastContactAt: pitch()?.sent?.at });
  expect(pitch()?.sent).toMatchObject({
    content: LETTER,
    channel: 'copy',
    resume: { name: 'ada.pdf' },
  });
  await waitFor(() =>
    expect(app.texts()).toEqual([
      expect.stringMatching(/^Applied Email · ada\.pdf · copied.*Your bags say Tuesday\./),
    ]),
  );

  await app.user.click(screen.getByRole('button', { name: 'Follow up in 5 days' }));
  expect(await screen.findByText('Follow-up set.')).toBeVisible();
  expect(lead()?.nextFollowUpAt).toBe(followUpIn(5));
});

test('Undo brings back status, date and what was sent before', async () => {
  givenLead();
  const app = await openDetails();
  await copyAndConfirm(app);
  await screen.findByText(/^Moved to Applied/);
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(lead()).toMatchObject({ status: 'new', lastContactAt: null });
  expect(pitch()?.sent).toBeNull();
  await waitFor(() =>
    expect(app.texts()).toContainEqual(expect.stringMatching(/^Email 2 versions/)),
  );
});

test('a server that is down stores nothing, and Try again does', async () => {
  givenLead();
  const app = await openDetails();
  mockServer.use(...networkDownScenario());
  await copyAndConfirm(app);
  const error = within(await screen.findByRole('alert'));
  expect(error.getByText('Nothing was recorded: Network error occurred')).toBeVisible();
  expect(app.details.getByRole('button', { name: 'Status: New' })).toBeVisible();
  expect(lead()?.status).toBe('new');

  mockServer.resetHandlers();
  await app.user.click(error.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Moved to Applied. The letter is in the timeline.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(pitch()?.sent).toMatchObject({ content: LETTER, channel: 'copy' });
});

test('the status menu of a new lead records its newest letter', async () => {
  givenLead();
  const { user, details } = await openDetails();
  await user.click(details.getByRole('button', { name: 'Status: New' }));
  await user.click(await screen.findByRole('menuitem', { name: 'I applied' }));
  expect(await screen.findByText(/^Moved to Applied/)).toBeVisible();
  expect(mockDb.pitches.map(({ sent }) => sent && [sent.content, sent.channel])).toEqual([
    [LETTER, null],
    null,
  ]);
  await user.click(details.getByRole('button', { name: 'Status: Applied' }));
  await screen.findByRole('menuitemradio', { name: 'Interviewing' });
  expect(screen.queryByRole('menuitem', { name: 'I applied' })).not.toBeInTheDocument();
});

test('without a letter, the status menu records the date and the resume', async () => {
  givenLead();
  mockDb.pitches = [];
  const { user, details } = await renderDetails(ID);
  await user.click(details.getByRole('button', { name: 'Status: New' }));
  await user.click(await screen.findByRole('menuitem', { name: 'I applied' }));
  expect(await screen.findByText('Moved to Applied.')).toBeVisible();
  expect(lead()?.lastContactAt).not.toBeNull();
  expect(await details.findByText('was New · ada.pdf')).toBeVisible();
});

test('a later letter of a lead that moved on is an entry, and the status stays', async () => {
  givenLead({ status: 'interviewing', nextFollowUpAt: '2026-12-01T09:00:00.000Z' });
  const app = await openDetails();
  await app.user.click(app.timeline.getByRole('button', { name: /Your bags say Tuesday/ }));
  await app.user.click(app.timeline.getByRole('button', { name: 'Copy' }));
  await app.user.click(await screen.findByRole('button', { name: 'I sent it' }));
  expect(await screen.findByText('The letter is in the timeline.')).toBeVisible();
  expect(lead()?.status).toBe('interviewing');
  await waitFor(() => expect(app.texts()[0]).toMatch(/^Sent Email · ada\.pdf · copied/));
  expect(screen.queryByRole('button', { name: /^Follow up/ })).not.toBeInTheDocument();
});

test('a change in another window meanwhile stays, and the letter is recorded', async () => {
  givenLead();
  const app = await openDetails();
  const [before] = mockDb.leads;
  if (before) mockDb.leads = [{ ...before, status: 'offer', version: before.version + 1 }];
  await copyAndConfirm(app);
  expect(await screen.findByText('The letter is in the timeline.')).toBeVisible();
  expect(lead()?.status).toBe('offer');
  expect(pitch()?.sent?.content).toBe(LETTER);
});

test('a deleted pitch says that nothing was recorded, and the lead stays', async () => {
  givenLead();
  const app = await openDetails();
  mockDb.pitches = [];
  await copyAndConfirm(app);
  expect(
    await screen.findByText('Nothing was recorded: The requested resource was not found.'),
  ).toBeVisible();
  expect(await app.details.findByRole('button', { name: 'Status: New' })).toBeVisible();
});

async function exportFor(pitchId: string | undefined, content: string) {
  const store = createTestStore();
  await store.dispatch(api.endpoints.getLeads.initiate());
  store.dispatch(pitchExported('Pitch copied.', { leadId: ID, pitchId, content, channel: 'copy' }));
  return store;
}

test('a letter that was not saved is not mistaken for the newest one', async () => {
  givenLead();
  const store = await exportFor(undefined, 'A part');
  const [offer] = store.getState().toasts[0]?.actions ?? [];
  if (offer) store.dispatch(offer.action);
  await waitFor(() => expect(lead()?.status).toBe('applied'));
  expect(mockDb.pitches.map(({ sent }) => sent)).toEqual([null, null]);
});

test.each(['rejected', 'withdrawn'] as const)(
  'nothing is offered for a lead that is %s',
  async (status) => {
    givenLead({ status });
    const store = await exportFor(pitch()?.id, LETTER);
    expect(store.getState().toasts).toMatchObject([{ text: 'Pitch copied.', actions: undefined }]);
  },
);
