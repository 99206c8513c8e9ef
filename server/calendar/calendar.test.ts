import { DrizzleQueryError, sql } from 'drizzle-orm';
import fastify from 'fastify';
import ICAL from 'ical.js';
import type { Lead } from '#domain/contract/leads.ts';
import { errorHandler } from '../http/errorHandler.ts';
import { loggerOptions } from '../http/logger.ts';
import { serializerCompiler, validatorCompiler } from '../http/zodCompilers.ts';
import { callAs } from '../testing/callAs.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { startTestServer } from '../testing/testServer.ts';
import { calendarFeed } from './calendarRoutes.ts';

const { server, user, call, dataOf } = suiteServer();

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
