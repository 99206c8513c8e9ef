import { isSame } from '#domain/changedFields.ts';
import type { LeadCategory, LeadStatus, MessageKind } from '#domain/contract/enums.ts';
import type { Lead, LeadUpdate, StatusChange } from '#domain/contract/leads.ts';
import type { Acceptance, Message } from '#domain/contract/messages.ts';
import { followUpIn, followUpOn } from '#domain/leads/followUp.ts';
import { CLOSED_STATUSES } from '#domain/leads/lead.ts';
import { categoryOf } from '#domain/leads/statusMenu.ts';
import { statusUpdate } from '#domain/leads/statusUpdate.ts';
import { type FindUndone, withoutStatusChange } from '#domain/leads/withoutStatusChange.ts';

export const MESSAGE_KIND_LABELS: Record<MessageKind, string> = {
  confirmation: 'Application received',
  rejection: 'Rejection',
  invitation: 'Interview invitation',
  offer: 'Offer',
  question: 'Question',
  other: 'Something else',
};

type StatusOfKind = Partial<Record<MessageKind, LeadStatus>>;

const SALES: StatusOfKind = {
  rejection: 'closed-lost',
  invitation: 'qualified',
  offer: 'negotiating',
};

/** The status that each kind of message leads to. Others change none. */
const STATUSES: Record<LeadCategory, StatusOfKind> = {
  'job-application': {
    confirmation: 'applied',
    rejection: 'rejected',
    invitation: 'interviewing',
    offer: 'offer',
  },
  'freelance-project': {
    confirmation: 'applied',
    rejection: 'closed-lost',
    invitation: 'proposal',
    offer: 'negotiating',
  },
  'sales-lead': SALES,
  networking: SALES,
};

/** How far along a lead is. A message moves none back. */
const ORDER: readonly LeadStatus[] = [
  'new',
  'contacted',
  'applied',
  'qualified',
  'proposal',
  'interviewing',
  'negotiating',
  'offer',
  'hired',
];

type KindOfLead = Pick<Lead, 'category' | 'type' | 'status'>;

/** The status after a message of this kind, which may be the one that the lead has. */
export function statusAfter(lead: KindOfLead, kind: MessageKind | null): LeadStatus {
  const next = kind === null ? undefined : STATUSES[categoryOf(lead)][kind];
  if (next === undefined || CLOSED_STATUSES.has(lead.status)) return lead.status;
  const isForward = CLOSED_STATUSES.has(next) || ORDER.indexOf(next) > ORDER.indexOf(lead.status);
  return isForward ? next : lead.status;
}

/** The days until the user should act on a message of this kind. */
const FOLLOW_UPS: Partial<Record<MessageKind, number>> = { question: 0, offer: 1 };

/**
 * The follow-up that a message proposes; `undefined` for none.
 *
 * @param answerBy the day until which an offer can be answered
 */
export function followUpAfter(
  kind: MessageKind | null,
  answerBy = '',
  now = new Date(),
): string | undefined {
  const days = kind === null ? undefined : FOLLOW_UPS[kind];
  if (days === undefined) return undefined;
  const next = followUpIn(days, now);
  const last = kind === 'offer' ? followUpOn(answerBy) : null;
  return last && last > next ? last : next;
}

type Changes = Pick<LeadUpdate, 'status' | 'customStatus' | 'nextFollowUpAt' | 'lastContactAt'> & {
  updatedAt?: string;
};

/** What accepting a message changes on its lead. */
export function acceptedChanges(
  lead: KindOfLead & Pick<Lead, 'lastContactAt'>,
  { proposal, sentAt }: Pick<Message, 'proposal' | 'sentAt'>,
  { kind = proposal.kind ?? undefined, status, nextFollowUpAt }: Acceptance,
): Changes {
  const next = status ?? statusAfter(lead, kind ?? null);
  const changes: Changes = next === lead.status ? {} : statusUpdate(next);
  if (nextFollowUpAt !== undefined) changes.nextFollowUpAt = nextFollowUpAt;
  const isLater = lead.lastContactAt === null || sentAt > lead.lastContactAt;
  return isLater ? { ...changes, lastContactAt: sentAt } : changes;
}

/** What takes accepted changes back: the fields that are still as they were set. */
export const takenBack = <Fields extends object>(
  now: Fields,
  before: Partial<Fields>,
  after: Partial<Fields>,
): Partial<Fields> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof Fields)[])
      .filter((field) => isSame(now[field], after[field]))
      .map((field) => [field, before[field]]),
  ) as Partial<Fields>;

/** What accepting a message changed on its lead, and when it changed the status. */
interface Accepted {
  before: Changes;
  after: Changes;
  movedAt?: string | undefined;
}

/** Finds the status change that accepting a message made. */
export const acceptedMove =
  ({ movedAt }: Accepted): FindUndone =>
  (changes) =>
    changes.findLastIndex(({ changedAt }) => changedAt === movedAt);

/**
 * What takes accepted changes back: the fields that are still as they were set, and the status that the
 * lead has without the status change.
 *
 * @param changes of the lead's status, oldest first
 */
export function undoneChanges(
  lead: Lead,
  accepted: Accepted,
  changes: readonly StatusChange[],
): Changes {
  const { before, after } = accepted;
  const undone = takenBack<Changes>(lead, before, after);
  const index = acceptedMove(accepted)(changes);
  const last = withoutStatusChange(changes, index).at(-1);
  if (index < 1 || !last) return undone;
  return { ...undone, status: last.toStatus, customStatus: last.customStatus };
}
