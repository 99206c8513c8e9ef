import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import fastify from 'fastify';
import ICAL from 'ical.js';
import { z } from 'zod';
import type { RestoreResponse } from '#domain/contract/archive.ts';
import { type Lead, newLeadSchema } from '#domain/contract/leads.ts';
import { calendarFeed } from '../calendar/calendarRoutes.ts';
import { errorHandler } from '../http/errorHandler.ts';
import { loggerOptions } from '../http/logger.ts';
import { serializerCompiler, validatorCompiler } from '../http/zodCompilers.ts';
import { ARCHIVE_LIMITS, readInProcess } from '../processes/processPool.ts';
import { type Call, callAs } from '../testing/callAs.ts';
import { resumeForm } from '../testing/resumeForm.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { startTestServer, type TestUser } from '../testing/testServer.ts';

// An archive takes longer to read on a busy machine.
const { server, user, call, dataOf } = suiteServer();
const PDF = join(import.meta.dirname, '../resume/fixtures/devon-plain.pdf');

const VIEW = {
  name: 'Due this week',
  filters: { search: '', status: 'all', type: 'all', priority: 'all', scope: 'due-week' },
  sort: { by: 'nextFollowUpAt', order: 'asc' },
  layout: 'table',
};

const PROFILE = {
  personalInfo: { name: 'Ada Moreno', email: 'ada@example.com' },
  professionalSummary: 'Platform engineer.',
  yearsOfExperience: 10,
  skills: { technicalSkills: ['TypeScript'] },
  additionalInfo: { achievements: ['I cut the build from 20 minutes to 4.'] },
  keptAnswers: [{ question: 'Why us?', answer: 'The sea.', inForms: false }],
  answers: { start: 'In two months' },
};

/** What the download has, without what belongs to the account or the moment. */
async function archiveOf(as: Call) {
  const { account, exportedAt, ...archive } = (await as('GET', '/api/user/archive')).body as Record<
    string,
    unknown
  >;
  return JSON.parse(JSON.stringify(archive), (key, value) =>
    key === 'userId' ? undefined : value,
  );
}

async function fillAccount() {
  const id = crypto.randomUUID();
  await call('POST', '/api/user', PROFILE);
  await call('POST', '/api/leads', { id, title: 'Engineer', company: 'Helio Grid', tags: ['a'] });
  await call('POST', `/api/leads/${id}/notes`, { text: 'First' });
  await call('POST', `/api/leads/${id}/notes`, { text: 'Second', type: 'interview' });
  const interview = { startsAt: '2096-12-01T10:00:00Z', timeZone: 'Europe/Oslo' };
  await call('POST', `/api/leads/${id}/interviews`, interview);
  const { body } = await call('POST', '/api/pitches/generate-from-company', {
    company: 'Helio Grid',
    position: 'Engineer',
    leadId: id,
  });
  const pitchId = (body as { pitch: { id: string } }).pitch.id;
  await call('PUT', `/api/pitches/${pitchId}`, { content: 'Dear team, hello.' });
  await call('PUT', `/api/leads/${id}`, { status: 'applied' });
  await call('PUT', `/api/leads/views/${crypto.randomUUID()}`, VIEW);
  const bytes = await readFile(PDF);
  const form = resumeForm({ bytes });
  const headers = { ...form.headers, authorization: `Bearer ${user.token}` };
  await server.app.inject({ method: 'POST', url: '/api/user/resume', ...form, headers });
  const archive = await archiveOf(call);
  expect(archive.resumes[0].content).toBe(
    `data:application/pdf;base64,${bytes.toString('base64')}`,
  );
  for (const lead of archive.leads) lead.userId = user.uid;
  return archive;
}

test('an archive in a second account gives the same account', async () => {
  const archive = await fillAccount();
  expect([archive.leads, archive.pitches, archive.views, archive.resumes]).toEqual(
    Array.from({ length: 4 }, () => [expect.anything()]),
  );
  expect(archive.history).toHaveLength(2);
  const second = await server.createUser();
  const other = callAs(server, second);
  const one = { leads: 1, messages: 0, people: 0, pitches: 1, views: 1, resumes: 1, profile: 1 };
  const none = { leads: 0, messages: 0, people: 0, pitches: 0, views: 0, resumes: 0, profile: 0 };
  const restored = await other('POST', '/api/user/restore', archive);
  expect(restored).toEqual({ status: 200, body: { data: { added: one, skipped: none } } });
  const before = await archiveOf(call);
  for (const entity of [before.profile, ...before.leads, ...before.pitches]) entity.version = 1;
  expect(await archiveOf(other)).toEqual(before);
  const fileOf = async ({ token }: TestUser) =>
    (
      await server.app.inject({
        url: `/api/user/resumes/${archive.resumes[0].id}/file`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).rawPayload;
  expect((await fileOf(second)).equals(await fileOf(user))).toBe(true);

  // Again, nothing is added.
  const again = await other('POST', '/api/user/restore', archive);
  expect(again.body).toEqual({ data: { added: none, skipped: one } });
  expect(await archiveOf(other)).toEqual(before);
});

test('changes nothing for an archive that is damaged', async () => {
  const archive = await fillAccount();
  const other = await server.createUser();
  const restore = async (payload: string) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/user/restore',
      headers: { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' },
      payload,
    });
    return [response.statusCode, response.json().error];
  };
  const text = JSON.stringify(archive, null, 2);
  const damaged = (change: (copy: typeof archive) => void) => {
    const copy = structuredClone(archive);
    change(copy);
    return JSON.stringify(copy);
  };
  expect(await restore(text.slice(0, text.length / 2))).toEqual([
    400,
    expect.stringMatching(/^The file isn't valid JSON: it is damaged or cut off/),
  ]);
  expect(await restore('')).toEqual([400, expect.stringContaining("isn't valid JSON")]);
  const isNoFile = damaged(({ resumes }) => {
    resumes[0].content = 'data:application/pdf;base64,aGVsbG8=';
  });
  expect(await restore(isNoFile)).toEqual([
    400,
    'resumes[0].content must be a PDF, DOC or DOCX file of that size.',
  ]);
  const isUnstorable = damaged(({ leads }) => {
    leads[0].notes[1].text = 'a\0b';
  });
  expect(await restore(isUnstorable)).toEqual([
    400,
    'leads[0].notes[1].text has a character that cannot be stored.',
  ]);
  const after = await archiveOf(callAs(server, other));
  expect(after).toMatchObject({ profile: null, leads: [], pitches: [], views: [], resumes: [] });
});

/** An archive of leads whose fields are like this. */
const archiveOfLeads = (count: number, fields: object = {}) => ({
  format: 'leadside-archive',
  version: 2,
  profile: null,
  leads: Array.from({ length: count }, (_, index) => ({
    ...newLeadSchema.parse({ title: `Engineer ${index}`, company: 'Helio Grid', ...fields }),
    id: crypto.randomUUID(),
    notes: [],
    createdAt: '2026-03-04T05:06:07.089Z',
    updatedAt: '2026-03-04T05:06:07.089Z',
  })),
  history: [],
  interviews: [],
  messages: [],
  pitches: [],
  views: [],
  resumes: [],
});

test.each([
  ['values', '"leads":[', '[],', 'leads[0] must be an object.'],
  ['values in one entry', '"leads":[[', '[],', 'an entry that is too large'],
  ['values that an archive has not', '"x":[', '[],', 'an entry that is too large'],
  [
    'views',
    '"views":[',
    `${JSON.stringify({ ...VIEW, id: crypto.randomUUID() })},`,
    'views must have 50 entries or fewer',
  ],
])('survives an archive of too many %s', async (_what, start, value, problem) => {
  const payload = `{${start}${value.repeat(27_000_000 / value.length)}`;
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/user/restore',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    payload,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toContain(problem);
});

test('takes no versions from an archive, so that what it adds can be changed and deleted', async () => {
  const archive = archiveOfLeads(1);
  const [lead] = archive.leads;
  Object.assign(lead ?? {}, { version: 2_147_483_647 });
  await call('POST', '/api/user/restore', archive);
  const updated = await call('PUT', `/api/leads/${lead?.id}`, { title: 'Senior Engineer' });
  expect(updated).toMatchObject({ status: 200, body: { data: { version: 2 } } });
  expect((await call('DELETE', '/api/user')).status).toBe(204);
});

test('checks a large archive whose texts are not in Latin letters only', async () => {
  const archive = archiveOfLeads(2_500, { description: 'Build – run – repeat. '.repeat(900) });
  const bytes = new TextEncoder().encode(JSON.stringify(archive));
  const outcome = await readInProcess({
    ...{ program: new URL('./checkArchive.ts', import.meta.url), data: { bytes } },
    ...{ result: z.any(), user: 'ana', limits: ARCHIVE_LIMITS },
  });
  expect(outcome).toMatchObject({ archive: { leadIds: { length: 2_500 } } });
});

test('lets others use the database between its batches', async () => {
  const transactions = jest.spyOn(server.appDb, 'transaction');
  const restored = await call('POST', '/api/user/restore', archiveOfLeads(300));
  expect(restored).toMatchObject({ status: 200, body: { data: { added: { leads: 300 } } } });
  expect(transactions.mock.calls.length).toBeGreaterThan(5);
  transactions.mockRestore();
});

test('adds the rest when a restore that was interrupted is repeated', async () => {
  const archive = archiveOfLeads(120);
  const { transaction } = server.appDb;
  const transactions = jest.spyOn(server.appDb, 'transaction');
  transactions.mockImplementationOnce((...work) => transaction.apply(server.appDb, work));
  transactions.mockRejectedValueOnce(new Error('The connection was lost'));
  expect((await call('POST', '/api/user/restore', archive)).status).toBe(500);
  transactions.mockRestore();
  const again = await call('POST', '/api/user/restore', archive);
  const { added, skipped } = (again.body as { data: RestoreResponse['data'] }).data;
  expect([added.leads, skipped.leads]).toEqual([70, 50]);
});

describe('the calendar', () => {
  async function addLead(fields: object): Promise<string> {
    const lead = { title: 'Engineer', company: 'Helio; Grid, “Ünïcode”', ...fields };
    return (await dataOf<Lead>('POST', '/api/leads', lead)).id;
  }

  const createFeed = async (): Promise<string> =>
    (await dataOf<{ path: string }>('POST', '/api/user/calendar')).path;

  const get = (path: string) => server.app.inject({ url: path });
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

  /** The date in so many days, in UTC, such as 2026-12-01. */
  const dayIn = (days: number) => inDays(days).slice(0, 10);

  /** The events as another library reads them. */
  function eventsIn(calendar: string) {
    const events = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent');
    return events.map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        summary: event.summary,
        start: event.startDate.toJSDate().toISOString(),
        minutes: event.duration.toSeconds() / 60,
        url: String(component.getFirstPropertyValue('url')),
      };
    });
  }

  test('the feed has the follow-ups of active leads, and nothing private', async () => {
    const contactInfo = { name: 'Maja Solberg', email: 'maja@example.com' };
    const [firstDay, secondDay] = [dayIn(5), dayIn(6)];
    const secondAt = `${secondDay}T16:30:00+01:00`;
    const first = await addLead({ nextFollowUpAt: `${firstDay}T09:00:00Z`, contactInfo });
    const second = await addLead({ status: 'interviewing', nextFollowUpAt: secondAt });
    await addLead({ status: 'rejected', nextFollowUpAt: inDays(5) });
    await addLead({});
    await call('POST', `/api/leads/${first}/notes`, { text: 'Ask about the salary.' });

    const path = await createFeed();
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(eventsIn(body)).toEqual([
      {
        uid: `${first}@leadside`,
        summary: 'Follow up: Engineer, Helio; Grid, “Ünïcode”',
        start: `${firstDay}T09:00:00.000Z`,
        minutes: 30,
        url: expect.stringMatching(new RegExp(`^http.*/app/leads\\?lead=${first}$`)),
      },
      {
        uid: `${second}@leadside`,
        summary: 'Follow up: Engineer, Helio; Grid, “Ünïcode”',
        start: `${secondDay}T15:30:00.000Z`,
        minutes: 30,
        url: expect.any(String),
      },
    ]);
    expect(body).not.toMatch(/Maja|maja@|salary/);
    expect(eventsIn((await get(path)).body)).toEqual(eventsIn(body));
  });

  test('the feed has interviews with their link or place, until they are canceled or moved', async () => {
    const lead = await addLead({});
    const path = `/api/leads/${lead}/interviews`;
    const fields = { startsAt: `${dayIn(5)}T09:30:00+01:00`, timeZone: 'Europe/Oslo' };
    const add = async (more: object) => {
      const { body } = await call('POST', path, {
        ...fields,
        ...more,
        notes: 'Ask about the salary.',
      });
      return (body as { data: { id: string } }).data.id;
    };
    const phone = await add({ kind: 'phone', minutes: 45, place: 'https://meet.example/a' });
    const task = await add({ kind: 'task', startsAt: `${dayIn(6)}T17:00:00Z` });
    await call('PUT', `${path}/${await add({})}`, { outcome: 'moved' });
    const feed = await createFeed();
    const { body } = await get(feed);
    expect(eventsIn(body)).toMatchObject([
      {
        uid: `${phone}-interview@leadside`,
        summary: 'Interview (phone call): Engineer, Helio; Grid, “Ünïcode”',
        start: `${dayIn(5)}T08:30:00.000Z`,
        minutes: 45,
        url: expect.stringContaining(`lead=${lead}`),
      },
      {
        uid: `${task}-interview@leadside`,
        summary: expect.stringMatching(/^Task due: /),
        minutes: 0,
      },
    ]);
    expect(body).toContain('LOCATION:https://meet.example/a');
    expect(body).not.toContain('salary');
    expect((await get(feed)).body).toBe(body);
  });

  test('the feed has the deadlines of leads that the user may still apply for, as whole days', async () => {
    const closesAt = dayIn(5);
    const id = await addLead({ closesAt });
    await addLead({ closesAt, status: 'applied' });
    await addLead({ closesAt: '2001-01-01' });
    const { body } = await get(await createFeed());
    expect(eventsIn(body)).toMatchObject([
      { uid: `${id}-deadline@leadside`, summary: 'Deadline: Engineer, Helio; Grid, “Ünïcode”' },
    ]);
    expect(body).toContain(`DTSTART;VALUE=DATE:${closesAt.replaceAll('-', '')}\r\n`);
  });

  test('the feed has a window of time, and is sent again only after a change', async () => {
    for (const days of [-31, -29, 364, 366]) await addLead({ nextFollowUpAt: inDays(days) });
    const url = await createFeed();
    const { headers, body } = await get(url);
    expect(eventsIn(body)).toHaveLength(2);
    const etag = String(headers.etag);
    const again = (known = etag) => server.app.inject({ url, headers: { 'if-none-match': known } });
    for (const known of [etag, `W/${etag}`, `"older", W/${etag}`]) {
      expect(await again(known)).toMatchObject({ statusCode: 304, body: '' });
    }
    await addLead({ nextFollowUpAt: inDays(1) });
    expect((await again()).statusCode).toBe(200);
  });

  test('each feed has a limit per minute', async () => {
    const [first, second] = [await createFeed(), await createFeed()];
    expect((await get(first)).statusCode).toBe(404);
    const other = await callAs(server, await server.createUser())('POST', '/api/user/calendar');
    const encodedAt = (at: number) =>
      `${second.slice(0, at)}%${second.charCodeAt(at).toString(16)}${second.slice(at + 1)}`;
    for (let index = 0; index < 10; index += 1) {
      const path = encodedAt('/calendar/'.length + index);
      expect((await get(`${path}?fresh=${index}`)).statusCode).toBe(200);
    }
    expect(await get(second)).toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    const { path } = (other.body as { data: { path: string } }).data;
    expect((await get(path)).statusCode).toBe(200);
  });

  test('the feed has at most 1,000 events', async () => {
    await addLead({ nextFollowUpAt: new Date().toISOString() });
    await server.db.execute(sql`
    insert into leads
    select (jsonb_populate_record(lead, jsonb_build_object('id', gen_random_uuid()))).*
    from leads lead, generate_series(1, 1000) where user_id = ${user.uid}`);
    expect(eventsIn((await get(await createFeed())).body)).toHaveLength(1_000);
  });

  test('an address asks for calendars at most 600 times a minute', async () => {
    const other = await startTestServer();
    const ask = () => other.app.inject({ url: '/calendar/unknown.ics' });
    for (let asked = 0; asked < 600; asked += 1) expect((await ask()).statusCode).toBe(404);
    expect((await ask()).statusCode).toBe(429);
    await other.close();
  });

  test('the log of a failing feed has no secret', async () => {
    const secret = 's'.repeat(32);
    let log = '';
    const stream = { write: (line: string) => (log += line) };
    const app = fastify({ logger: { ...loggerOptions, stream } });
    app.setErrorHandler(errorHandler);
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    const select = () => {
      throw new DrizzleQueryError('select', [secret], new Error('out of memory'));
    };
    await app.register(calendarFeed, { db: { select } as never, origin: () => '' });
    expect((await app.inject({ url: `/calendar/${secret}.ics` })).statusCode).toBe(503);
    expect(log).toContain('out of memory');
    expect(log).not.toContain(secret);
    await app.close();
  });

  test('an address ends when it is replaced, and when the calendar or the account is deleted', async () => {
    const old = await createFeed();
    const path = await createFeed();
    expect((await call('GET', '/api/user/calendar')).body).toEqual({ data: { path } });
    expect((await get(old)).statusCode).toBe(404);
    for (const wrong of ['wrong', '%00', 'a'.repeat(32)]) {
      const response = await get(`/calendar/${wrong}.ics`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ error: 'There is no calendar at this address.' });
    }
    await call('DELETE', '/api/user/calendar');
    expect((await get(path)).statusCode).toBe(404);
    const last = await createFeed();
    await call('DELETE', '/api/user');
    expect((await get(last)).statusCode).toBe(404);
  });
});
