import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { api } from './api.ts';
import { WRITES } from './liveUpdates.ts';

const { endpoints } = api;

const LEAD = '00000000-0000-4000-8000-0000000000aa';
const PITCH = '00000000-0000-4000-8000-0000000000bb';
const NEW_INTERVIEW = { startsAt: '2096-12-01T10:00:00Z', timeZone: 'Europe/Oslo', minutes: 45 };

const OF_LEAD = `GET /leads/${LEAD}`;
const CHANGES = `${OF_LEAD}/status-changes`;
const STATS = 'GET /leads/stats';
const DELETED = 'GET /leads/deleted';
const VIEWS = 'GET /leads/views';
const INTERVIEWS = ['GET /interviews', `${OF_LEAD}/interviews`];
const MAILBOX = ['GET /mailbox', 'GET /messages'];

type Row = [change: string, write: (interview: string) => unknown, reads: string[]];

const { addLead, updateLead, updateLeads, deleteLeads, restoreLeads, importLeads } = endpoints;
const { recordSent, clearDeletedLeads, saveView, deleteView, addNote } = endpoints;
const { addInterview, updateInterview, deleteInterview, updatePitch, deletePitch } = endpoints;
const { updateProfile, createCalendar, deleteCalendar, createToken, deleteToken } = endpoints;
const { updateAi, updateMailbox, deleteMailbox, deleteResume } = endpoints;

const BAKER = { title: 'Baker', company: 'Quay Street' };
const MAIL = { host: 'imap.example.com', port: 993, user: 'a', password: 'b', folder: 'INBOX' };

/** What each change makes stale, besides what its response has. */
const STALE: Row[] = [
  ['a new lead', () => addLead.initiate(BAKER), [STATS]],
  ['a field', () => updateLead.initiate({ id: LEAD, changes: { company: 'Q' } }), [STATS]],
  [
    'a status',
    () => updateLead.initiate({ id: LEAD, changes: { status: 'applied' } }),
    [STATS, CHANGES],
  ],
  [
    'statuses of several leads',
    () => updateLeads.initiate([{ id: LEAD, status: 'applied' }]),
    [STATS, CHANGES],
  ],
  ['a sending', () => recordSent.initiate({ leadId: LEAD }), [STATS, CHANGES]],
  [
    'a deleted lead',
    () => deleteLeads.initiate([LEAD]),
    [STATS, DELETED, 'GET /pitches', 'GET /pitches'],
  ],
  [
    'a restored lead',
    () => restoreLeads.initiate([LEAD]),
    [STATS, DELETED, 'GET /pitches', 'GET /pitches'],
  ],
  ['emptied deleted leads', () => clearDeletedLeads.initiate(), [DELETED]],
  [
    'imported leads',
    () => importLeads.initiate([{ id: crypto.randomUUID(), ...BAKER }]),
    ['GET /leads', STATS],
  ],
  ['a note', () => addNote.initiate({ leadId: LEAD, note: { text: 'Called.' } }), []],
  ['a view', () => saveView.initiate({ id: 'view' } as never), [VIEWS]],
  ['a deleted view', () => deleteView.initiate('view'), [VIEWS]],
  [
    'a new interview',
    () => addInterview.initiate({ leadId: LEAD, interview: NEW_INTERVIEW }),
    INTERVIEWS,
  ],
  [
    'a changed interview',
    (id) => updateInterview.initiate({ leadId: LEAD, id, changes: { minutes: 30 } }),
    INTERVIEWS,
  ],
  ['a deleted interview', (id) => deleteInterview.initiate({ leadId: LEAD, id }), INTERVIEWS],
  ['a letter', () => updatePitch.initiate({ id: PITCH, changes: { subject: 'Hello' } }), []],
  ['a deleted letter', () => deletePitch.initiate(PITCH), []],
  ['the profile', () => updateProfile.initiate({ yearsOfExperience: 4 }), []],
  [
    'a setting that figures depend on',
    () => updateProfile.initiate({ rejectionsAreReplies: true }),
    [STATS],
  ],
  ['a new address of the calendar', () => createCalendar.initiate(), ['GET /user/calendar']],
  ['an ended calendar', () => deleteCalendar.initiate(), ['GET /user/calendar']],
  [
    'a new token',
    () => createToken.initiate({ name: 'Laptop', access: 'read', days: 30 }),
    ['GET /tokens'],
  ],
  ['a revoked token', () => deleteToken.initiate('token'), ['GET /tokens']],
  ['what models are used for', () => updateAi.initiate({ letters: false }), ['GET /pitches']],
  ['a mailbox', () => updateMailbox.initiate(MAIL), MAILBOX],
  ['a removed mailbox', () => deleteMailbox.initiate(), MAILBOX],
  ['a deleted resume', () => deleteResume.initiate('file'), ['GET /user/resumes']],
];

/** What a session shows, all at once. */
const SHOWN = [
  endpoints.getLeads.initiate(),
  endpoints.getLeadStats.initiate(),
  endpoints.getStatusChanges.initiate(LEAD),
  endpoints.getDeletedLeads.initiate(),
  endpoints.getViews.initiate(),
  endpoints.getMessages.initiate({ leadId: LEAD }),
  endpoints.getOpenInterviews.initiate(),
  endpoints.getInterviews.initiate(LEAD),
  endpoints.getPitches.initiate(undefined),
  endpoints.getPitchUsage.initiate(),
  endpoints.getProfile.initiate(),
  endpoints.getCalendar.initiate(),
  endpoints.getResumes.initiate(),
  endpoints.getTokens.initiate(),
  endpoints.getAi.initiate(),
  endpoints.getMailbox.initiate(),
];

test.each(STALE)('after %s, what is stale is fetched again, and nothing else', async (...row) => {
  const [change, write, stale] = row;
  mockDb.reset({
    leads: [makeLead({ id: LEAD, status: 'new', notes: [] })],
    pitches: [makePitch({ id: PITCH, leadId: LEAD })],
  });
  const store = createTestStore();
  const send = (action: unknown) => store.dispatch(action as ReturnType<typeof addLead.initiate>);
  const settle = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const interview = await store.dispatch(
    addInterview.initiate({ leadId: LEAD, interview: NEW_INTERVIEW }),
  );
  if (change === 'a restored lead') await send(deleteLeads.initiate([LEAD]));
  for (const query of SHOWN) send(query);
  await settle();
  const requests = recordRequests();
  await send(write(interview.data?.id ?? ''));
  const reads = () => requests.filter((request) => request.startsWith('GET ')).toSorted();
  await waitFor(() => expect(reads()).toEqual(stale.toSorted()));
  await settle();
  expect(reads()).toEqual(stale.toSorted());
  store.dispatch(api.util.resetApiState());
});

test('live updates wait for every change whose response goes into the cache', () => {
  const [source = ''] = readFileSync(`${__dirname}/api.ts`, 'utf8').split(/^ {2}\}\),$/m);
  const changes = source
    .split(/^ {4}(?=\w+: )/m)
    .filter((text) => /^\w+: (?!read|build\.\w*[qQ]uery)/.test(text));
  const using = (stores: RegExp) =>
    changes.filter((text) => stores.test(text)).map((text) => text.slice(0, text.indexOf(':')));
  const expected = {
    leads: using(/\b(?:storeLeads|showLeadChanges|showLeadsAndPitch|showSent|changeNotes)\(/),
    pitches: using(
      /\b(?:store(?:New|No)?Pitch|showLeadsAndPitch|showSent)\(|upsertQueryData\('getPitch'/,
    ),
    people: using(/\b(?:storePeople\(|showPeopleChange,)/),
    profile: using(/\bstoreProfile\(/),
  };
  for (const [entity, names] of Object.entries(expected))
    expect([entity, WRITES[entity as keyof typeof WRITES].toSorted()]).toEqual([
      entity,
      names.toSorted(),
    ]);
});
