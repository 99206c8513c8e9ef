import { z } from 'zod';

/** GET /leads/tags: the most used first. */
export const leadTagsResponseSchema = z.object({
  data: z.array(z.object({ tag: z.string(), leads: z.int().min(1) })),
});
export type LeadTagsResponse = z.output<typeof leadTagsResponseSchema>;
