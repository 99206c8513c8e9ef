import { and, eq } from 'drizzle-orm';
import { LIMITS } from '#domain/contract/limits.ts';
import { shortText } from '#domain/shortText.ts';
import type { Database } from '../db/database.ts';
import { providerIdentities } from '../db/schema.ts';
import { NO_PASSWORD_HASH } from './password.ts';
import type { ProviderUser } from './providerClaims.ts';
import { addAccount, findAccountByEmail } from './repository.ts';

/**
 * The account of a person at the sign-in provider: the one that is bound to them, or else the one with
 * their verified email address, or a new one. It's bound to them from then on. Returns `null` when the
 * address has an account of somebody else at the provider.
 *
 * @returns the user's id
 */
export function providerAccount(db: Database, user: ProviderUser): Promise<string | null> {
  const { issuer, subject, email, displayName } = user;
  return db.transaction(async (tx) => {
    const [bound] = await tx
      .select()
      .from(providerIdentities)
      .where(and(eq(providerIdentities.issuer, issuer), eq(providerIdentities.subject, subject)));
    if (bound) return bound.userId;
    const added = await addAccount(tx, {
      email,
      passwordHash: NO_PASSWORD_HASH,
      ...(displayName && { displayName: shortText(displayName, LIMITS.personName) }),
    });
    const account = added ?? (await findAccountByEmail(tx, email));
    if (!account) return null;
    const [binding] = await tx
      .insert(providerIdentities)
      .values({ issuer, subject, userId: account.userId })
      .onConflictDoNothing()
      .returning();
    return binding ? account.userId : null;
  });
}
