import { z } from 'zod';
import { pitchRateLimitSchema } from './pitches.ts';

/** The body of every error: a sentence that says what is wrong and where. */
export const errorBodySchema = z
  .object({ error: z.string().describe('A sentence that says what is wrong and where.') })
  .meta({ id: 'Error' });
export type ErrorBody = z.output<typeof errorBodySchema>;

/** The error of an update that started from an older version. */
export const CHANGED_MEANWHILE =
  'This was changed in the meantime. Check the current version first.';

/** The same, with the current entity. */
export const conflictSchema = <Entity extends z.ZodType>(entity: Entity) =>
  errorBodySchema.extend({ data: entity });

/** The error of a user who has no pitches left for the day, or sends too many requests. */
export const pitchLimitErrorSchema = errorBodySchema
  .extend({ rateLimit: pitchRateLimitSchema.optional() })
  .meta({ id: 'PitchLimitError' });
