import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { DEFAULT_PITCH_SETTINGS, LEAD_STATUSES } from '#domain/contract/enums.ts';
import type { Data } from '#domain/contract/fields.ts';
import { type Lead, type LeadListResponse, newLeadSchema } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { ViewInput } from '#domain/contract/views.ts';
import { deleteOldUsageData } from '../db/deleteOldUsageData.ts';
import { leadNotes, leadStatusHistory, leads, pitches } from '../db/schema.ts';
import { type Call, callAs } from '../testing/callAs.ts';
import { eventsOf } from '../testing/eventsOf.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { newLeadRow } from './leadColumns.ts';

const { server, user, call, dataOf } = suiteServer();
const NEW_LEAD = { title: 'Frontend Engineer', company: 'Aldermoor Labs' };

async function addLead(fields: object = {}, as: Call = call): Promise<Lead> {
  const { status, body } = await as('POST', '/api/leads', { ...NEW_LEAD, ...fields });
  expect(status).toBe(201);
  return (body as Data<Lead>).data;
}

const leadsOf = async (as: Call = call) =>
  ((await as('GET', '/api/leads')).body as LeadListResponse).data;

describe('POST /api/leads', () => {
  it('stores every field as sent', async () => {
    const sent = {
      title: 'Büro & <b>Café</b> 🚀',
      company: 'Ørsund',
      type: 'freelance',
      category: 'networking',
      status: 'negotiating',
      description: 'Two lines\nwith a tab\t',
      source: 'Meetup',
      appliedWhere: 'Website',
      postUrl: 'https://example.com/a?b=c',
      applicationUrl: 'http://example.com',
      location: 'Köln',
      compensationRange: '€100',
      employmentType: 'Full-time',
      reference: 'NB-301',
      postedAt: '2026-11-02',
      closesAt: '2026-12-24',
      value: 1234.56,
      priority: 'urgent',
      contactInfo: {
        name: 'Zoë',
        email: 'zoe@example.com',
        phone: '+49 1',
        linkedin: 'https://www.linkedin.com/in/zoe',
        website: 'https://zoe.example',
      },
      pitch: 'Dear Zoë,\n',
      pitchId: 'p-1',
      customPrompt: 'short',
      tags: ['a', 'B'],
      score: 100,
      isQualified: true,
      qualificationNotes: 'yes',
      lastContactAt: '2026-11-01T10:00:00.000Z',
      nextFollowUpAt: '9999-12-31T23:59:59.999Z',
    };
    expect(await addLead(sent)).toMatchObject(sent);
  });

  it('says when the user applied, or first made contact, by the status changes', async () => {
    const lead = await addLead();
    const setStatus = async (status: string) =>
      (await dataOf<Lead>('PUT', `/api/leads/${lead.id}`, { status })).appliedAt;
    expect((await addLead({ status: 'applied' })).appliedAt).not.toBeNull();
    expect((await addLead({ status: 'interviewing' })).appliedAt).toBeNull();
    const contacted = await setStatus('contacted');
    expect(contacted).not.toBeNull();
    const applied = await setStatus('applied');
    expect(await setStatus('interviewing')).toBe(applied);
    const appliedAt = '2026-08-03T10:00:00.000Z';
    await call('PUT', `/api/leads/${lead.id}/application`, { appliedAt });
    expect((await leadsOf()).find(({ id }) => id === lead.id)).toMatchObject({ appliedAt });
  });

  it('takes the owner from the token, not from the body', async () => {
    const lead = await addLead({ userId: 'another-user' });
    expect(lead.userId).toBe(user.uid);
  });

  it.each([
    ['title has a character that cannot be stored.', { title: 'a\0b' }],
    ['contactInfo must be an object.', { contactInfo: 'Zoë' }],
    ['contactInfo.email must be an email address.', { contactInfo: { email: 'zoe' } }],
    ['id must be a UUID.', { id: '1' }],
    [`status must be one of ${LEAD_STATUSES.join(', ')}.`, { status: '' }],
    ['applicationUrl must be a web address', { applicationUrl: 'not an address' }],
    ['tags[1] must not be empty.', { tags: ['a', ' '] }],
    ['lastContactAt must be a timestamp such as', { lastContactAt: '2026-11-21T10:00:00' }],
    [
      'nextFollowUpAt must be between the years 1970 and 9999.',
      { nextFollowUpAt: '1969-12-31T23:59:59Z' },
    ],
    [
      'nextFollowUpAt must be between the years 1970 and 9999.',
      { nextFollowUpAt: '9999-12-31T23:59:59-01:00' },
    ],
  ])('rejects with "%s"', async (sentence, fields) => {
    const { status, body } = await call('POST', '/api/leads', { ...NEW_LEAD, ...fields });
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: expect.stringContaining(sentence) },
    });
    expect(await call('GET', '/api/leads')).toMatchObject({ body: { total: 0 } });
  });
});

const historyOf = (leadId: string) =>
  server.db
    .select()
    .from(leadStatusHistory)
    .where(eq(leadStatusHistory.leadId, leadId))
    .orderBy(asc(leadStatusHistory.id));

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
});

describe('POST /api/leads/{id}/notes', () => {
  it('rejects more notes than a lead can have, also for concurrent requests', async () => {
    const lead = await addLead();
    const path = `/api/leads/${lead.id}`;
    const addNote = (text: string) => call('POST', `${path}/notes`, { text });
    const notes = Array.from({ length: LIMITS.notes - 1 }, (_, index) => ({
      userId: lead.userId,
      leadId: lead.id,
      id: randomUUID(),
      type: 'general' as const,
      text: `${index}`,
    }));
    await server.db.insert(leadNotes).values(notes);
    const responses = await Promise.all([addNote('a'), addNote('b')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toEqual({
      error: 'This lead has 1,000 notes, the most a lead can have.',
    });
    const { version, notes: stored } = await dataOf<Lead>('GET', path);
    expect([version, stored.length]).toEqual([2, LIMITS.notes]);
  });
});

const deletedLeads = () => dataOf<{ id: string }[]>('GET', '/api/leads/deleted');
const removeWith = (as: Call, ...leadIds: string[]) =>
  as('POST', '/api/leads/bulk/delete', { leadIds });
const restoreWith = (as: Call, ...leadIds: string[]) =>
  as('POST', '/api/leads/deleted/restore', { leadIds });
const importLeads = (leads: object[], as: Call = call) =>
  as('POST', '/api/leads/import', { leads });
const importedLead = (fields = {}) => ({ ...NEW_LEAD, id: randomUUID(), ...fields });

describe('deleted leads', () => {
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

  const remove = (...leadIds: string[]) => removeWith(call, ...leadIds);

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
      { ...NEW_LEAD, id, status: 'new', deletedAt: expect.any(String) },
    ]);

    const restored = { ...before, version: (before?.version ?? 0) + 2 };
    expect(await restoreWith(call, id)).toEqual({ status: 200, body: { data: [restored] } });
    expect(await leadsOf()).toEqual([restored]);
    expect(await interviews()).toEqual(planned);
    expect(await deletedLeads()).toEqual([]);
    const { body } = await call('GET', `/api/pitches?leadId=${id}`);
    expect(body).toMatchObject({ data: [{ content: 'Hello' }] });
    expect((await call('POST', `/api/leads/${id}/notes`, { text: 'Third' })).body).toMatchObject({
      data: { notes: [{ text: 'First' }, { text: 'Second' }, { text: 'Third' }] },
    });
  });

  test.each([
    ['added', (lead: object) => call('POST', '/api/leads', lead)],
    ['imported', (lead: object) => importLeads([lead])],
  ])('a lead that is %s under the id of a deleted one replaces it', async (_how, add) => {
    const { id } = await addLead();
    await call('POST', `/api/leads/${id}/notes`, { text: 'Of the deleted lead' });
    await remove(id);
    await add({ ...NEW_LEAD, id });
    expect(await leadsOf()).toMatchObject([{ id, version: 1, notes: [] }]);
    expect(await deletedLeads()).toEqual([]);
  });

  test('deleted leads are listed in pages, and only the last 5,000 are kept', async () => {
    const row = newLeadRow(user.uid, newLeadSchema.parse(NEW_LEAD));
    const rows = Array.from({ length: 5_005 }, (_, n) => ({
      ...row,
      id: randomUUID(),
      title: String(n + 1),
      deletedAt: new Date(Date.now() - 1_000 * (n + 1)),
    }));
    for (const half of [
      rows.slice(0, 1_500),
      rows.slice(1_500, 3_000),
      rows.slice(3_000, 4_500),
      rows.slice(4_500),
    ])
      await server.db.insert(leads).values(half);
    const { id } = await addLead({ title: '0' });
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

  test('after 30 days, when cleared, and with the account, a deleted lead is gone', async () => {
    const [first, second, third] = [await addLead(), await addLead(), await addLead()];
    await remove(first.id);
    await server.db.execute(
      sql`update leads set deleted_at = now() - interval '31 days' where id = ${first.id}`,
    );
    await remove(second.id);
    // The first call only remembers the time.
    for (const _ of [1, 2]) await deleteOldUsageData(server.db, new Date());
    expect((await deletedLeads()).map(({ id }) => id)).toEqual([second.id]);
    expect((await call('DELETE', '/api/leads/deleted')).status).toBe(204);
    expect(await deletedLeads()).toEqual([]);
    await remove(third.id);
    await call('DELETE', '/api/user');
    const { rows } = (await server.db.execute(
      sql`select 1 from leads where user_id = ${user.uid}`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([]);
  });
});

describe('with a limit of 3 leads', () => {
  const { call } = suiteServer({ config: { leadLimit: 3 } });
  const LIMIT = {
    status: 409,
    body: { error: 'You have reached the limit of 3 leads. Delete one to add another.' },
  };

  test('a lead is not restored over the limit', async () => {
    const { id } = await addLead({}, call);
    await removeWith(call, id);
    for (const title of ['A', 'B', 'C']) await addLead({ title }, call);
    expect(await restoreWith(call, id)).toEqual(LIMIT);
    await removeWith(call, ...(await leadsOf(call)).map((lead) => lead.id));
    expect((await restoreWith(call, id)).status).toBe(200);
  });

  test('an import adds all leads of a request, or none above the limit', async () => {
    const leads = [importedLead(), importedLead()];
    const added = async (sent: object[]) => (await importLeads(sent, call)).body;
    expect(await added(leads)).toEqual({ data: { added: 2, existing: 0 } });
    // The same request again, with one more.
    expect(await added([...leads, importedLead()])).toEqual({ data: { added: 1, existing: 2 } });
    expect(await importLeads([importedLead()], call)).toEqual(LIMIT);
    expect(await leadsOf(call)).toHaveLength(3);
  });
});

describe('an import', () => {
  test('counts a status from the day that the file names', async () => {
    const applied = importedLead({ status: 'applied', lastContactAt: '2025-03-04T08:00:00Z' });
    await importLeads([applied]);
    expect(await dataOf('GET', `/api/leads/${applied.id}/status-changes`)).toMatchObject([
      { toStatus: 'applied', changedAt: '2025-03-04T08:00:00.000Z' },
    ]);
  });

  test("doesn't know when an application without a date was sent, until the user says so", async () => {
    const applied = importedLead({ status: 'applied', createdAt: new Date().toISOString() });
    await importLeads([applied]);
    const appliedAtOf = async () =>
      (await leadsOf()).find(({ id }) => id === applied.id)?.appliedAt;
    expect(await appliedAtOf()).toBeNull();
    const appliedAt = '2025-08-03T10:00:00.000Z';
    await call('PUT', `/api/leads/${applied.id}/application`, { appliedAt });
    expect(await appliedAtOf()).toBe(appliedAt);
  });

  test('imports notes and the dates of statuses, and one undo removes them', async () => {
    const statusChanges = [
      { toStatus: 'applied', changedAt: '2025-03-04T08:00:00Z' },
      { toStatus: 'interviewing', changedAt: '2025-03-11T08:00:00Z' },
    ];
    const tracked = importedLead({
      status: 'rejected',
      statusChanges,
      notes: ['Value: about 55k'],
    });
    await importLeads([tracked]);
    expect(await leadsOf()).toMatchObject([
      {
        version: 1,
        appliedAt: '2025-03-04T08:00:00.000Z',
        notes: [{ text: 'Value: about 55k' }],
      },
    ]);
    expect(await dataOf('GET', `/api/leads/${tracked.id}/status-changes`)).toMatchObject([
      { fromStatus: 'interviewing', toStatus: 'rejected' },
      { fromStatus: 'applied', toStatus: 'interviewing', changedAt: '2025-03-11T08:00:00.000Z' },
      { fromStatus: null, toStatus: 'applied', changedAt: '2025-03-04T08:00:00.000Z' },
    ]);
    const undone = await call('POST', '/api/leads/import/undo', { leadIds: [tracked.id] });
    expect(undone.body).toEqual({ data: { removed: 1, kept: 0 } });
  });

  test('imports several statements of leads, with as many notes and dated statuses as there may be', async () => {
    const statusChange = { toStatus: 'applied', changedAt: '2025-03-04T08:00:00Z' };
    const statusChanges = Array(LIMITS.importedStatusChanges).fill(statusChange);
    const notes = Array(LIMITS.importedNotes).fill('A note');
    const leads = Array.from({ length: LIMITS.bulk + 1 }, () =>
      importedLead({ statusChanges, notes, status: 'offer' }),
    );
    expect((await importLeads(leads)).body).toEqual({
      data: { added: LIMITS.bulk + 1, existing: 0 },
    });
  });
});

describe('saved views', () => {
  const VIEW: ViewInput = {
    name: 'Interviews',
    filters: { search: '', status: 'interviewing', type: 'all', priority: 'all', scope: 'all' },
    sort: { by: 'value', order: 'desc' },
    layout: 'board',
  };

  const path = (index: number) =>
    `/api/leads/views/00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

  test("a user's views are saved, replaced and deleted, and other clients learn of it", async () => {
    const stranger = callAs(server, await server.createUser());
    const events = await eventsOf(server, user);
    expect(await events.next()).toEqual(['ready', {}]);
    await call('PUT', path(1), VIEW);
    const id = path(1).slice(-36);
    expect(await events.next()).toEqual([
      'change',
      { entity: 'views', id, operation: 'upsert', version: null },
    ]);
    await events.close();
    await call('PUT', path(2), { ...VIEW, name: 'B' });
    await call('PUT', path(1), { ...VIEW, name: 'A' });
    expect((await call('GET', '/api/leads/views')).body).toMatchObject({
      data: [{ id, name: 'A' }, { name: 'B' }],
    });
    expect((await stranger('GET', '/api/leads/views')).body).toEqual({ data: [] });
    expect((await stranger('DELETE', path(1))).status).toBe(404);
    expect((await call('DELETE', path(1))).status).toBe(204);
    expect((await call('GET', '/api/leads/views')).body).toMatchObject({ data: [{ name: 'B' }] });
  });
});
