import { asc, eq } from 'drizzle-orm';
import { CHANGED_MEANWHILE } from '#domain/contract/errors.ts';
import { LEADS_TOO_LARGE, type Lead, type LeadResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { leadStatusHistory } from '../db/schema.ts';
import { suiteServer } from '../testing/suiteServer.ts';

const { server, user, call } = suiteServer();

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
