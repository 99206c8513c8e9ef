import { LRUCache } from 'lru-cache';
import type { VerifiedUser, VerifyToken } from './tokenVerifier.ts';

/** About 1 MB of tokens. */
const MOST_TOKENS = 1_000;

/**
 * The same verifier, which looks at a signature once: a client sends one token with every request
 * for an hour, and checking it again costs as much as the rest of a small answer. A token that has
 * ended, or that was refused, is looked at each time.
 */
export function rememberTokens(verify: VerifyToken): VerifyToken {
  const users = new LRUCache<string, VerifiedUser>({ max: MOST_TOKENS });
  return async (token) => {
    const known = users.get(token);
    if (known && known.expiresAt.getTime() > Date.now()) return known;
    const user = await verify(token);
    users.set(token, user);
    return user;
  };
}
