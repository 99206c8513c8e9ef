import {
  type CompleteNewInterview,
  type Interview,
  newInterviewSchema,
} from '#domain/contract/interviews.ts';
import type { Acceptance, InvitedEvent, Message } from '#domain/contract/messages.ts';
import { momentAt } from '#domain/interviews/zonedTime.ts';

/** A message's proposal as the user accepts it. */
export function acceptedProposal(
  { proposal }: Pick<Message, 'proposal'>,
  { status: _, nextFollowUpAt: __, ...edited }: Acceptance,
): Message['proposal'] {
  // What the message says about its zone counts, not where the user is.
  const timeZone =
    proposal.startsAt === (edited.startsAt ?? proposal.startsAt) && proposal.timeZone;
  const accepted = { ...proposal, ...edited };
  accepted.timeZone = timeZone || edited.timeZone || proposal.timeZone;
  const { startsAt, minutes, place } = accepted;
  const first = proposal.events?.find(({ isCanceled }) => !isCanceled);
  accepted.events = proposal.events?.map((event) =>
    event === first
      ? { ...event, startsAt, minutes, place, timeZone: accepted.timeZone }
      : { ...event, timeZone: event.timeZone || edited.timeZone || '' },
  );
  return accepted;
}

/** Whether an accepted proposal has an interview. */
export const hasInterview = ({ kind, startsAt }: Message['proposal']): boolean =>
  kind === 'invitation' && startsAt !== null;

/** The interview of an event; `null` without a time or its zone. */
function interviewOf(
  { startsAt, timeZone, minutes, place }: Omit<InvitedEvent, 'title'>,
  people: string,
): CompleteNewInterview | null {
  if (startsAt === null || timeZone === '') return null;
  const [day = '', time = ''] = startsAt.split('T');
  const kind = /^https?:/i.test(place) || place === '' ? 'video' : 'on-site';
  return newInterviewSchema.parse({
    kind: /^[+\d][\d\s()./-]{5,}$/.test(place) ? 'phone' : kind,
    startsAt: momentAt(day, time, timeZone),
    timeZone,
    minutes: minutes ?? 0,
    people,
    place,
  });
}

export type InterviewFields = Partial<Omit<Interview, 'id' | 'leadId' | 'version'>>;

/** An interview that is added, or the one that is changed. */
export type InterviewChange =
  | { known: null; after: CompleteNewInterview & Pick<Interview, 'eventUid' | 'sequence'> }
  | { known: Interview; after: InterviewFields };

/**
 * What accepting a proposal changes on the lead's interviews. A later file moves or cancels the one of its event.
 *
 * @param peopleOf says whom the interview of an event is with
 */
export function interviewChanges(
  interviews: readonly Interview[],
  proposal: Message['proposal'],
  peopleOf: (event: Pick<InvitedEvent, 'people'>) => string,
): InterviewChange[] {
  const only = { ...proposal, uid: '', sequence: 0, isCanceled: false, people: [] };
  return (proposal.events ?? [only]).flatMap((event): InterviewChange[] => {
    const { uid: eventUid, sequence } = event;
    const known = interviews.find((one) => eventUid !== '' && one.eventUid === eventUid) ?? null;
    if (known && known.sequence > sequence) return [];
    if (event.isCanceled)
      return known?.outcome === null ? [{ known, after: { outcome: 'canceled', sequence } }] : [];
    const interview = proposal.kind === 'invitation' ? interviewOf(event, peopleOf(event)) : null;
    if (!interview) return [];
    const { startsAt, timeZone, minutes, place } = interview;
    return known
      ? [{ known, after: { startsAt, timeZone, minutes, place, outcome: null, sequence } }]
      : [{ known, after: { ...interview, eventUid, sequence } }];
  });
}
