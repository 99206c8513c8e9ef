import { z } from 'zod';
import { LEAD_STATUSES } from './enums.ts';
import { currencyCode } from './fields.ts';

/* GET /leads/stats. */

const count = () => z.int().min(0);

export const responseRateSchema = z
  .object({
    percent: z.int().describe('Contacted leads that responded, 0 to 100.'),
    change: z.int().describe('Percentage points gained or lost in the last 30 days.'),
  })
  .meta({ id: 'ResponseRate' });
export type ResponseRate = z.output<typeof responseRateSchema>;

export const leadStatsSchema = z
  .object({
    total: count(),
    qualified: count().describe('Marked as qualified, or with that status.'),
    active: count().describe('Neither closed-won, closed-lost, rejected nor withdrawn.'),
    totalValues: z
      .array(z.object({ currency: currencyCode().nullable(), value: z.number() }))
      .describe(
        "By currency, the largest first. Without a currency, the values are in the profile's.",
      ),
    byStatus: z.record(z.enum(LEAD_STATUSES), count()),
    responseRate: responseRateSchema,
  })
  .meta({ id: 'LeadStats' });
export type LeadStats = z.output<typeof leadStatsSchema>;
