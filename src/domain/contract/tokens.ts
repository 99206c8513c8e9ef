import { z } from 'zod';
import { TOKEN_ACCESS, TOKEN_LIFETIMES } from './enums.ts';
import { requiredLine, timestamp } from './fields.ts';
import { LIMITS } from './limits.ts';

/* Access tokens, with which scripts and assistants use the API. */

/** The error of a user who has as many tokens as a user can have. */
export const TOO_MANY_TOKENS = `You have ${LIMITS.tokens} access tokens. Revoke one to create another.`;

const tokenFields = {
  name: requiredLine(LIMITS.tokenName).describe('What the token is for.'),
  access: z.enum(TOKEN_ACCESS).describe('`read`, or `write` for reading and writing.'),
};

/** POST /tokens. */
export const newTokenSchema = z
  .strictObject({
    ...tokenFields,
    days: z
      .literal([...TOKEN_LIFETIMES])
      .nullable()
      .describe('How long it is valid; `null` until it is revoked.'),
  })
  .meta({ id: 'NewToken' });
export type NewToken = z.input<typeof newTokenSchema>;

const storedFields = {
  ...tokenFields,
  id: z.guid(),
  createdAt: timestamp(),
  expiresAt: timestamp().nullable().describe('`null` if it never expires.'),
  lastUsedAt: timestamp().nullable().describe('To the minute; `null` before the first use.'),
};

export const accessTokenSchema = z.object(storedFields).meta({ id: 'AccessToken' });
export type AccessToken = z.output<typeof accessTokenSchema>;

export const createdTokenSchema = z
  .object({
    ...storedFields,
    token: z.string().describe('For `Authorization: Bearer`. It is never shown again.'),
  })
  .meta({ id: 'CreatedToken' });
export type CreatedToken = z.output<typeof createdTokenSchema>;
