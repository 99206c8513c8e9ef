import { randomUUID } from 'node:crypto';
import type { Insights } from '#domain/contract/insights.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { leadStatusHistory, leads, pitches } from '../db/schema.ts';
import { createRuleRunner } from '../rules/runRule.ts';
import { seedLead } from '../seed/seedLead.ts';
import { storeSeed } from '../seed/storeSeed.ts';
import { callAs } from '../testing/callAs.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { readFacts } from './repository.ts';

const { server } = suiteServer({ runRule: createRuleRunner() });

/** Stores seeded leads with their histories, and a letter that was sent for the first one. */
async function store(userId: string, count: number) {
  const seeds = Array.from({ length: count }, (_, index) => seedLead(userId, index, new Date()));
  await server.db.insert(leads).values(seeds.map(({ lead }) => lead));
  await server.db.insert(leadStatusHistory).values(seeds.flatMap(({ history }) => history));
  const sent = { at: '2026-11-20T10:00:00.000Z', content: 'Hello', channel: null, resume: null };
  const { originalContent, emailedAt, createdAt, ...pitch } = makePitch({
    id: randomUUID(),
    leadId: seeds[0]?.lead.id ?? '',
    sent,
  });
  await server.db.insert(pitches).values({ ...pitch, userId, sentWithProof: true });
  return seeds;
}

it('reads the facts of the own leads and letters', async () => {
  const user = await server.createUser();
  const [first] = await store(user.uid, 20);
  await store((await server.createUser()).uid, 3);
  const facts = JSON.parse(await readFacts(server.db, user.uid));
  expect(facts.leads).toHaveLength(20);
  expect(facts.leads.find(({ id }: { id: string }) => id === first?.lead.id)).toEqual({
    id: first?.lead.id,
    source: first?.lead.source,
    category: first?.lead.category ?? null,
    status: first?.lead.status,
    customStatus: '',
    createdAt: first?.lead.createdAt?.getTime(),
    changes: first?.history.map(({ toStatus, changedAt }) => [toStatus, changedAt?.getTime()]),
  });
  expect(facts.letters).toEqual([
    expect.objectContaining({ proofs: 'yes', sentAt: Date.parse('2026-11-20T10:00:00Z') }),
  ]);
});

it('each figure lists the leads that it counts, also of so many that a thread counts them', async () => {
  const user = await server.createUser();
  await storeSeed(server.db, user.uid, 2_500);
  const call = callAs(server, user);
  const get = async (url: string) =>
    ((await call('GET', `/api/insights${url}`)).body as { data: unknown }).data;
  const data = (await get('')) as Insights;
  expect(data.funnel[0]?.leads).toBe(2_500);
  expect(await get('/leads?stage=replied')).toHaveLength(data.funnel[2]?.leads ?? 0);
  expect(await get('/leads?left=applied')).toHaveLength(data.timeInStage[1]?.leads ?? 0);
});
