import type { AccessToken } from '#domain/contract/tokens.ts';
import { makeId } from './makeId.ts';

/** An access token that never expires and wasn't used yet. */
export const makeToken = (fields: Partial<AccessToken> = {}): AccessToken => ({
  id: makeId(),
  name: 'Laptop',
  access: 'read',
  createdAt: new Date().toISOString(),
  expiresAt: null,
  lastUsedAt: null,
  ...fields,
});
