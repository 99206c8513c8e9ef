import { z } from 'zod';
import { LIMITS } from './limits.ts';

/* Sessions and passwords of the server's own identity provider. */

/** POST /auth/sign-out. */
export const signOutSchema = z
  .strictObject({ refreshToken: z.string().min(1).max(LIMITS.refreshToken) })
  .meta({ id: 'SignOut' });

/** PUT /auth/password. */
export const passwordChangeSchema = z
  .strictObject({
    currentPassword: z.string().min(1),
    newPassword: z
      .string()
      .describe(`At least ${LIMITS.minPassword} characters, not a common one.`),
  })
  .meta({ id: 'PasswordChange' });
export type PasswordChange = z.input<typeof passwordChangeSchema>;
