import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import type { SentRequest } from '#domain/contract/sent.ts';
import { isRepeated, sendingOf } from '#domain/pitches/letter/sentLetter.ts';
import type { Database } from '../db/database.ts';
import { isoTimestamp } from '../db/expressions.ts';
import { ownLead } from '../db/ownLeads.ts';
import { clock, leads } from '../db/schema.ts';
import { leadColumns } from '../leads/leadColumns.ts';
import { updateLeads } from '../leads/repository.ts';
import { contactsChanged } from '../people/lastContact.ts';
import { lockPitch, updatePitch } from './repository.ts';

export type RecordedSent =
  | { outcome: 'recorded'; lead: Lead; pitch: Pitch | null }
  | { outcome: 'conflict'; lead: Lead }
  | { outcome: 'lead not found' }
  | { outcome: 'pitch not found' };

/**
 * Stores that the user sent something for a lead: its status, the date, and the letter on the pitch,
 * all or nothing. A repeated request changes nothing and has the same result.
 *
 * @param id the lead's
 * @param pitchId `null` without a letter
 */
export async function recordSent(
  db: Database,
  userId: string,
  id: string,
  pitchId: string | null,
  { version, ...request }: Omit<SentRequest, 'pitchId'>,
): Promise<RecordedSent> {
  return db.transaction(async (tx): Promise<RecordedSent> => {
    // The lead first, as a deletion locks them.
    const [locked] = await tx
      .select({ lead: leadColumns(userId), at: isoTimestamp(clock) })
      .from(leads)
      .where(ownLead(userId, id))
      .for('update');
    if (!locked) return { outcome: 'lead not found' };
    const { lead, at } = locked;
    const pitch = pitchId === null ? null : await lockPitch(tx, userId, pitchId, id);
    if (pitchId !== null && !pitch) return { outcome: 'pitch not found' };

    const sending = sendingOf(lead, { pitch, request, at });
    if (isRepeated(sending, lead, pitch?.sent ?? null)) return { outcome: 'recorded', lead, pitch };
    const updated = await updateLeads(tx, userId, [
      { id, update: { ...sending.lead, version }, sending: { pitchId, changedAt: new Date(at) } },
    ]);
    if (updated.outcome === 'conflict') return { outcome: 'conflict', lead };
    const [after] = updated.outcome === 'updated' ? updated.leads : [];
    if (!after) throw new Error('The locked lead is gone');
    const sent =
      pitch && (await updatePitch(tx, userId, pitch.id, { sent: sending.letter, leadId: id }));
    if (sent) await contactsChanged(tx, userId, [id]);
    return { outcome: 'recorded', lead: after, pitch: sent };
  });
}
