import { z } from 'zod';

/* The private calendar of follow-ups and interviews. */

/** GET, POST and DELETE /user/calendar. */
export const calendarFeedSchema = z
  .object({
    path: z.string().describe('The path of the feed. Whoever has it can read the feed.'),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.output<typeof calendarFeedSchema>;

export const calendarFeedResponseSchema = z.object({
  data: calendarFeedSchema.nullable().describe('`null` before there is one.'),
});
