import { z } from 'zod';
import { maxLength, notEmpty } from './fields.ts';
import { LIMITS } from './limits.ts';

/* Sessions and passwords of the server's own identity provider. */

/** POST /auth/sign-out. */
export const signOutSchema = z
  .strictObject({ refreshToken: z.string().check(notEmpty(), maxLength(LIMITS.refreshToken)) })
  .meta({ id: 'SignOut' });

/** PUT /auth/password. */
export const passwordChangeSchema = z
  .strictObject({
    currentPassword: z.string().check(notEmpty()),
    newPassword: z
      .string()
      .describe(`At least ${LIMITS.minPassword} characters, not a common one.`),
  })
  .meta({ id: 'PasswordChange' });
export type PasswordChange = z.input<typeof passwordChangeSchema>;
