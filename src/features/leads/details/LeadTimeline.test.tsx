import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { api } from '#api/api.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { followUpIn } from '#domain/leads/followUp.ts';
import { pitchExported } from '#features/leads/sentThunks.ts';
import { mockDb } from '#mocks/db.ts';
import { errorResponse } from '#mocks/errorResponse.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeNote } from '#mocks/factories/makeNote.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { mockServer } from '#mocks/node.ts';
import { networkDownScenario } from '#mocks/scenarios/connection.ts';
import { noteFailsScenario } from '#mocks/scenarios/leads.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { renderDetails } from '#test/renderDetails.tsx';

const ID = '00000000-0000-4000-8000-0000000000aa';
const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const notes = () => mockDb.leads[0]?.notes ?? [];
const changed = (
  fromStatus: 'qualified' | null,
  toStatus: 'qualified' | 'proposal',
  day: number,
) => ({
  leadId: ID,
  fromStatus,
  toStatus,
  customStatus: '',
  changedAt: at(day),
  pitchId: null as string | null,
});

/** The pitch and the last change of status. */
interface Sent {
  pitch: Pitch;
  change: ReturnType<typeof changed>;
}

/** Opens the details of a lead with two notes, two statuses and a pitch. */
async function openTimeline(
  lead: Parameters<typeof makeLead>[0] = {},
  sentAs: (pitch: Pitch) => Sent = (pitch) => ({
    pitch,
    change: changed('qualified', 'proposal', 4),
  }),
  drafts: readonly Pitch[] = [],
) {
  const { pitch, change } = sentAs(
    makePitch({ leadId: ID, content: 'Your bags say Tuesday.', createdAt: at(3) }),
  );
  mockDb.reset({
    leads: [
      makeLead({
        id: ID,
        title: 'Brand refresh',
        notes: [
          makeNote({ id: 'first', text: 'Launch is in spring.', createdAt: at(2) }),
          makeNote({
            id: 'second',
            type: 'follow-up',
            text: 'Prefers two milestones.',
            createdAt: at(5),
          }),
        ],
        ...lead,
      }),
    ],
    statusChanges: [change, changed(null, 'qualified', 1)],
    pitches: [
      pitch,
      ...drafts,
      makePitch({ leadId: null, content: 'For someone else.', createdAt: at(3) }),
    ],
  });
  const { user, details } = await renderDetails(ID);
  const timeline = within(details.getByRole('region', { name: 'Timeline' }));
  const texts = () => timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { user, timeline, texts };
}

test('shows notes, status changes and pitches of the lead, newest first', async () => {
  const { timeline, texts } = await openTimeline();
  await timeline.findByText('Your bags say Tuesday.');
  await timeline.findByText('Proposal');
  expect(texts()).toEqual([
    expect.stringContaining('Prefers two milestones.'),
    expect.stringContaining('Proposal was Qualified'),
    expect.stringContaining('Your bags say Tuesday.'),
    expect.stringContaining('Launch is in spring.'),
    expect.stringContaining('Added as Qualified'),
  ]);
  expect(timeline.queryByRole('button', { name: /^Show in the timeline/ })).toBeNull();
});

test('shows the last six entries, then the earlier ones, with a filter', async () => {
  const many = Array.from({ length: 9 }, (_, day) =>
    makeNote({ text: `Note ${day + 1}`, createdAt: at(day + 10) }),
  );
  const { user, timeline, texts } = await openTimeline({ notes: many });
  await timeline.findByRole('button', { name: 'Show 6 earlier' });
  expect(texts()).toHaveLength(6);
  expect(texts()[0]).toContain('Note 9');
  await user.click(timeline.getByRole('button', { name: 'Show 6 earlier' }));
  expect(texts()).toHaveLength(12);
  for (const [filter, count] of [
    ['Notes', 9],
    ['Status changes', 2],
    ['Pitches', 1],
  ] as const) {
    await user.click(timeline.getByRole('button', { name: /^Show in the timeline/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: filter }));
    expect(texts()).toHaveLength(count);
  }
});

/** The letter's line. */
const letter = (timeline: ReturnType<typeof within>) =>
  timeline.findByRole('button', { name: /Your bags say Tuesday/ });

test('a sent pitch and its change of status are one entry, with the letter as it was sent', async () => {
  const { user, timeline, texts } = await openTimeline({}, (pitch) => ({
    pitch: {
      ...pitch,
      content: 'Edited since.',
      sent: {
        at: at(4),
        content: 'Your bags say Tuesday.',
        channel: 'email',
        resume: { id: ID, name: 'ada.pdf' },
      },
    },
    change: { ...changed('qualified', 'proposal', 4), pitchId: pitch.id },
  }));
  await timeline.findByText('Your bags say Tuesday.');
  expect(texts()).toEqual([
    expect.stringContaining('Prefers two milestones.'),
    expect.stringMatching(/^Proposal Email · ada\.pdf · by email.*Your bags say Tuesday\./),
    expect.stringContaining('Launch is in spring.'),
    expect.stringContaining('Added as Qualified'),
  ]);
  await user.click(await letter(timeline));
  expect(timeline.getByText(/^Written by: gpt-test/)).toBeVisible();
});

test('drafts of the same letter are one entry with versions', async () => {
  const { user, timeline, texts } = await openTimeline({}, undefined, [
    makePitch({ leadId: ID, content: 'An older draft.', createdAt: at(2) }),
  ]);
  await user.click(await letter(timeline));
  expect(texts()).toHaveLength(5);
  const versions = timeline.getByRole('combobox', { name: 'Version' });
  const [, older] = within(versions).getAllByRole('option');
  if (older) await user.selectOptions(versions, older);
  expect(timeline.getByText('An older draft.')).toBeVisible();
});

test('a line opens by keyboard; the arrow keys move between them', async () => {
  const { user, timeline } = await openTimeline();
  const line = await letter(timeline);
  const lines = timeline.getAllByRole('button', { name: /Follow-up|Tuesday|General Note/ });
  expect(lines.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  act(() => lines[0]?.focus());
  await user.keyboard('{ArrowDown}');
  expect(line).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(line).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(timeline.getByRole('button', { name: 'Copy' })).toHaveFocus();
});

test('adds a note of a type; its controls wait for text, which stays when the server rejects it', async () => {
  mockServer.use(...noteFailsScenario());
  const { user, timeline } = await openTimeline({ notes: [] });
  const box = timeline.getByRole('textbox', { name: 'Note' });
  await user.type(box, '   ');
  expect(timeline.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
  await user.type(box, ' They want a discount ');
  await user.selectOptions(timeline.getByRole('combobox', { name: 'Note type' }), 'Negotiation');
  await user.click(timeline.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/^Error adding note: Server error/)).toBeVisible();
  expect(box).toHaveValue('    They want a discount ');
  mockServer.resetHandlers();
  await user.type(box, '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(box).toHaveValue(''));
  expect(notes()).toMatchObject([{ type: 'negotiation', text: 'They want a discount' }]);
  expect(timeline.getByText('They want a discount')).toBeVisible();
});

test('edits a note; Escape leaves it as it was, and keeps the details open', async () => {
  const { user, timeline } = await openTimeline();
  await user.click(timeline.getByRole('button', { name: /Prefers two milestones/ }));
  await user.click(timeline.getByRole('button', { name: 'Edit Note' }));
  await user.keyboard('!{Escape}');
  expect(timeline.getByText('Prefers two milestones.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(timeline.getByRole('button', { name: 'Edit Note' }));
  const field = timeline.getByDisplayValue('Prefers two milestones.');
  expect(field).toHaveFocus();
  await user.type(field, ' And a discount.');
  await user.click(timeline.getByRole('button', { name: 'Save' }));
  expect(await timeline.findByText('Prefers two milestones. And a discount.')).toBeVisible();
  expect(notes()[1]?.text).toBe('Prefers two milestones. And a discount.');
  expect(timeline.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('asks before it deletes a note, and brings it back when the server rejects that', async () => {
  const { user, timeline } = await openTimeline();
  const remove = async () => {
    await user.click(timeline.getByRole('button', { name: 'Delete Note' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Note' }));
    expect(dialog.getByText(/“Prefers two milestones.”/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete Note' }));
  };
  mockServer.use(http.delete('*/api/leads/:id/notes/:noteId', () => errorResponse(500, 'x')));
  await user.click(timeline.getByRole('button', { name: /Prefers two milestones/ }));
  await remove();
  expect(await screen.findByText(/^Error deleting note: Server error/)).toBeVisible();
  expect(await timeline.findByText('Prefers two milestones.')).toBeVisible();
  mockServer.resetHandlers();
  await remove();
  await waitFor(() => expect(notes()).toHaveLength(1));
  expect(timeline.queryByText('Prefers two milestones.')).not.toBeInTheDocument();
});

test('says when it is incomplete, and tries again', async () => {
  mockServer.use(http.get('*/api/leads/:id/status-changes', () => errorResponse(403, 'x')));
  const { user, timeline } = await openTimeline();
  expect(await timeline.findByRole('alert')).toHaveTextContent('The timeline is incomplete.');
  expect(timeline.getByText('Launch is in spring.')).toBeVisible();
  mockServer.resetHandlers();
  await user.click(timeline.getByRole('button', { name: 'Try Again' }));
  expect(await timeline.findByText('Proposal')).toBeVisible();
});

test('without a connection, shows what is known and says so at once', async () => {
  mockServer.use(
    http.get('*/api/events', () => HttpResponse.error()),
    http.get('*/api/leads/:id/status-changes', () => new Promise(() => {})),
  );
  const { timeline } = await openTimeline();
  expect(await timeline.findByRole('alert')).toHaveTextContent("Can't reach the server.");
  expect(timeline.getByText('Launch is in spring.')).toBeVisible();
});

describe('sentThunks', () => {
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
    expect(
      await screen.findByText('Moved to Applied. The letter is in the timeline.'),
    ).toBeVisible();
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
    expect(
      await screen.findByText('Moved to Applied. The letter is in the timeline.'),
    ).toBeVisible();
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

  async function exportFor(pitchId: string | undefined, content: string) {
    const store = createTestStore();
    await store.dispatch(api.endpoints.getLeads.initiate());
    store.dispatch(
      pitchExported('Pitch copied.', { leadId: ID, pitchId, content, channel: 'copy' }),
    );
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
      expect(store.getState().toasts).toMatchObject([
        { text: 'Pitch copied.', actions: undefined },
      ]);
    },
  );
});
