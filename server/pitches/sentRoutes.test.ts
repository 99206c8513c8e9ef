import type { LeadResponse, StatusChangesResponse } from '#domain/contract/leads.ts';
import type {
  Pitch,
  PitchResponse,
  PitchVersionsResponse,
  StoredPitchResponse,
} from '#domain/contract/pitches.ts';
import type { SentResponse } from '#domain/contract/sent.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { suiteServer } from '../testing/suiteServer.ts';

let leadId: string;
let pitch: Pitch;

const { call } = suiteServer();
beforeEach(async () => {
  await call('POST', '/api/user', DEMO_PROFILE);
  const lead = { title: 'Engineer', company: 'Helio Grid', category: 'job-application' };
  leadId = ((await call('POST', '/api/leads', lead)).body as LeadResponse).data.id;
  const request = { company: 'Helio Grid', position: 'Engineer', leadId, writer: 'template' };
  const written = await call('POST', '/api/pitches/generate-from-company', request);
  pitch = (written.body as PitchResponse).pitch;
});

const send = async (body: object, as = call) => {
  const response = await as('POST', `/api/leads/${leadId}/sent`, body);
  return { status: response.status, body: response.body as SentResponse };
};
const history = async () =>
  ((await call('GET', `/api/leads/${leadId}/status-changes`)).body as StatusChangesResponse).data;
const versions = async () =>
  ((await call('GET', `/api/pitches/${pitch.id}/versions`)).body as PitchVersionsResponse).data;
const storedPitch = async () =>
  ((await call('GET', `/api/pitches/${pitch.id}`)).body as StoredPitchResponse).data;

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
