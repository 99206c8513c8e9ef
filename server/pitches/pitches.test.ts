import { randomUUID } from 'node:crypto';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type {
  Pitch,
  PitchListResponse,
  PitchRequest,
  PitchResponse,
} from '#domain/contract/pitches.ts';
import type { SentResponse } from '#domain/contract/sent.ts';
import { pitches } from '../db/schema.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { callAs } from '../testing/callAs.ts';
import { respondWith } from '../testing/fakeModel.ts';
import { suiteServerWithModel } from '../testing/suiteServer.ts';

const { server, user, call, dataOf, model } = suiteServerWithModel({
  config: { dailyPitchLimit: 5 },
});

beforeAll(async () => {
  model.respond = respondWith('Hello there.');
});

beforeEach(async () => {
  await call('POST', '/api/user', DEMO_PROFILE);
});

const GENERATE = '/api/pitches/generate-from-company';

const REQUEST = {
  writer: 'template',
  company: 'Helio Grid',
  position: 'Frontend Engineer',
  description: 'React and TypeScript for 1,200 turbines.',
  location: 'Hamburg',
};

const BY_MODEL = { ...REQUEST, writer: 'server-model' };

const generate = async (fields: object = {}): Promise<PitchResponse> => {
  const { status, body } = await call('POST', GENERATE, { ...REQUEST, ...fields });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as PitchResponse;
};

const list = async (): Promise<PitchListResponse> =>
  (await call('GET', '/api/pitches')).body as PitchListResponse;

describe('POST /api/pitches/generate-from-company', () => {
  it('writes a pitch from the profile and the posting with the template writer, and stores it', async () => {
    const { pitch, rateLimit } = await generate({ userId: 'another user', tone: 'friendly' });
    expect(pitch).toEqual({
      cutOff: false,
      notChecked: false,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      version: 1,
      content: expect.stringContaining('the Frontend Engineer position at Helio Grid'),
      writer: 'template',
      generator: 'template',
      originalContent: null,
      unsupportedClaims: [],
      leadId: null,
      company: 'Helio Grid',
      position: 'Frontend Engineer',
      contactInfo: { name: '', email: '', phone: '' },
      settings: {
        type: 'email',
        tone: 'friendly',
        length: 'medium',
        platform: 'general',
        purpose: 'first',
        template: '',
        customPrompt: '',
        language: '',
        messageId: '',
      },
      subject: 'Frontend Engineer',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      emailedAt: null,
      sent: null,
    });
    expect(rateLimit).toEqual({ remaining: 5, limit: 5, resetInSeconds: expect.any(Number) });
    expect(rateLimit.resetInSeconds).toBeGreaterThan(0);
    expect(rateLimit.resetInSeconds).toBeLessThanOrEqual(86_400);
    expect(await call('GET', `/api/pitches/${pitch.id}`)).toEqual({
      status: 200,
      body: { data: pitch },
    });
  });

  it('stores the pitch with its lead, and deletes it with the lead', async () => {
    const lead = { id: randomUUID(), title: 'Designer', company: 'Arbor', tags: ['React'] };
    await call('POST', '/api/leads', {
      ...lead,
      contactInfo: { name: 'Jonas Petersen' },
      description: 'Requirements\n- TypeScript',
    });
    const { pitch } = await generate({
      leadId: lead.id.toUpperCase(),
      position: 'Designer',
      company: 'Arbor',
      description: '',
    });
    expect(pitch.leadId).toBe(lead.id);
    expect(pitch.content).toMatch(/^Hello Jonas,[\s\S]*My skills include TypeScript\./);
    await call('DELETE', `/api/leads/${lead.id}`);
    expect((await list()).data).toEqual([]);
  });
});

describe('the daily limit', () => {
  it('holds for concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', GENERATE, BY_MODEL)),
    );
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    const { data, rateLimit } = await list();
    expect(data).toHaveLength(5);
    expect(rateLimit.remaining).toBe(0);
    const left = responses.flatMap(({ status, body }) =>
      status === 200 ? (body as PitchResponse).rateLimit.remaining : [],
    );
    expect(left.toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  it('says when it resets', async () => {
    for (let count = 0; count < 5; count++) await generate(BY_MODEL);
    const response = await server.app.inject({
      method: 'POST',
      url: GENERATE,
      payload: BY_MODEL,
      headers: { authorization: `Bearer ${user.token}`, accept: 'text/event-stream' },
    });
    expect(response.statusCode).toBe(429);
    const { rateLimit } = response.json();
    expect(response.json()).toEqual({
      error: "You've used all 5 pitches for today.",
      rateLimit: { remaining: 0, limit: 5, resetInSeconds: expect.any(Number) },
    });
    expect(response.headers['retry-after']).toBe(String(rateLimit.resetInSeconds));
    // A starting draft isn't AI.
    expect((await generate()).rateLimit.remaining).toBe(0);
  });
});

describe('stored pitches', () => {
  it('fill several pages when they are large', async () => {
    const { pitch } = await generate();
    const large = { ...pitch, content: 'x'.repeat(LIMITS.pitch), userId: user.uid };
    await server.db.insert(pitches).values(
      Array.from({ length: 150 }, () => ({
        ...large,
        id: randomUUID(),
        createdAt: new Date(pitch.createdAt),
        emailedAt: null,
        sent: null,
      })),
    );
    const first = await call('GET', '/api/pitches?limit=1000');
    const { data, nextCursor } = first.body as PitchListResponse;
    const second = await call('GET', `/api/pitches?limit=1000&cursor=${nextCursor}`);
    const rest = second.body as PitchListResponse;
    expect(data.length).toBeLessThan(110);
    expect(rest.nextCursor).toBeNull();
    expect(new Set([...data, ...rest.data].map(({ id }) => id)).size).toBe(151);
  });

  it('keep the generated text beside the edited one, which restores it', async () => {
    const { pitch } = await generate();
    const edit = (content: string) => call('PUT', `/api/pitches/${pitch.id}`, { content });
    const edited = {
      ...pitch,
      version: 2,
      content: 'My words.',
      originalContent: pitch.content,
    };
    expect(await edit('My words.')).toEqual({ status: 200, body: { data: edited } });
    expect((await list()).data).toEqual([edited]);
    expect(await edit(pitch.content)).toEqual({
      status: 200,
      body: { data: { ...pitch, version: 3 } },
    });
  });

  it('take a new subject and other settings, and stay one letter', async () => {
    const { pitch } = await generate();
    const changes = { subject: 'Hello', settings: { tone: 'formal', language: 'German' } };
    const settings = { ...pitch.settings, ...changes.settings };
    const { body } = await call('PUT', `/api/pitches/${pitch.id}`, changes);
    expect(body).toEqual({ data: { ...pitch, version: 2, subject: 'Hello', settings } });
    expect((await list()).total).toBe(1);
  });

  it('keep their claims at the new positions in the edited text', async () => {
    const { pitch } = await generate({ template: '{name} led 77 people at Google.' });
    expect(pitch.unsupportedClaims.map(({ text }) => text)).toEqual(['77', 'Google']);
    const content = 'Hello! I led people at Google.';
    const { body } = await call('PUT', `/api/pitches/${pitch.id}`, { content });
    const start = content.indexOf('Google');
    expect(body).toMatchObject({
      data: { unsupportedClaims: [{ text: 'Google', start, end: start + 6 }] },
    });
  });

  it('can be deleted, which refunds nothing', async () => {
    const { pitch } = await generate(BY_MODEL);
    expect(await call('DELETE', `/api/pitches/${pitch.id}`)).toEqual({ status: 204, body: null });
    expect(await list()).toMatchObject({ data: [], rateLimit: { remaining: 4 } });
  });
});

describe('a letter that follows up', () => {
  const LEAD = {
    id: '11111111-1111-4111-8111-111111111111',
    title: 'Frontend Engineer',
    company: 'Helio Grid',
    category: 'job-application',
  };
  beforeEach(() => call('POST', '/api/leads', LEAD));

  async function write(fields: Partial<PitchRequest> = {}, as = call) {
    const { body } = await as('POST', GENERATE, { ...REQUEST, leadId: LEAD.id, ...fields });
    return (body as PitchResponse).pitch;
  }

  /** Writes a first letter and records that it was sent. */
  async function send(as = call): Promise<string> {
    const { id, content } = await write({}, as);
    await as('POST', `/api/leads/${LEAD.id}/sent`, { pitchId: id, channel: 'copy' });
    return content;
  }

  test("follows up on the lead's last sent letter", async () => {
    const first = await send();
    const pitch = await write({ purpose: 'nudge' });
    expect(pitch.content).toContain(
      'I applied for the Frontend Engineer position at Helio Grid today.',
    );
    const sentences = first.split('\n').filter((line) => line.startsWith('– '));
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences) expect(pitch.content).not.toContain(sentence.slice(2));
    expect(pitch).toMatchObject({ settings: { purpose: 'nudge' }, unsupportedClaims: [] });
  });

  test("never uses another user's letter, nor one of another lead", async () => {
    const stranger = callAs(server, await server.createUser());
    await stranger('POST', '/api/user', DEMO_PROFILE);
    await stranger('POST', '/api/leads', LEAD);
    await send(stranger);
    const other = { ...LEAD, id: '22222222-2222-4222-8222-222222222222', company: 'Arbor' };
    await call('POST', '/api/leads', other);
    await send();
    const { content } = await write({ purpose: 'nudge', leadId: other.id, company: 'Arbor' });
    expect(content).toContain("I'm following up on the Frontend Engineer position at Arbor.");
  });
});

describe('POST /api/leads/{id}/sent', () => {
  let leadId: string;
  let pitch: Pitch;
  beforeEach(async () => {
    const lead = { title: 'Engineer', company: 'Helio Grid', category: 'job-application' };
    leadId = (await dataOf<Lead>('POST', '/api/leads', lead)).id;
    ({ pitch } = await generate({ leadId }));
  });

  const send = async (body: object) => {
    const response = await call('POST', `/api/leads/${leadId}/sent`, body);
    return { status: response.status, body: response.body as SentResponse };
  };
  const history = () => dataOf<object[]>('GET', `/api/leads/${leadId}/status-changes`);
  const versions = () => dataOf('GET', `/api/pitches/${pitch.id}/versions`);
  const storedPitch = () => dataOf<Pitch>('GET', `/api/pitches/${pitch.id}`);

  test('status, date, letter and history are stored with one timestamp', async () => {
    const { body } = await send({ pitchId: pitch.id, channel: 'copy', version: 1 });
    const at = body.pitch?.sent?.at;
    expect(body).toMatchObject({
      lead: { status: 'applied', lastContactAt: at, version: 2 },
      pitch: { sent: { content: pitch.content, channel: 'copy', resume: null }, version: 2 },
    });
    expect(await history()).toEqual([
      {
        fromStatus: 'new',
        toStatus: 'applied',
        customStatus: '',
        changedAt: at,
        pitchId: pitch.id,
      },
      expect.objectContaining({ fromStatus: null, toStatus: 'new', pitchId: null }),
    ]);
  });

  test('the same request sent twice at once is stored once', async () => {
    const request = { pitchId: pitch.id, content: 'Hello.' };
    const [first, second] = await Promise.all([send(request), send(request)]);
    expect(first).toEqual(second);
    expect(await history()).toHaveLength(2);
  });

  test('a letter stays as it was sent when its pitch is edited', async () => {
    await send({ pitchId: pitch.id });
    await call('PUT', `/api/pitches/${pitch.id}`, { content: 'My own words.' });
    expect(await storedPitch()).toMatchObject({
      content: 'My own words.',
      sent: { content: pitch.content },
    });
    await send({ pitchId: pitch.id, channel: 'email' });
    expect(await versions()).toMatchObject([
      { content: 'My own words.', sent: { channel: 'email' } },
      { content: 'My own words.', sent: null },
      { content: pitch.content, sent: { channel: null } },
      { content: pitch.content, sent: null, at: pitch.createdAt },
    ]);
  });

  test('a conflict stores neither the status nor the letter', async () => {
    await call('PUT', `/api/leads/${leadId}`, { tags: ['a'] });
    expect((await send({ pitchId: pitch.id, version: 1 })).status).toBe(409);
    expect((await storedPitch()).sent).toBeNull();
    expect(await history()).toHaveLength(1);
  });
});
