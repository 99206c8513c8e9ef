import type { LeadListResponse, StatusChangesResponse } from '#domain/contract/leads.ts';
import { type Call, callAs } from '../testing/callAs.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let call: Call;

beforeAll(async () => {
  server = await startTestServer({ config: { leadLimit: 3 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  call = callAs(server, await server.createUser());
});

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

test("adds and removes nothing of another user's", async () => {
  const other = callAs(server, await server.createUser());
  const mine = lead();
  await importLeads([mine]);
  await importLeads([{ ...mine, title: 'Theirs' }], other);
  const undone = await other('POST', '/api/leads/import/undo', { leadIds: [mine.id] });
  expect(undone.body).toEqual({ data: { removed: 1, kept: 0 } });
  expect(await leadsOf()).toMatchObject([{ id: mine.id, title: 'Engineer' }]);
});
