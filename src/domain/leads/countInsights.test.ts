import type { LeadStatus } from '#domain/contract/enums.ts';
import { insightsQuerySchema } from '#domain/contract/insights.ts';
import { countInsights, type InsightFacts } from './countInsights.ts';

/** A Thursday. */
const NOW = new Date('2026-11-26T12:00:00Z');

const at = (day: string) => Date.parse(`2026-${day}T23:30:00Z`);

const lead = (id: string, source: string, ...changes: [LeadStatus, string][]) => ({
  id,
  source,
  category: null,
  createdAt: at(changes[0]?.[1] ?? ''),
  status: changes.at(-1)?.[0] ?? 'new',
  customStatus: '',
  changes: changes.map(([status, day]) => [status, at(day)] as const),
  accepted: [],
});

const letter = (leadId: string, sent: string) => ({ leadId, sentAt: at(sent) });

const FACTS: InsightFacts = {
  rejectionsAreReplies: true,
  leads: [
    lead('new', '', ['new', '11-24']),
    lead('applied', 'Indeed', ['new', '11-10'], ['applied', '11-12']),
    lead(
      'won',
      'linkedin',
      ['new', '06-01'],
      ['applied', '06-05'],
      ['interviewing', '06-15'],
      ['hired', '06-20'],
    ),
    lead('rejected', 'LinkedIn', ['applied', '10-31'], ['rejected', '11-20']),
  ],
  letters: [
    letter('applied', '11-12'),
    letter('won', '06-05'),
    letter('won', '06-21'),
    letter('rejected', '10-31'),
  ],
};

const insights = (query: object) => countInsights(FACTS, insightsQuerySchema.parse(query), NOW);

it('counts how far leads came, also those that fell back', () => {
  const reached = ({ funnel }: ReturnType<typeof insights>) => funnel.map(({ leads }) => leads);
  expect(reached(insights({}))).toEqual([4, 3, 2, 1, 1, 1]);
  expect(reached(insights({ period: '30' }))).toEqual([3, 2, 1, 0, 0, 0]);
});

it('counts a rejection as a reply only where the user wants that', () => {
  const facts = { ...FACTS, rejectionsAreReplies: false };
  const { funnel } = countInsights(facts, insightsQuerySchema.parse({}), NOW);
  expect(funnel.map(({ leads }) => leads)).toEqual([4, 3, 1, 1, 1, 1]);
});

it('counts a message that was accepted as a reply, and no automatic receipt', () => {
  const written = { ...lead('written', '', ['applied', '11-20']), accepted: ['question' as const] };
  const receipt = { ...lead('receipt', '', ['new', '11-20']), accepted: ['confirmation' as const] };
  const facts = { ...FACTS, leads: [written, receipt] };
  const { funnel } = countInsights(facts, insightsQuerySchema.parse({}), NOW);
  expect(funnel.map(({ leads }) => leads)).toEqual([2, 1, 1, 0, 0, 0]);
});

it('counts leads without a response apart from rejections, and not as replies', () => {
  const silent = lead('silent', '', ['applied', '11-01'], ['withdrawn', '11-20']);
  const facts = { ...FACTS, leads: [...FACTS.leads, { ...silent, customStatus: 'no-response' }] };
  const { outcomes, funnel } = countInsights(facts, insightsQuerySchema.parse({}), NOW);
  expect(outcomes).toEqual([
    { outcome: 'rejected', leads: 1 },
    { outcome: 'no-response', leads: 1 },
    { outcome: 'withdrawn', leads: 0 },
  ]);
  expect(funnel.map(({ leads }) => leads)).toEqual([5, 4, 2, 1, 1, 1]);
});

it('groups response rates by source, ignoring case, and by the month of the application', () => {
  expect(insights({}).responseRate).toEqual([
    { by: 'all', key: '', applied: 3, replied: 2 },
    { by: 'category', key: '', applied: 3, replied: 2 },
    { by: 'source', key: 'linkedin', applied: 2, replied: 2 },
    { by: 'month', key: '2026-06', applied: 1, replied: 1 },
    { by: 'month', key: '2026-10', applied: 1, replied: 1 },
    { by: 'month', key: '2026-11', applied: 1, replied: 0 },
    { by: 'source', key: 'Indeed', applied: 1, replied: 0 },
  ]);
  // In Oslo it was November already.
  expect(insights({ timeZone: 'Europe/Oslo' }).responseRate).toContainEqual({
    by: 'month',
    key: '2026-11',
    applied: 2,
    replied: 1,
  });
});

it('tells the last twelve weeks by the days of the time zone', () => {
  const { weeks, activity } = insights({});
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ start: '2026-11-23', added: 1, sent: 0 });
  expect(weeks.find(({ start }) => start === '2026-11-09')).toMatchObject({ added: 1, sent: 1 });
  expect(activity).toEqual({ added: 3, sent: 2 });
});
