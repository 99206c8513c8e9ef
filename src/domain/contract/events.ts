import { z } from 'zod';
import { LIVE_ENTITIES, LIVE_OPERATIONS } from './enums.ts';

/**
 * GET /events, server-sent events: `ready` once the server listens, and again when events may have been
 * lost; `change` with one entity that was written or deleted. A note changes its lead; a profile has its
 * user's id. The
 * content isn't sent: a client fetches the entity unless it already has this version. More than 20
 * leads or pitches in one write are one `bulk` event with the user's id: a client fetches the list.
 */
export const liveEventSchema = z
  .object({
    entity: z.enum(LIVE_ENTITIES),
    id: z.string(),
    operation: z.enum(LIVE_OPERATIONS),
    version: z.int().min(1).nullable().describe('`null` for `auth` and `bulk`.'),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.output<typeof liveEventSchema>;
