import { and, between, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { leadNotes, leadStatusHistory, leads } from '../db/schema.ts';
import { linkContacts } from '../people/knownPeople.ts';
import { addProfile } from '../profile/repository.ts';
import { DEMO_PROFILE } from './demoProfile.ts';
import { seedLead, seedLeadId } from './seedLead.ts';

/** PostgreSQL allows 65,535 parameters in a statement, and a lead has about 30. */
const BATCH = 500;

const LAST_INDEX = 0xffff_ffff_ffff;

const seeded = (userColumn: PgColumn, userId: string, idColumn: PgColumn) =>
  and(eq(userColumn, userId), between(idColumn, seedLeadId(0), seedLeadId(LAST_INDEX)));

/**
 * Replaces the user's seeded leads with `count` new ones, with notes, history and the people they
 * name, and adds a profile when there is none. Runs in one transaction.
 */
export async function storeSeed(
  db: Database,
  userId: string,
  count: number,
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(leads).where(seeded(leads.userId, userId, leads.id));
    await tx
      .delete(leadStatusHistory)
      .where(seeded(leadStatusHistory.userId, userId, leadStatusHistory.leadId));
    for (let start = 0; start < count; start += BATCH) {
      const length = Math.min(BATCH, count - start);
      const batch = Array.from({ length }, (_, index) => seedLead(userId, start + index, now));
      await tx.insert(leads).values(batch.map(({ lead }) => lead));
      const notes = batch.flatMap((seed) => seed.notes);
      if (notes.length > 0) await tx.insert(leadNotes).values(notes);
      await tx.insert(leadStatusHistory).values(batch.flatMap(({ history }) => history));
      const ids = batch.map(({ lead }) => lead.id);
      await linkContacts(tx, userId, ids);
    }
    await addProfile(tx, userId, DEMO_PROFILE);
  });
}
