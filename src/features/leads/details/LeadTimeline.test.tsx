import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import type { Pitch } from '#domain/contract/pitches.ts';
import { mockDb } from '#mocks/db.ts';
import { errorResponse } from '#mocks/errorResponse.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeNote } from '#mocks/factories/makeNote.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { mockServer } from '#mocks/node.ts';
import { noteFailsScenario } from '#mocks/scenarios/leads.ts';
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

test('a pitch can be copied and emailed, and is marked as emailed', async () => {
  const contactInfo = { name: 'Maja', email: 'maja@helio.example', phone: '' };
  const { user, timeline } = await openTimeline({ contactInfo });
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await letter(timeline));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith('Your bags say Tuesday.');
  const email = screen.getByRole('link', { name: 'Email' });
  expect(email).toHaveAttribute('href', expect.stringMatching(/^mailto:maja@helio.*Tuesday\.$/));
  // jsdom can't open mail.
  email.addEventListener('click', (event) => event.preventDefault());
  await user.click(email);
  expect(await screen.findByText(/· Email draft opened:/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^I (applied|sent it)/ })).toBeVisible();
});

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
