import type { PitchRequest, PitchResponse } from '#domain/contract/pitches.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { type Call, callAs } from '../testing/callAs.ts';
import { suiteServer } from '../testing/suiteServer.ts';

/* Letters that follow up on what was sent: the server reads that itself. */

const { server } = suiteServer();
let call: Call;

const LEAD = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Frontend Engineer',
  company: 'Helio Grid',
  category: 'job-application',
  description: 'React and TypeScript for 1,200 turbines.',
} as const;

/** A new user with a profile and the lead. */
async function newUser(): Promise<Call> {
  const as = callAs(server, await server.createUser());
  await as('POST', '/api/user', DEMO_PROFILE);
  await as('POST', '/api/leads', LEAD);
  return as;
}

beforeEach(async () => {
  call = await newUser();
});

const REQUEST = {
  writer: 'template',
  company: LEAD.company,
  position: LEAD.title,
  leadId: LEAD.id,
} as const;

async function write(fields: Partial<PitchRequest> = {}, as = call) {
  const request = { ...REQUEST, ...fields };
  const { body } = await as('POST', '/api/pitches/generate-from-company', request);
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
  const sentences = first.split('\n').filter((line) => line.startsWith('At '));
  for (const sentence of sentences) expect(pitch.content).not.toContain(sentence);
  expect(pitch).toMatchObject({ settings: { purpose: 'nudge' }, unsupportedClaims: [] });
});

test("never uses another user's letter, nor one of another lead", async () => {
  await send(await newUser());
  const other = { ...LEAD, id: '22222222-2222-4222-8222-222222222222', company: 'Arbor' };
  await call('POST', '/api/leads', other);
  await send();
  const { content } = await write({ purpose: 'nudge', leadId: other.id, company: 'Arbor' });
  expect(content).toContain("I'm following up on the Frontend Engineer position at Arbor.");
});

test('a letter that was written but not sent is no letter to follow up on', async () => {
  await write();
  const { content } = await write({ purpose: 'nudge' });
  expect(content).toContain("I'm following up on the Frontend Engineer position at Helio Grid.");
});
