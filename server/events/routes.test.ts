import type { LiveEvent } from '#domain/contract/events.ts';
import type { Data } from '#domain/contract/fields.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { callAs } from '../testing/callAs.ts';
import { eventsOf, type OpenEvents } from '../testing/eventsOf.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { startTestServer } from '../testing/testServer.ts';
import { changeStream } from './changeStream.ts';

let opened: OpenEvents[];

const { server, user, call } = suiteServer();
beforeEach(async () => {
  opened = [];
});
afterEach(() => Promise.all(opened.map((events) => events.close())));

/** Opens a stream and waits until it is ready. */
async function follow(follower = user): Promise<OpenEvents> {
  const events = await eventsOf(server, follower);
  opened.push(events);
  expect(await events.next()).toEqual(['ready', {}]);
  return events;
}

const addLead = async (as = call) =>
  ((await as('POST', '/api/leads', { title: 'Engineer', company: 'X' })).body as Data<Lead>).data
    .id;

const leadEvent = (id: string, version: number, operation: LiveEvent['operation'] = 'upsert') => [
  'change',
  { entity: 'leads', id, operation, version },
];

const profileEvent = (version: number, operation: LiveEvent['operation'] = 'upsert') => [
  'change',
  { entity: 'profile', id: user.uid, operation, version },
];

const PROFILE = {
  personalInfo: { name: 'Ada', email: 'ada@example.com' },
  professionalSummary: 'Engineer.',
  skills: { technicalSkills: ['SQL'] },
};

describe('GET /events', () => {
  it('names each version of a lead, without its content', async () => {
    const events = await follow();
    const id = await addLead();
    expect(await events.next()).toEqual(leadEvent(id, 1));
    await call('PUT', `/api/leads/${id}`, { status: 'offer' });
    expect(await events.next()).toEqual(leadEvent(id, 2));
    await call('POST', `/api/leads/${id}/notes`, { text: 'Call back' });
    expect(await events.next()).toEqual(leadEvent(id, 3));
    const { body } = await call('GET', `/api/leads/${id}`);
    const note = `/api/leads/${id}/notes/${(body as Data<Lead>).data.notes[0]?.id}`;
    await call('PUT', note, { text: 'Call back on Friday' });
    expect(await events.next()).toEqual(leadEvent(id, 4));
    await call('DELETE', note);
    expect(await events.next()).toEqual(leadEvent(id, 5));
    await call('DELETE', `/api/leads/${id}`);
    expect(await events.next()).toEqual(leadEvent(id, 6, 'delete'));
  });

  it('names the entities of what is deleted and restored with a lead', async () => {
    const events = await follow();
    const id = await addLead();
    expect(await events.next()).toEqual(leadEvent(id, 1));
    const interview = { startsAt: '2096-12-01T10:00:00Z', timeZone: 'Europe/Oslo' };
    await call('POST', `/api/leads/${id}/interviews`, interview);
    expect(await events.next()).toMatchObject(['change', { entity: 'interviews', version: 1 }]);
    const moved = { entity: 'interviews', id: user.uid, operation: 'bulk', version: null };
    await call('DELETE', `/api/leads/${id}`);
    expect(await events.next()).toEqual(leadEvent(id, 2, 'delete'));
    expect(await events.next()).toEqual(['change', moved]);
    await call('POST', '/api/leads/deleted/restore', { leadIds: [id] });
    expect(await events.next()).toEqual(leadEvent(id, 3));
    expect(await events.next()).toEqual(['change', moved]);
  });

  it('sends one event for many leads', async () => {
    const events = await follow();
    const leads = Array.from({ length: 21 }, (_, index) => ({
      id: crypto.randomUUID(),
      title: `Engineer ${index}`,
      company: 'Helio Grid',
    }));
    await call('POST', '/api/leads/import', { leads });
    const bulkEvent = [
      'change',
      { entity: 'leads', id: user.uid, operation: 'bulk', version: null },
    ];
    expect(await events.next()).toEqual(bulkEvent);
    await call('POST', '/api/leads/import/undo', { leadIds: leads.map(({ id }) => id) });
    expect(await events.next()).toEqual(bulkEvent);
    const id = await addLead();
    expect(await events.next()).toEqual(leadEvent(id, 1));
  });

  it('names each version of the profile and of pitches', async () => {
    const events = await follow();
    await call('POST', '/api/user', PROFILE);
    expect(await events.next()).toEqual(profileEvent(1));
    await call('PUT', '/api/user', { yearsOfExperience: 3 });
    expect(await events.next()).toEqual(profileEvent(2));
    const { body } = await call('POST', '/api/pitches/generate-from-company', {
      company: 'X',
      position: 'Engineer',
    });
    const { id } = (body as { pitch: { id: string } }).pitch;
    const pitchEvent = { entity: 'pitches', id, operation: 'upsert', version: 1 };
    expect(await events.next()).toEqual(['change', pitchEvent]);
    await call('PUT', `/api/pitches/${id}`, { content: 'Hello' });
    expect(await events.next()).toEqual(['change', { ...pitchEvent, version: 2 }]);
    await call('DELETE', `/api/pitches/${id}`);
    const deletion = { ...pitchEvent, operation: 'delete', version: 3 };
    expect(await events.next()).toEqual(['change', deletion]);
  });

  it("reaches all clients of the user and no one else's", async () => {
    const other = await server.createUser();
    const [first, second, foreign] = [await follow(), await follow(), await follow(other)];
    const id = await addLead();
    expect(await first.next()).toEqual(leadEvent(id, 1));
    expect(await second.next()).toEqual(leadEvent(id, 1));
    const foreignId = await addLead(callAs(server, other));
    expect(await foreign.next()).toEqual(leadEvent(foreignId, 1));
  });

  it('ends when the account is deleted', async () => {
    const events = await follow();
    await call('POST', '/api/user', PROFILE);
    await call('DELETE', '/api/user');
    expect(await events.next()).toEqual(profileEvent(1));
    expect(await events.next()).toEqual(profileEvent(2, 'delete'));
    expect(await events.next()).toBeNull();
  });

  it('ends when the token expires', async () => {
    const expiring = await server.createUser(undefined, new Date(Date.now() - 3_595_000));
    const events = await follow(expiring);
    expect(await events.next()).toBeNull();
  });

  it("doesn't open streams for HEAD requests", async () => {
    for (let request = 0; request < 51; request += 1) {
      const headers = { authorization: `Bearer ${user.token}` };
      const response = await server.app.inject({ method: 'HEAD', url: '/api/events', headers });
      expect(response.statusCode).toBe(404);
    }
    await follow();
  });

  it('is limited to 50 streams of a user', async () => {
    for (let streams = 0; streams < 50; streams += 1) await follow();
    expect(await call('GET', '/api/events')).toEqual({
      status: 429,
      body: { error: 'You can have at most 50 open windows.' },
    });
    await opened.pop()?.close();
    await follow(await server.createUser());
  });

  it('can be opened only so often, however short it is open', async () => {
    const limited = await startTestServer({ config: { requestLimit: 60 } });
    const follower = await limited.createUser();
    for (let streams = 0; streams < 3; streams += 1) {
      const events = await eventsOf(limited, follower);
      await events.next();
      await events.close();
    }
    expect((await callAs(limited, follower)('GET', '/api/events')).status).toBe(429);
    await limited.close();
  });

  it('ends when the server closes', async () => {
    const closing = await startTestServer();
    const events = await eventsOf(closing, await closing.createUser());
    expect(await events.next()).toEqual(['ready', {}]);
    await closing.close();
    expect(await events.next()).toBeNull();
  });
});

it('stays open until a token expires in years', () => {
  jest.useFakeTimers();
  const expiresAt = new Date(Date.now() + 4 * 365 * 24 * 60 * 60 * 1000);
  const noChanges = { subscribe: () => () => {} };
  const stream = changeStream(noChanges, { uid: 'ana', sessionId: null, expiresAt });
  jest.advanceTimersByTime(1_000);
  expect(stream.writableEnded).toBe(false);
  stream.destroy();
  jest.useRealTimers();
});
