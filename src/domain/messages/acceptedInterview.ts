import { type CompleteNewInterview, newInterviewSchema } from '#domain/contract/interviews.ts';
import type { Acceptance, Message } from '#domain/contract/messages.ts';
import { momentAt } from '#domain/interviews/zonedTime.ts';

/** A message's proposal as the user accepts it. */
export function acceptedProposal(
  { proposal }: Pick<Message, 'proposal'>,
  { status: _, nextFollowUpAt: __, ...edited }: Acceptance,
): Message['proposal'] {
  // What the message says about its zone counts, not where the user is.
  const timeZone =
    proposal.startsAt === (edited.startsAt ?? proposal.startsAt) && proposal.timeZone;
  return { ...proposal, ...edited, timeZone: timeZone || edited.timeZone || proposal.timeZone };
}

/** Whether an accepted proposal has an interview. */
export const hasInterview = ({ kind, startsAt }: Message['proposal']): boolean =>
  kind === 'invitation' && startsAt !== null;

/** The interview of an accepted proposal; `null` without a time or its zone. */
export function acceptedInterview(
  proposal: Message['proposal'],
  { fromName, fromAddress }: Pick<Message, 'fromName' | 'fromAddress'>,
): CompleteNewInterview | null {
  const { startsAt, timeZone, minutes, place } = proposal;
  if (!hasInterview(proposal) || startsAt === null || timeZone === '') return null;
  const [day = '', time = ''] = startsAt.split('T');
  const kind = /^https?:/i.test(place) || place === '' ? 'video' : 'on-site';
  return newInterviewSchema.parse({
    kind: /^[+\d][\d\s()./-]{5,}$/.test(place) ? 'phone' : kind,
    startsAt: momentAt(day, time, timeZone),
    timeZone,
    minutes: minutes ?? 0,
    people: fromName || fromAddress,
    place,
  });
}
