import type { LeadListResponse, StatusChangesResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { callAs } from '../testing/callAs.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { startTestServer } from '../testing/testServer.ts';

const { call } = suiteServer({ config: { leadLimit: 3 } });

const lead = (fields = {}) => ({
  id: crypto.randomUUID(),
  title: 'Engineer',
  company: 'Helio Grid',
  ...fields,
});
const importLeads = (leads: object[], as = call) => as('POST', '/api/leads/import', { leads });
const leadsOf = async (as = call) =>
  ((await as('GET', '/api/leads')).body as LeadListResponse).data;

test('imports all leads of a request, or none above the limit of leads', async () => {
  const leads = [lead(), lead()];
  expect((await importLeads(leads)).body).toEqual({ data: { added: 2, existing: 0 } });
  // The same request again, with one more.
  const more = lead();
  expect((await importLeads([...leads, more])).body).toEqual({ data: { added: 1, existing: 2 } });
  expect(await importLeads([lead()])).toEqual({
    status: 409,
    body: { error: 'You have reached the limit of 3 leads. Delete one to add another.' },
  });
  expect(await leadsOf()).toHaveLength(3);
});

test('counts a status from the day that the file names', async () => {
  const applied = lead({ status: 'applied', lastContactAt: '2025-03-04T08:00:00Z' });
  await importLeads([applied]);
  const { body } = await call('GET', `/api/leads/${applied.id}/status-changes`);
  expect((body as StatusChangesResponse).data).toMatchObject([
    { toStatus: 'applied', changedAt: '2025-03-04T08:00:00.000Z' },
  ]);
});

test('imports notes and the dates of statuses, and one undo removes them', async () => {
  const statusChanges = [
    { toStatus: 'applied', changedAt: '2025-03-04T08:00:00Z' },
    { toStatus: 'interviewing', changedAt: '2025-03-11T08:00:00Z' },
  ];
  const tracked = lead({ status: 'rejected', statusChanges, notes: ['Value: about 55k'] });
  await importLeads([tracked]);
  expect(await leadsOf()).toMatchObject([{ version: 1, notes: [{ text: 'Value: about 55k' }] }]);
  const { body } = await call('GET', `/api/leads/${tracked.id}/status-changes`);
  expect((body as StatusChangesResponse).data).toMatchObject([
    { fromStatus: 'interviewing', toStatus: 'rejected' },
    { fromStatus: 'applied', toStatus: 'interviewing', changedAt: '2025-03-11T08:00:00.000Z' },
    { fromStatus: null, toStatus: 'applied', changedAt: '2025-03-04T08:00:00.000Z' },
  ]);
  const undone = await call('POST', '/api/leads/import/undo', { leadIds: [tracked.id] });
  expect(undone.body).toEqual({ data: { removed: 1, kept: 0 } });
});

test('imports several statements of leads, with as many notes and dated statuses as there may be', async () => {
  const unlimited = await startTestServer();
  const as = callAs(unlimited, await unlimited.createUser());
  const changedAt = '2025-03-04T08:00:00Z';
  const statusChanges = Array(LIMITS.importedStatusChanges).fill({
    toStatus: 'applied',
    changedAt,
  });
  const notes = Array(LIMITS.importedNotes).fill('A note');
  const leads = Array.from({ length: LIMITS.bulk + 1 }, () =>
    lead({ statusChanges, notes, status: 'offer' }),
  );
  expect((await importLeads(leads, as)).body).toEqual({
    data: { added: LIMITS.bulk + 1, existing: 0 },
  });
  await unlimited.close();
});
