import type { MessageKind } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Message } from '#domain/contract/messages.ts';
import { momentAt, zonedTime } from '#domain/interviews/zonedTime.ts';
import { daysOverdue } from '#domain/leads/followUp.ts';
import { localDateTime, localDay } from '#domain/localDate.ts';
import { followUpAfter, statusAfter } from '#domain/messages/acceptedChanges.ts';
import { ownTimeZone } from '#domain/timeZone.ts';

/** What a message seems to be. */
const LOOKS_LIKE: Record<MessageKind, string> = {
  confirmation: 'Looks like a confirmation.',
  rejection: 'Looks like a rejection.',
  invitation: 'Looks like an invitation.',
  offer: 'Looks like an offer.',
  question: 'Looks like a question.',
  other: 'Looks like an update.',
};

/** When a proposed interview starts, where the user is, and in its own zone if that is another one; '' without a time. */
export function startText({
  startsAt,
  timeZone,
}: Pick<Message['proposal'], 'startsAt' | 'timeZone'>): string {
  if (startsAt === null) return '';
  const [day = '', time = ''] = startsAt.split('T');
  const at = momentAt(day, time, timeZone || ownTimeZone());
  if (at === null) return '';
  const isElsewhere = timeZone !== '' && zonedTime(at, ownTimeZone())[1] !== time;
  const there = isElsewhere ? ` (${time} in ${timeZone.replaceAll('_', ' ')})` : '';
  return localDateTime(new Date(at)) + there;
}

const AND = new Intl.ListFormat('en-US');

/**
 * What a message looks like, and what accepting it does as a question: 'Looks like a rejection. Move to Rejected?'
 *
 * @param statusLabel the user's name of a status
 */
export function replyQuestion(
  { proposal }: Pick<Message, 'proposal'>,
  lead: Lead,
  statusLabel: (status: Lead['status']) => string,
): string {
  const { kind, answerBy, events = [proposal] } = proposal;
  if (kind === null) return 'Couldn’t tell what this is.';
  const status = statusAfter(lead, kind);
  const canceled = events.filter((event) => 'isCanceled' in event && event.isCanceled);
  const added = kind === 'invitation' ? events.filter((event) => !canceled.includes(event)) : [];
  const starts = [added, canceled].map((some) => some.map(startText).filter(Boolean));
  const [adds = '', cancels = ''] = starts.map((texts) => AND.format(texts));
  const followUp = new Date(followUpAfter(kind, answerBy) ?? 0);
  const isLater = daysOverdue(followUp.toISOString()) < -1;
  const changes = [
    status !== lead.status && `move to ${statusLabel(status)}`,
    adds && `add the interview on ${adds}`,
    canceled.length > 0 && `cancel the interview${cancels && ` on ${cancels}`}`,
    kind === 'question' && 'follow up today',
    kind === 'offer' && `follow up ${isLater ? `on ${localDay(followUp)}` : 'tomorrow'}`,
  ].filter((change) => typeof change === 'string' && change !== '') as string[];
  const looks =
    kind === 'other' && canceled.length > 0 ? 'Looks like a canceled interview.' : LOOKS_LIKE[kind];
  const question = AND.format(changes);
  return `${looks} ${question ? `${question[0]?.toUpperCase()}${question.slice(1)}?` : 'Nothing changes.'}`;
}
