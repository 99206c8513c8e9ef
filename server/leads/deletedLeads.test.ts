import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import type { Lead, LeadListResponse, LeadResponse } from '#domain/contract/leads.ts';
import { deleteOldUsageData } from '../db/deleteOldUsageData.ts';
import { pitches } from '../db/schema.ts';
import { suiteServer } from '../testing/suiteServer.ts';

const { server, user, call } = suiteServer({ config: { leadLimit: 3 } });

async function addLead(title = 'Engineer'): Promise<Lead> {
  const { body } = await call('POST', '/api/leads', { title, company: 'Helio Grid' });
  return (body as LeadResponse).data;
}

const addPitch = (leadId: string) =>
  server.db.insert(pitches).values({
    userId: user.uid,
    id: randomUUID(),
    leadId,
    company: 'Helio Grid',
    position: 'Engineer',
    content: 'Hello',
    generator: 'template',
    unsupportedClaims: [],
    settings: { ...DEFAULT_PITCH_SETTINGS, template: '', customPrompt: '' },
  });

const leadsOf = async (as = call) =>
  ((await as('GET', '/api/leads')).body as LeadListResponse).data;
const deletedLeads = async (as = call) =>
  ((await as('GET', '/api/leads/deleted')).body as { data: { id: string }[] }).data;
const remove = (...leadIds: string[]) => call('POST', '/api/leads/bulk/delete', { leadIds });
const restore = (...leadIds: string[]) => call('POST', '/api/leads/deleted/restore', { leadIds });

test('a deleted lead comes back as it was, with its notes, interviews and pitches', async () => {
  const { id } = await addLead();
  await call('PUT', `/api/leads/${id}`, { tags: ['a'], nextFollowUpAt: '2026-12-01T09:00:00Z' });
  for (const text of ['First', 'Second']) await call('POST', `/api/leads/${id}/notes`, { text });
  await addPitch(id);
  const interview = { startsAt: '2096-12-01T10:00:00Z', timeZone: 'Europe/Oslo' };
  await call('POST', `/api/leads/${id}/interviews`, interview);
  const interviews = async () => (await call('GET', '/api/interviews')).body;
  const [before] = await leadsOf();
  const planned = await interviews();

  expect((await remove(id)).status).toBe(204);
  expect(await leadsOf()).toEqual([]);
  expect(await interviews()).toEqual({ data: [] });
  expect(await deletedLeads()).toEqual([
    { id, title: 'Engineer', company: 'Helio Grid', status: 'new', deletedAt: expect.any(String) },
  ]);

  const restored = { ...before, version: (before?.version ?? 0) + 1 };
  expect(await restore(id)).toEqual({ status: 200, body: { data: [restored] } });
  expect(await leadsOf()).toEqual([restored]);
  expect(await interviews()).toEqual(planned);
  expect(await deletedLeads()).toEqual([]);
  const { body } = await call('GET', `/api/pitches?leadId=${id}`);
  expect(body).toMatchObject({ data: [{ content: 'Hello' }] });
  expect((await call('POST', `/api/leads/${id}/notes`, { text: 'Third' })).body).toMatchObject({
    data: { notes: [{ text: 'First' }, { text: 'Second' }, { text: 'Third' }] },
  });
});

test('deleted leads are listed in pages, and only the last 5,000 are kept', async () => {
  const rows = (count: number, from: number) =>
    server.db.execute(sql`
      insert into deleted_leads (user_id, id, deleted_at, lead, notes, pitches)
      select ${user.uid}, gen_random_uuid(), now() - n * interval '1 second',
        jsonb_build_object('title', n::text, 'company', 'X', 'status', 'new'), '[]', '[]'
      from generate_series(${from}::int, ${from + count - 1}::int) n`);
  await rows(5_005, 1);
  const { id } = await addLead('0');
  await remove(id);
  const titles: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await call('GET', `/api/leads/deleted?limit=1000${cursor}`);
    const page = body as { data: { title: string }[]; nextCursor: string | null };
    titles.push(...page.data.map(({ title }) => title));
    cursor = page.nextCursor && `&cursor=${page.nextCursor}`;
  }
  expect(titles).toEqual(Array.from({ length: 5_000 }, (_, index) => String(index)));
  expect((await call('GET', '/api/leads/deleted?cursor=x')).status).toBe(400);
});

test('a lead is not restored over the limit, or over a new one with its id', async () => {
  const { id } = await addLead();
  await remove(id);
  for (const title of ['A', 'B', 'C']) await addLead(title);
  expect(await restore(id)).toMatchObject({
    status: 409,
    body: { error: 'You have reached the limit of 3 leads. Delete one to add another.' },
  });
  const [latest] = await leadsOf();
  await remove(String(latest?.id));
  await call('POST', '/api/leads', { id, title: 'Again', company: 'X' });
  await remove(...(await leadsOf()).filter((lead) => lead.id !== id).map((lead) => lead.id));
  expect(await restore(id)).toMatchObject({
    status: 409,
    body: { error: 'The lead exists already.' },
  });
  expect(await leadsOf()).toMatchObject([{ title: 'Again' }]);
});

test('after 30 days, when cleared, and with the account, a deleted lead is gone', async () => {
  const [first, second, third] = [await addLead(), await addLead(), await addLead()];
  await remove(first.id);
  await server.db.execute(sql`update deleted_leads set deleted_at = now() - interval '31 days'`);
  await remove(second.id);
  // The first call only remembers the time.
  for (const _ of [1, 2]) await deleteOldUsageData(server.db, new Date());
  expect((await deletedLeads()).map(({ id }) => id)).toEqual([second.id]);
  expect((await call('DELETE', '/api/leads/deleted')).status).toBe(204);
  expect(await deletedLeads()).toEqual([]);
  await remove(third.id);
  await call('DELETE', '/api/user');
  const { rows } = (await server.db.execute(
    sql`select 1 from deleted_leads where user_id = ${user.uid}`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([]);
});
