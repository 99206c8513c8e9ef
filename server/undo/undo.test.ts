import { randomUUID } from 'node:crypto';
import type { Insights } from '#domain/contract/insights.ts';
import type { LeadStats } from '#domain/contract/leadStats.ts';
import type { Lead, StatusChange } from '#domain/contract/leads.ts';
import type { PitchResponse } from '#domain/contract/pitches.ts';
import type { SentResponse } from '#domain/contract/sent.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { suiteServer } from '../testing/suiteServer.ts';

const { call, dataOf } = suiteServer();

async function addLead(fields: object = {}): Promise<Lead> {
  const lead = { title: 'Engineer', company: 'Helio Grid', category: 'job-application', ...fields };
  return dataOf<Lead>('POST', '/api/leads', lead);
}

const statusesOf = async (id: string) =>
  (await dataOf<StatusChange[]>('GET', `/api/leads/${id}/status-changes`)).map(
    ({ fromStatus, toStatus, customStatus }) => [fromStatus, toStatus, customStatus],
  );

const undo = (leads: readonly object[], more: object = {}) =>
  call('POST', '/api/leads/undo', { leads, ...more });

/** The figures that count past statuses. */
async function figures() {
  const { funnel } = await dataOf<Insights>('GET', '/api/insights?period=all&timeZone=UTC');
  const { responseRate } = await dataOf<LeadStats>('GET', '/api/leads/stats');
  return { funnel, responseRate };
}

test.each([1, 2])('undo takes a status change of %i leads out of every figure', async (count) => {
  const due = '2026-12-01T09:00:00.000Z';
  const leads: Lead[] = [];
  for (let added = 0; added < count; added += 1)
    leads.push(await addLead({ status: 'applied', nextFollowUpAt: due }));
  const before = await figures();
  const changes = { status: 'interviewing', customStatus: 'screen', nextFollowUpAt: null };
  const moved = leads.map(({ id }) => ({ id, ...changes }));
  await call('PUT', '/api/leads', { leads: moved });
  expect(await figures()).not.toEqual(before);

  const fields = { status: 'applied', customStatus: '', nextFollowUpAt: due, version: 2 };
  const undone = await undo(leads.map(({ id, updatedAt }) => ({ id, ...fields, updatedAt })));
  expect(undone).toMatchObject({
    status: 200,
    body: {
      data: leads.map(({ id, updatedAt }) => ({ id, ...fields, updatedAt, version: 3 })),
      pitch: null,
    },
  });
  expect(await figures()).toEqual(before);
  for (const { id } of leads) expect(await statusesOf(id)).toEqual([[null, 'applied', '']]);
});

test('undo of many leads changes none when one of them has changed since', async () => {
  const leads = [await addLead(), await addLead()];
  await call('PUT', '/api/leads/bulk', {
    leadIds: leads.map(({ id }) => id),
    updates: { status: 'applied' },
  });
  await call('PUT', `/api/leads/${leads[1]?.id}`, { status: 'offer' });
  const undone = await undo(leads.map(({ id }) => ({ id, status: 'new', version: 2 })));
  expect(undone).toMatchObject({ status: 409, body: { data: [{ id: leads[1]?.id }] } });
  expect(await statusesOf(leads[0]?.id ?? '')).toEqual([
    ['new', 'applied', ''],
    [null, 'new', ''],
  ]);
  expect(await statusesOf(leads[1]?.id ?? '')).toHaveLength(3);
});

test('two tabs that undo the same change undo it once', async () => {
  const { id } = await addLead();
  await call('PUT', `/api/leads/${id}`, { status: 'applied' });
  const undos = [1, 2].map(() => undo([{ id, status: 'new', version: 2 }]));
  const statuses = (await Promise.all(undos)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect(await statusesOf(id)).toEqual([[null, 'new', '']]);
});

test('undo of an application takes back its letter, its note and its change of status', async () => {
  const { id, updatedAt } = await addLead();
  await call('POST', '/api/user', DEMO_PROFILE);
  const written = await call('POST', '/api/pitches/generate-from-company', {
    writer: 'template',
    leadId: id,
    company: 'Helio Grid',
    position: 'Engineer',
  });
  const { id: pitchId, content } = (written.body as PitchResponse).pitch;
  const sent = (await call('POST', `/api/leads/${id}/sent`, { pitchId })).body as SentResponse;
  expect(sent).toMatchObject({ pitch: { sent: { content } } });
  const noted = await dataOf<Lead>('POST', `/api/leads/${id}/notes`, { text: 'Applied.' });
  const [note] = noted.notes;
  const fields = { id, status: 'new', customStatus: '', lastContactAt: null, updatedAt };

  const undone = await undo([{ ...fields, version: noted.version }], {
    noteId: note?.id,
    letter: { pitchId, sent: null },
  });
  expect(undone).toMatchObject({
    status: 200,
    body: { data: [{ ...fields, notes: [] }], pitch: { id: pitchId, sent: null } },
  });
  expect(await statusesOf(id)).toEqual([[null, 'new', '']]);
});

test('undo skips a note that was deleted since, and keeps the rest', async () => {
  const { id } = await addLead();
  const moved = await dataOf<Lead>('PUT', `/api/leads/${id}`, { status: 'applied' });
  const undone = await undo([{ id, status: 'new', version: moved.version }], {
    noteId: randomUUID(),
  });
  expect(undone).toMatchObject({ status: 200, body: { data: [{ status: 'new' }] } });
});

test('a status that no change led from gets an entry in the history', async () => {
  const { id } = await addLead();
  await undo([{ id, status: 'hired', version: 1 }]);
  expect(await statusesOf(id)).toEqual([
    ['new', 'hired', ''],
    [null, 'new', ''],
  ]);
});
