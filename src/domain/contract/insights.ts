import { z } from 'zod';
import { FUNNEL_STAGES, INSIGHT_PERIODS, OUTCOMES, RATE_GROUPS } from './enums.ts';
import { timeZone, withoutEmpty } from './fields.ts';

/* Figures over a user's leads, their status changes and the letters that were sent. */

const period = () =>
  z
    .enum(INSIGHT_PERIODS)
    .default('all')
    .describe('Leads that were added in so many days until now.');

const zone = () =>
  timeZone().default('UTC').describe("The user's IANA time zone, for weeks and months.");

/** The query of GET /insights. */
export const insightsQuerySchema = z.preprocess(
  withoutEmpty,
  z.strictObject({ period: period(), timeZone: zone() }),
);
export type InsightsQuery = z.output<typeof insightsQuerySchema>;

const leads = () => z.int().min(0);

const responseSampleSchema = z
  .object({
    by: z.enum(['all', ...RATE_GROUPS]),
    key: z.string().describe('The source, category or month; empty for leads without one.'),
    applied: leads().describe('Leads that the user applied to or contacted.'),
    replied: leads().describe('Those of them that replied.'),
  })
  .meta({ id: 'ResponseSample' });
export type ResponseSample = z.output<typeof responseSampleSchema>;

const weekSchema = z
  .object({
    start: z.iso.date().describe('Its Monday.'),
    added: leads(),
    sent: leads().describe('Leads that the user sent a letter to.'),
  })
  .meta({ id: 'WeekOfActivity' });

export const insightsSchema = z
  .object({
    funnel: z
      .array(z.object({ stage: z.enum(FUNNEL_STAGES), leads: leads() }))
      .describe('Leads that ever reached each stage.'),
    outcomes: z
      .array(z.object({ outcome: z.enum(OUTCOMES), leads: leads() }))
      .describe('Leads that are closed without success. `rejected` has those of closed-lost.'),
    responseRate: z.array(responseSampleSchema).describe('The largest samples first.'),
    weeks: z.array(weekSchema).describe('The last twelve, oldest first, with the current one.'),
    activity: z
      .object({ added: leads(), sent: leads() })
      .describe('In all of these weeks. A lead counts once.'),
  })
  .meta({ id: 'Insights', description: 'Deleted leads are not counted.' });
export type Insights = z.output<typeof insightsSchema>;
