import { z } from 'zod';
import { withoutProofs } from '#domain/profile/withoutProofs.ts';
import { userProfileSchema } from './profile.ts';

/** A profile as any version stored it: in the database, a backup or an archive. */
export const anyProfileSchema = userProfileSchema
  .extend({
    proofs: z.array(z.object({ text: z.string(), source: z.string().default('') })).default([]),
  })
  .transform(withoutProofs);
