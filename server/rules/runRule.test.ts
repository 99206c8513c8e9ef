import type { Lead } from '#domain/contract/leads.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { ProcessEndedError } from '../processes/hostProcess.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { callAs } from '../testing/callAs.ts';
import { runRuleHere } from '../testing/runRuleHere.ts';
import { startTestServer } from '../testing/testServer.ts';
import { RULES } from './rules.ts';
import { createRuleRunner, type RunRule } from './runRule.ts';

const CONTENT = 'Dear team, I led 40 engineers at Zed.';
const POSTING = {
  company: 'Northwind',
  position: 'Engineer',
  description: 'You know TypeScript.',
  location: '',
  category: '',
  compensationRange: '',
  tags: [],
  contactName: '',
};
const turn = (user = 'ana') => ({ user, signal: new AbortController().signal });
const INPUT = [CONTENT, { profile: DEMO_PROFILE, posting: POSTING }, new Date()] as const;

it('returns what the rule returns', async () => {
  const claims = await createRuleRunner()('unsupportedClaims', [...INPUT], turn());
  expect(claims.length).toBeGreaterThan(0);
  expect(claims).toEqual(RULES.unsupportedClaims(...INPUT));
});

it('rejects texts that take too long', async () => {
  const runRule = createRuleRunner(async () => {
    throw new ProcessEndedError('too much processor time');
  });
  await expect(runRule('unsupportedClaims', [...INPUT], turn())).rejects.toMatchObject({
    statusCode: 413,
  });
});

it('stops when the client has left', async () => {
  const client = new AbortController();
  const { signal } = client;
  const running = createRuleRunner()('unsupportedClaims', [...INPUT], { user: 'ana', signal });
  client.abort();
  await expect(running).rejects.toMatchObject({ statusCode: 499 });
});

test('letters and their checks, and what an assistant reads, are left to other processes', async () => {
  const names: string[] = [];
  const users = new Set<string>();
  const runRule: RunRule = (name, input, turn) => {
    names.push(name);
    users.add(turn.user);
    return runRuleHere(name, input, turn);
  };
  const server = await startTestServer({ runRule });
  const user = await server.createUser();
  const call = callAs(server, user);
  await call('POST', '/api/user', DEMO_PROFILE);
  const pitch = { company: 'Northwind', position: 'Engineer' };
  const path = '/api/pitches/generate-from-company';
  await call('POST', path, pitch);
  await call('POST', path, { ...pitch, writer: 'assistant', content: CONTENT });
  const stored = ['unsupportedClaims', 'letterSubject'];
  expect(names).toEqual(['lineLetter', ...stored, ...stored]);
  expect([...users]).toEqual([user.uid]);
  await server.close();
});

test('the lines for a long posting are few enough for an assistant to read', () => {
  const achievements = Array.from({ length: 60 }, (_, at) => `I built React app ${at}.`);
  const asked = Array.from(
    { length: 150 },
    (_, at) => `- Build apps in React and TypeScript ${at}`,
  );
  const lead = { description: `Requirements:\n${asked.join('\n')}`, lineTicks: [] };
  const { asks, others } = RULES.askedLines(lead as unknown as Lead, {
    ...EMPTY_PROFILE,
    additionalInfo: { ...EMPTY_PROFILE.additionalInfo, achievements },
  });
  expect(asks.length).toBeGreaterThan(0);
  expect(others).toEqual([]);
  for (const { lines } of asks) expect(lines).toHaveLength(2);
});

test('what a posting offers or tells about itself is no request, whatever heading is above it', () => {
  const posting = `What you bring
- Three years of experience in a bakery
- Access to a gym and free counseling
- Our values: we help each other and celebrate what went well
- Job number: 22-118
- A driving licence`;
  expect(RULES.askedFor(posting).map(({ text }) => text)).toEqual([
    'Three years of experience in a bakery',
    'A driving licence',
  ]);
});
