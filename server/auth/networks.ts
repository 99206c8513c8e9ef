import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { knownNetworks } from '../db/schema.ts';
import { networkOf } from '../http/networkOf.ts';

/** A network without a sign-in for this long is unknown again, in milliseconds. */
const KNOWN_FOR = 180 * 24 * 60 * 60 * 1000;

const networkHash = (userId: string, ipAddress: string): string =>
  createHash('sha256')
    .update(`${userId} ${networkOf(ipAddress)}`)
    .digest('base64url');

/** Whether the user has signed in from this network lately. */
export async function isKnownNetwork(
  db: Database,
  userId: string,
  ipAddress: string,
): Promise<boolean> {
  const known = await db.$count(
    knownNetworks,
    and(
      eq(knownNetworks.userId, userId),
      eq(knownNetworks.networkHash, networkHash(userId, ipAddress)),
    ),
  );
  return known > 0;
}

/** Remembers that the user has signed in from this network, and forgets old networks. */
export async function rememberNetwork(
  db: Database,
  userId: string,
  ipAddress: string,
  signedInAt: Date,
): Promise<void> {
  const oldest = new Date(signedInAt.getTime() - KNOWN_FOR);
  await db
    .delete(knownNetworks)
    .where(and(eq(knownNetworks.userId, userId), lt(knownNetworks.signedInAt, oldest)));
  await db
    .insert(knownNetworks)
    .values({ userId, networkHash: networkHash(userId, ipAddress), signedInAt })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.networkHash],
      set: { signedInAt },
    });
}
