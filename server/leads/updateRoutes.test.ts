import { asc, eq } from 'drizzle-orm';
import { CHANGED_MEANWHILE } from '#domain/contract/errors.ts';
import { LEADS_TOO_LARGE, type Lead, type LeadResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { leadStatusHistory } from '../db/schema.ts';
import { type Call, callAs } from '../testing/callAs.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts';

let server: TestServer;
let user: TestUser;
let call: Call;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await server.createUser();
  call = callAs(server, user);
});

const NEW_LEAD = { title: 'Frontend Engineer', company: 'Aldermoor Labs' };

async function addLead(fields: object = {}): Promise<Lead> {
  const { status, body } = await call('POST', '/api/leads', { ...NEW_LEAD, ...fields });
  expect(status).toBe(201);
  return (body as LeadResponse).data;
}

const historyOf = (leadId: string) =>
  server.db
    .select()
    .from(leadStatusHistory)
    .where(eq(leadStatusHistory.leadId, leadId))
    .orderBy(asc(leadStatusHistory.id));

const leadNotFound = { status: 404, body: { error: 'Lead not found.' } };

describe('PUT /api/leads/{id}', () => {
  it('updates only the fields that are sent', async () => {
    const before = await addLead({ location: 'Wien', tags: ['a'] });
    const { status, body } = await call('PUT', `/api/leads/${before.id}`, {
      title: 'Tech Lead',
      tags: [],
      nextFollowUpAt: '2026-12-01T00:00:00Z',
    });
    const after = (body as LeadResponse).data;
    expect(status).toBe(200);
    expect(after).toEqual({
      ...before,
      title: 'Tech Lead',
      tags: [],
      nextFollowUpAt: '2026-12-01T00:00:00.000Z',
      version: 2,
      updatedAt: after.updatedAt,
    });
    expect(String(after.updatedAt) > String(before.updatedAt)).toBe(true);
  });

  it.each([{}, { userId: 'another-user' }, { contactInfo: {} }])(
    'changes nothing for %j',
    async (update) => {
      const lead = await addLead();
      const response = await call('PUT', `/api/leads/${lead.id}`, update);
      expect(response).toEqual({ status: 200, body: { data: lead } });
    },
  );

  it('applies an update that names its version only to that version', async () => {
    const { id } = await addLead();
    const update = (changes: object) => call('PUT', `/api/leads/${id}`, changes);
    const { body } = await update({ location: 'Wien', version: 1 });
    expect(body).toMatchObject({ data: { location: 'Wien', version: 2 } });
    expect(await update({ status: 'offer', location: 'Graz', version: 1 })).toEqual({
      status: 409,
      body: { ...(body as LeadResponse), error: CHANGED_MEANWHILE },
    });
    expect(await call('GET', `/api/leads/${id}`)).toEqual({ status: 200, body });
    expect(await historyOf(id)).toHaveLength(1);
  });

  it('makes the new text searchable', async () => {
    const { id } = await addLead({ description: 'Old', contactInfo: { name: 'Ana' } });
    await call('PUT', `/api/leads/${id}`, { description: 'Brandneu' });
    const total = async (q: string) =>
      (await call('GET', `/api/leads?q=${encodeURIComponent(q)}`)).body;
    expect(await total('BRANDNEU')).toMatchObject({ total: 1 });
    expect(await total('ana')).toMatchObject({ total: 1 });
    expect(await total('old')).toMatchObject({ total: 0 });
  });
});

describe('the status history', () => {
  it('gets an entry at creation and at every change of status', async () => {
    const { id } = await addLead();
    for (const update of [{ status: 'applied' }, { status: 'applied' }, { title: 'x' }]) {
      await call('PUT', `/api/leads/${id}`, update);
    }
    await call('PUT', `/api/leads/${id}`, { status: 'offer', title: 'y' });
    expect(await historyOf(id)).toMatchObject([
      { userId: user.uid, fromStatus: null, toStatus: 'new', changedBy: user.uid },
      { fromStatus: 'new', toStatus: 'applied' },
      { fromStatus: 'applied', toStatus: 'offer' },
    ]);
  });

  it('is listed newest first, with the changes of bulk updates', async () => {
    const { id } = await addLead();
    await call('PUT', `/api/leads/${id}`, { status: 'qualified' });
    await call('PUT', '/api/leads/bulk', { leadIds: [id], updates: { status: 'proposal' } });
    const changedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.\d{3}Z$/);
    expect(await call('GET', `/api/leads/${id}/status-changes`)).toEqual({
      status: 200,
      body: {
        data: [
          {
            fromStatus: 'qualified',
            toStatus: 'proposal',
            customStatus: '',
            changedAt,
            pitchId: null,
          },
          { fromStatus: 'new', toStatus: 'qualified', customStatus: '', changedAt, pitchId: null },
          { fromStatus: null, toStatus: 'new', customStatus: '', changedAt, pitchId: null },
        ],
      },
    });
  });

  it('has own statuses, which a new status clears', async () => {
    const { id } = await addLead();
    const put = (update: object) => call('PUT', `/api/leads/${id}`, update);
    const saved = (customStatus: string) => ({ body: { data: { customStatus } } });
    await put({ status: 'interviewing', customStatus: 'screen' });
    expect(await put({ status: 'interviewing', title: 'Same status' })).toMatchObject(
      saved('screen'),
    );
    expect(await put({ customStatus: 'onsite' })).toMatchObject(saved('onsite'));
    expect(await put({ status: 'offer' })).toMatchObject(saved(''));
    expect(await historyOf(id)).toMatchObject([
      { toStatus: 'new', customStatus: '' },
      { toStatus: 'interviewing', customStatus: 'screen' },
      { fromStatus: 'interviewing', toStatus: 'interviewing', customStatus: 'onsite' },
      { toStatus: 'offer', customStatus: '' },
    ]);
  });

  it("is listed for a deleted lead, but not for another user's", async () => {
    const { id } = await addLead();
    const path = `/api/leads/${id}/status-changes`;
    expect(await callAs(server, await server.createUser())('GET', path)).toEqual(leadNotFound);
    await call('DELETE', `/api/leads/${id}`);
    expect(await call('GET', path)).toMatchObject({ status: 200, body: { data: [{}] } });
  });

  it('outlives the lead and is append-only', async () => {
    const { id } = await addLead();
    await call('DELETE', `/api/leads/${id}`);
    expect(await historyOf(id)).toHaveLength(1);
    const rewrite = server.db
      .update(leadStatusHistory)
      .set({ toStatus: 'hired' })
      .where(eq(leadStatusHistory.leadId, id));
    await expect(rewrite).rejects.toMatchObject({
      cause: { message: 'lead_status_history is append-only' },
    });
  });
});

describe('PUT /api/leads/bulk', () => {
  const bulk = (leadIds: unknown, updates: object) =>
    call('PUT', '/api/leads/bulk', { leadIds, updates });

  it('updates all leads, returns them in the requested order and writes their histories', async () => {
    const [a, b] = [await addLead({ title: 'A' }), await addLead({ status: 'applied' })];
    const updates = { status: 'applied', company: 'Neu', contactInfo: { name: 'Ana' } };
    const { status, body } = await bulk([b.id, a.id.toUpperCase(), b.id], updates);
    expect(status).toBe(200);
    expect((body as { data: Lead[] }).data).toMatchObject([
      { id: b.id, status: 'applied', company: 'Neu', contactInfo: { name: 'Ana' } },
      { id: a.id, title: 'A', status: 'applied', company: 'Neu' },
    ]);
    expect(await historyOf(a.id)).toHaveLength(2);
    expect(await historyOf(b.id)).toHaveLength(1);
    expect(await call('GET', '/api/leads?q=ana')).toMatchObject({ body: { total: 2 } });
  });

  it('updates none when the response would be too large', async () => {
    const description = '😀'.repeat(LIMITS.description / 2);
    const large = { description, pitch: description, status: 'new' };
    const leads = await Promise.all(Array.from({ length: 60 }, () => addLead(large)));
    const ids = leads.map(({ id }) => id);
    expect(await bulk(ids, { status: 'hired' })).toEqual({
      status: 413,
      body: { error: LEADS_TOO_LARGE },
    });
    expect(await call('GET', '/api/leads?status=hired')).toMatchObject({ body: { total: 0 } });
    expect(await bulk(ids.slice(0, 20), { status: 'hired' })).toMatchObject({ status: 200 });
  });
});
