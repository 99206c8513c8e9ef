import { randomUUID } from 'node:crypto';
import {
  type InsightLeadsQuery,
  type Insights,
  insightLeadsQuerySchema,
  insightsQuerySchema,
} from '#domain/contract/insights.ts';
import type { Lead, StatusChange } from '#domain/contract/leads.ts';
import { pitchSettingsSchema } from '#domain/contract/pitches.ts';
import { leadStatusHistory, leads, pitches, profiles } from '#server/db/schema.ts';
import { listInsightLeads, readInsights } from '#server/insights/repository.ts';
import { seedLead } from '#server/seed/seedLead.ts';
import { startTestServer, type TestServer } from '#server/testing/testServer.ts';
import { makeLead } from './factories/makeLead.ts';
import { makePitch } from './factories/makePitch.ts';
import { makeProfile } from './factories/makeProfile.ts';
import { countInsights, type InsightData, insightLeads } from './insights.ts';

const PROOF = {
  id: 'proof',
  text: 'I moved 40 services to Kubernetes.',
  source: '',
  starred: false,
};
const WRITERS = ['template', 'server-model', 'assistant'] as const;

let server: TestServer;
let data: InsightData;
let userId: string;

/** A user with seeded leads and their histories, and with letters sent for two in three. */
beforeAll(async () => {
  server = await startTestServer();
  userId = (await server.createUser()).uid;
  const now = new Date();
  const seeds = Array.from({ length: 150 }, (_, index) => seedLead(userId, index, now));
  const sources = ['LinkedIn', 'linkedin', '', 'A friend'];
  const rows = seeds.map(({ lead }, index) => ({ ...lead, source: sources[index % 4] ?? '' }));
  await server.db.insert(leads).values(rows);
  const history = seeds.flatMap((seed) => seed.history);
  await server.db.insert(leadStatusHistory).values(history);
  const { version, ...profile } = makeProfile();
  await server.db.insert(profiles).values({ userId, profile: { ...profile, proofs: [PROOF] } });
  const sent = rows.flatMap((lead, index) => {
    if (index % 3 === 0) return [];
    const settings = pitchSettingsSchema.parse({
      type: index % 2 ? 'email' : 'cover-letter',
      tone: index % 5 ? 'formal' : 'casual',
      length: index % 7 ? 'short' : 'long',
    });
    const content = `Hello,\n${index % 4 ? 'I can start soon.' : PROOF.text}`;
    const at = new Date((lead.createdAt?.getTime() ?? 0) + index * 3_600_000).toISOString();
    const letter = { at, content, channel: null, resume: null };
    const one = { content, settings, leadId: lead.id, writer: WRITERS[index % 3] ?? 'template' };
    const pitch = () => makePitch({ ...one, id: randomUUID(), sent: letter });
    // Some leads got two letters.
    return index % 10 === 1 ? [pitch(), pitch()] : [pitch()];
  });
  await server.db.insert(pitches).values(
    sent.map(({ originalContent, emailedAt, createdAt, ...pitch }) => ({
      ...pitch,
      userId,
      sentWithProof: pitch.sent?.content.includes(PROOF.text) ?? false,
    })),
  );
  // Another user's lead of the same id doesn't count.
  const other = (await server.createUser()).uid;
  const foreign = seedLead(other, 1, now);
  await server.db.insert(leads).values(foreign.lead);
  await server.db.insert(leadStatusHistory).values(foreign.history);
  data = {
    leads: rows.map(({ createdAt, ...lead }) => ({
      ...makeLead(lead as Partial<Lead>),
      createdAt: createdAt?.toISOString() ?? '',
    })),
    changes: history
      .toReversed()
      .map(({ changedAt, ...change }): StatusChange & { leadId: string } => ({
        pitchId: null,
        fromStatus: null,
        ...change,
        changedAt: changedAt?.toISOString() ?? '',
      })),
    pitches: sent,
    proofs: [PROOF],
    now,
  };
});
afterAll(() => server.close());

/** In one order, and with days as precise as a figure needs. */
const comparable = ({ responseRate, letters, timeInStage, ...rest }: Insights) => {
  const sorted = (samples: readonly object[]) => samples.map((one) => JSON.stringify(one)).sort();
  return {
    ...rest,
    responseRate: sorted(
      responseRate.map(({ by, key, applied, replied }) => ({
        by,
        key: key.toLowerCase(),
        applied,
        replied,
      })),
    ),
    letters: sorted(
      letters.map(({ by, type, tone, length, writer, proofs, sent, replied }) => ({
        by,
        ...{ type, tone, length, writer, proofs, sent, replied },
      })),
    ),
    timeInStage: timeInStage.map(({ medianDays, ...time }) => ({
      ...time,
      days: medianDays && Math.round(medianDays * 1000),
    })),
  };
};

test.each([
  ['all', 'UTC'],
  ['90', 'America/Los_Angeles'],
  ['365', 'Asia/Kolkata'],
])('every figure of the period %s in %s is a plain count', async (period, timeZone) => {
  const query = insightsQuerySchema.parse({ period, timeZone });
  const found = comparable(await readInsights(server.db, userId, query));
  expect(found).toEqual(comparable(countInsights(data, query)));
  expect(found.funnel[0]?.leads).toBeGreaterThan(20);
  expect(found.letters.length).toBeGreaterThan(10);
});

test('each figure lists the leads that it counts', async () => {
  const query = insightsQuerySchema.parse({ period: '365', timeZone: 'Europe/Oslo' });
  const insights = await readInsights(server.db, userId, query);
  const from = insights.weeks[3]?.start;
  const figures: [Partial<InsightLeadsQuery>, number | undefined][] = [
    ...insights.funnel.map(({ stage, leads }) => [{ stage }, leads] as const),
    ...insights.responseRate
      .filter(({ by }) => by !== 'all')
      .flatMap(({ by, key, applied, replied }) => [
        [{ [by]: key || '-', stage: 'applied' }, applied] as const,
        [{ [by]: key || '-', stage: 'replied' }, replied] as const,
      ]),
    ...insights.timeInStage.map(({ stage, leads }) => [{ left: stage }, leads] as const),
    ...insights.letters.map(({ by, sent, replied, ...key }) => {
      const given = Object.entries(key).filter(([, value]) => value !== null);
      return [{ ...Object.fromEntries(given), letter: 'replied' }, replied] as const;
    }),
    [{ activity: 'added', from: insights.weeks[0]?.start }, insights.activity.added],
    [{ activity: 'sent', from, until: insights.weeks[4]?.start }, insights.weeks[3]?.sent],
  ].map(([condition, count]) => [condition as Partial<InsightLeadsQuery>, count as number]);
  for (const [condition, count] of figures) {
    const asked = insightLeadsQuerySchema.parse({ ...query, ...condition });
    const ids = await listInsightLeads(server.db, userId, asked);
    expect([condition, ids.length]).toEqual([condition, count]);
    expect(ids.sort()).toEqual(insightLeads(data, asked).sort());
  }
});

test('a user without leads has figures of 0, also in a time zone that the database doesn’t know', async () => {
  const { uid } = await server.createUser();
  const query = { period: 'all', timeZone: 'Nowhere/Unknown' } as const;
  const insights = await readInsights(server.db, uid, query);
  expect(insights).toMatchObject({
    responseRate: [{ by: 'all', key: '', applied: 0, replied: 0 }],
    letters: [],
    activity: { added: 0, sent: 0 },
  });
  expect(insights.weeks).toHaveLength(12);
  expect(insights.funnel.every(({ leads }) => leads === 0)).toBe(true);
});
