import { z } from 'zod';
import {
  FUNNEL_STAGES,
  INSIGHT_PERIODS,
  LEAD_CATEGORIES,
  LETTER_GROUPS,
  OUTCOMES,
  PITCH_LENGTHS,
  PITCH_TONES,
  PITCH_TYPES,
  PITCH_WRITERS,
  RATE_GROUPS,
} from './enums.ts';
import { line, timeZone, withoutEmpty } from './fields.ts';
import { LIMITS } from './limits.ts';

/* Figures over a user's leads, their status changes and the letters that were sent. */

const period = () =>
  z
    .enum(INSIGHT_PERIODS)
    .default('all')
    .describe('Leads that were added, and letters that were sent, in so many days until now.');

const zone = () =>
  timeZone().default('UTC').describe("The user's IANA time zone, for weeks and months.");

/** The query of GET /insights. */
export const insightsQuerySchema = z.preprocess(
  withoutEmpty,
  z.strictObject({ period: period(), timeZone: zone() }),
);
export type InsightsQuery = z.output<typeof insightsQuerySchema>;

/** What describes a letter. */
const letterFields = {
  type: z.enum(PITCH_TYPES),
  tone: z.enum(PITCH_TONES),
  length: z.enum(PITCH_LENGTHS),
  writer: z.enum(PITCH_WRITERS),
};

const calendarDay = () => z.iso.date('must be a date such as 2026-11-21');

/** The query of GET /insights/leads. Conditions combine with AND. */
export const insightLeadsQuerySchema = z.preprocess(
  withoutEmpty,
  z.strictObject({
    period: period(),
    timeZone: zone(),
    stage: z.enum(FUNNEL_STAGES).optional().describe('Leads that ever reached this stage.'),
    outcome: z.enum(OUTCOMES).optional().describe('Leads that ended like this.'),
    source: line(LIMITS.source).optional().describe('Of this source; `-` without one.'),
    category: z
      .enum([...LEAD_CATEGORIES, '-'])
      .optional()
      .describe('`-` without one.'),
    month: z
      .string()
      .regex(/^\d{4}-\d\d$/, 'must be a month such as 2026-11')
      .optional()
      .describe('The month in which the user applied.'),
    letter: z
      .enum(['sent', 'replied'])
      .optional()
      .describe('Leads that got such a letter in the period, or replied after it.'),
    ...z.object(letterFields).partial().shape,
    activity: z
      .enum(['added', 'sent'])
      .optional()
      .describe('Leads that were added, or got a letter, since `from` and before `until`.'),
    from: calendarDay().optional(),
    until: calendarDay().optional(),
  }),
);
export type InsightLeadsQuery = z.output<typeof insightLeadsQuerySchema>;

/** GET /insights/leads. */
export const insightLeadsResponseSchema = z.object({
  data: z.array(z.guid()).describe('The ids of the leads, in any order.'),
});
export type InsightLeadsResponse = z.output<typeof insightLeadsResponseSchema>;

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
export type WeekOfActivity = z.output<typeof weekSchema>;

const letterSampleSchema = z
  .object({
    by: z.enum(LETTER_GROUPS),
    type: letterFields.type.nullable(),
    tone: letterFields.tone.nullable(),
    length: letterFields.length.nullable(),
    writer: letterFields.writer.nullable(),
    sent: leads().describe('Leads that got such a letter.'),
    replied: leads().describe('Those of them that replied after it.'),
  })
  .meta({ id: 'LetterSample', description: "What the group isn't split by is `null`." });
export type LetterSample = z.output<typeof letterSampleSchema>;

const insightsSchema = z
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
    letters: z.array(letterSampleSchema).describe('The largest samples first.'),
  })
  .meta({ id: 'Insights', description: 'Deleted leads are not counted.' });
export type Insights = z.output<typeof insightsSchema>;

export const insightsResponseSchema = z.object({ data: insightsSchema });
export type InsightsResponse = z.output<typeof insightsResponseSchema>;
