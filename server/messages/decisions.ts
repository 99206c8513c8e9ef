import type { Lead } from '#domain/contract/leads.ts';
import type {
  Acceptance,
  InvitedEvent,
  Message,
  MessageResponse,
} from '#domain/contract/messages.ts';
import {
  acceptedChanges,
  acceptedMove,
  takenBack,
  undoneChanges,
} from '#domain/messages/acceptedChanges.ts';
import {
  acceptedProposal,
  type InterviewFields,
  interviewChanges,
} from '#domain/messages/acceptedInterview.ts';
import { acceptedPeople, interviewPeople } from '#domain/messages/acceptedPeople.ts';
import type { VerifiedUser } from '../auth/tokenVerifier.ts';
import type { Database } from '../db/database.ts';
import { type Accepted, messages } from '../db/schema.ts';
import {
  addInterview,
  deleteInterview,
  findInterview,
  listInterviews,
  updateInterview,
} from '../interviews/repository.ts';
import { updateLeads } from '../leads/repository.ts';
import { listStatusChanges } from '../leads/statusChanges.ts';
import { findSelf, forgetPeople, meetPeople } from '../people/acceptedPeople.ts';
import { findMessage, lockedLead, messageColumns, oneMessage } from './repository.ts';

/* What the user decides about a message: to accept what it proposes, to ignore it, or to take that back. */

export interface Decided extends Pick<MessageResponse, 'similar'> {
  message: Message;
  lead: Lead | null;
}

/** Changes a message together with its lead, which is locked first, as a deletion locks them. */
async function decide(
  db: Database,
  userId: string,
  id: string,
  change: (tx: Database, locked: Decided) => Promise<Partial<typeof messages.$inferInsert>>,
): Promise<Decided | null> {
  return db.transaction(async (tx) => {
    const found = await findMessage(tx, userId, id);
    if (!found) return null;
    const lead = found.leadId === null ? null : await lockedLead(tx, userId, found.leadId);
    const [message] = await tx
      .select(messageColumns)
      .from(messages)
      .where(oneMessage(userId, id))
      .for('update');
    if (!message) return null;
    const values = await change(tx, { message, lead });
    const [changed] = await tx
      .update(messages)
      .set(values)
      .where(oneMessage(userId, id))
      .returning(messageColumns);
    if (!changed) throw new Error('The locked message is gone');
    const after = lead && (await lockedLead(tx, userId, lead.id));
    return { message: changed, lead: after };
  });
}

/** Applies what the user accepts to the lead. One that is accepted already stays as it is. */
export async function acceptMessage(
  db: Database,
  { uid: userId, email }: Pick<VerifiedUser, 'uid' | 'email'>,
  id: string,
  acceptance: Acceptance,
): Promise<Decided | null> {
  let similar: Decided['similar'];
  const decided = await decide(db, userId, id, async (tx, { message, lead }) => {
    if (!lead || message.state === 'accepted') return { state: message.state };
    const after = acceptedChanges(lead, message, acceptance);
    const { status, nextFollowUpAt, lastContactAt, updatedAt } = lead;
    const before = { status, nextFollowUpAt, lastContactAt, updatedAt };
    const proposal = acceptedProposal(message, acceptance);
    const changes: Accepted['interviews'] = [];
    const known = await listInterviews(tx, userId, lead.id);
    const self = await findSelf(tx, userId, email);
    const peopleOf = (event: Pick<InvitedEvent, 'people'>) =>
      interviewPeople(message, event, lead.company, self);
    for (const change of interviewChanges(known, proposal, peopleOf)) {
      const changed = await (change.known
        ? updateInterview(tx, userId, lead.id, change.known.id, change.after)
        : addInterview(tx, userId, lead.id, change.after));
      if (changed) changes.push({ id: changed.id, before: change.known, after: change.after });
    }
    if (Object.keys(after).length > 0)
      await updateLeads(tx, userId, [{ id: lead.id, update: after }]);
    const [move] = after.status ? ((await listStatusChanges(tx, userId, lead.id)) ?? []) : [];
    const met = acceptedPeople({ ...message, proposal }, lead, self);
    const { people, similar: found } = await meetPeople(tx, userId, lead.id, met);
    similar = found;
    const saved = (await lockedLead(tx, userId, lead.id)) ?? lead;
    const accepted = {
      before,
      after: { ...after, updatedAt: saved.updatedAt },
      interviews: changes,
      movedAt: move?.changedAt,
      people,
    };
    return { state: 'accepted', proposal, accepted };
  });
  return decided && { ...decided, similar };
}

/** Takes back what accepting or ignoring a message changed, with its status change in the history. */
export const undoMessage = (db: Database, userId: string, id: string) =>
  decide(db, userId, id, async (tx, { lead }) => {
    const [row] = await tx
      .select({ accepted: messages.accepted })
      .from(messages)
      .where(oneMessage(userId, id));
    if (lead && row?.accepted) {
      for (const change of row.accepted.interviews)
        await undoInterview(tx, userId, lead.id, change);
      await forgetPeople(tx, userId, lead.id, row.accepted.people);
      const changes = ((await listStatusChanges(tx, userId, lead.id)) ?? []).toReversed();
      const update = undoneChanges(lead, row.accepted, changes);
      const undoes = acceptedMove(row.accepted);
      if (Object.keys(update).length > 0)
        await updateLeads(tx, userId, [{ id: lead.id, update, undoes }]);
    }
    return { state: 'new', accepted: null };
  });

async function undoInterview(
  tx: Database,
  userId: string,
  leadId: string,
  { id, before, after }: Accepted['interviews'][number],
): Promise<void> {
  const now = await findInterview(tx, userId, leadId, id);
  if (!before) await deleteInterview(tx, userId, leadId, id);
  else if (now) {
    const update = takenBack<InterviewFields>(now, before, after);
    await updateInterview(tx, userId, leadId, id, update);
  }
}

export const ignoreMessage = (db: Database, userId: string, id: string) =>
  decide(db, userId, id, async (_tx, { message }) => ({
    state: message.state === 'accepted' ? 'accepted' : 'ignored',
  }));
