import type { LeadResponse } from '#domain/contract/leads.ts';
import { type Call, callAs } from '../testing/callAs.ts';
import { eventsOf, type OpenEvents } from '../testing/eventsOf.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts';

let server: TestServer;
let user: TestUser;
let call: Call;
let opened: OpenEvents[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await server.createUser();
  call = callAs(server, user);
  opened = [];
});
afterEach(() => Promise.all(opened.map((events) => events.close())));

/** A stream that is known to hear changes. */
async function follow(who = user): Promise<OpenEvents> {
  const events = await eventsOf(server, who);
  opened.push(events);
  expect(await events.next()).toEqual(['ready', {}]);
  return events;
}

const addLead = async (as = call) =>
  ((await as('POST', '/api/leads', { title: 'Engineer', company: 'X' })).body as LeadResponse).data
    .id;

const PROFILE = {
  personalInfo: { name: 'Ada', email: 'ada@example.com' },
  professionalSummary: 'Engineer.',
  skills: { technicalSkills: ['SQL'] },
};

describe('GET /events', () => {
  it('asks for a token', async () => {
    expect(await callAs(server, null)('GET', '/api/events')).toEqual({
      status: 401,
      body: { error: 'User not authenticated' },
    });
  });

  it('tells of a lead that is added, changed, noted upon and deleted, by id and without content', async () => {
    const events = await follow();
    const id = await addLead();
    const told = ['change', { word: 'leads', id }];
    expect(await events.next()).toEqual(told);
    await call('PUT', `/api/leads/${id}`, { status: 'offer' });
    expect(await events.next()).toEqual(told);
    await call('POST', `/api/leads/${id}/notes`, { text: 'Call back' });
    expect(await events.next()).toEqual(told);
    await call('DELETE', `/api/leads/${id}`);
    expect(await events.next()).toEqual(told);
  });

  it('tells of each lead of a bulk update', async () => {
    const events = await follow();
    const leadIds = [await addLead(), await addLead()];
    await events.next();
    await events.next();
    await call('PUT', '/api/leads/bulk', { leadIds, updates: { priority: 'high' } });
    const told = [await events.next(), await events.next()].map((event) => event?.[1]);
    expect(told).toEqual(expect.arrayContaining(leadIds.map((id) => ({ word: 'leads', id }))));
  });

  it('tells of the profile and of pitches', async () => {
    const events = await follow();
    await call('POST', '/api/user', PROFILE);
    expect(await events.next()).toEqual(['change', { word: 'profile', id: user.uid }]);
    const { status, body } = await call('POST', '/api/pitches/generate-from-company', {
      ...{ company: 'X', position: 'Engineer', description: '', location: '' },
      ...{ type: 'email', tone: 'formal', length: 'short', platform: 'general' },
    });
    expect(status).toBe(200);
    const { id } = (body as { pitch: { id: string } }).pitch;
    expect(await events.next()).toEqual(['change', { word: 'pitches', id }]);
  });

  it('tells every client of a user, and nobody else', async () => {
    const stranger = await server.createUser();
    const [first, second, strangers] = [await follow(), await follow(), await follow(stranger)];
    const told = ['change', { word: 'leads', id: await addLead() }];
    expect(await first.next()).toEqual(told);
    expect(await second.next()).toEqual(told);
    const theirs = await addLead(callAs(server, stranger));
    expect(await strangers.next()).toEqual(['change', { word: 'leads', id: theirs }]);
  });

  it('tells nothing of what is refused', async () => {
    const events = await follow();
    const id = await addLead();
    expect((await events.next())?.[1]).toEqual({ word: 'leads', id });
    await call('PUT', '/api/leads/bulk', {
      leadIds: [id, crypto.randomUUID()],
      updates: { priority: 'high' },
    });
    await call('POST', '/api/user', PROFILE);
    expect((await events.next())?.[1]).toEqual({ word: 'profile', id: user.uid });
  });

  it('ends with the account', async () => {
    const events = await follow();
    await call('POST', '/api/user', PROFILE);
    await call('DELETE', '/api/user');
    const told = ['change', { word: 'profile', id: user.uid }];
    expect(await events.next()).toEqual(told);
    expect(await events.next()).toEqual(told);
    expect(await events.next()).toBeNull();
  });

  it('ends with the token', async () => {
    const brief = await server.createUser(undefined, new Date(Date.now() - 3_599_000));
    const events = await follow(brief);
    expect(await events.next()).toBeNull();
  });

  it('is held open for so many windows and no more', async () => {
    for (let windows = 0; windows < 50; windows += 1) await follow();
    expect(await call('GET', '/api/events')).toEqual({
      status: 429,
      body: { error: 'Only 50 windows can follow changes at the same time.' },
    });
    await opened.pop()?.close();
    await follow(await server.createUser());
  });
});

it('a server that closes ends its streams', async () => {
  const closing = await startTestServer();
  const events = await eventsOf(closing, await closing.createUser());
  expect(await events.next()).toEqual(['ready', {}]);
  await closing.close();
  expect(await events.next()).toBeNull();
});
