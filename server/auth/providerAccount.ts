import { and, eq } from 'drizzle-orm';
import type { ProviderIdentity } from '#domain/contract/auth.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { shortText } from '#domain/shortText.ts';
import type { OidcSettings } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { ownRows } from '../db/ownRows.ts';
import { clock, providerIdentities } from '../db/schema.ts';
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
  const isPerson = and(
    eq(providerIdentities.issuer, issuer),
    eq(providerIdentities.subject, subject),
  );
  return db.transaction(async (tx) => {
    const [bound] = await tx.select().from(providerIdentities).where(isPerson);
    if (bound) {
      await tx.update(providerIdentities).set({ email, lastUsedAt: clock }).where(isPerson);
      return bound.userId;
    }
    const added = await addAccount(tx, {
      email,
      passwordHash: NO_PASSWORD_HASH,
      ...(displayName && { displayName: shortText(displayName, LIMITS.personName) }),
    });
    const account = added ?? (await findAccountByEmail(tx, email));
    if (!account) return null;
    const [binding] = await tx
      .insert(providerIdentities)
      .values({ issuer, subject, userId: account.userId, email })
      .onConflictDoNothing()
      .returning();
    return binding ? account.userId : null;
  });
}

export const ownIdentities = ownRows(providerIdentities);

const hostOf = (issuer: string): string => URL.parse(issuer)?.host ?? issuer;

/** Who the user is at providers, in the order of the first sign-ins. */
export async function listProviderIdentities(
  db: Database,
  userId: string,
  oidc: Pick<OidcSettings, 'issuer' | 'name'> | null,
): Promise<ProviderIdentity[]> {
  const rows = await db
    .select()
    .from(providerIdentities)
    .where(ownIdentities.all(userId))
    .orderBy(providerIdentities.createdAt);
  return rows.map(({ id, issuer, email, createdAt, lastUsedAt }) => {
    const canSignIn = oidc !== null && hostOf(oidc.issuer) === hostOf(issuer);
    return {
      id,
      provider: canSignIn ? oidc.name : hostOf(issuer),
      email,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      canSignIn,
    };
  });
}
