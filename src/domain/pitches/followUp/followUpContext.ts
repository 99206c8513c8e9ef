import type {
  FollowUpPurpose,
  LeadStatus,
  PitchPurpose,
  PitchType,
} from '#domain/contract/enums.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import type { Lead, StatusChange } from '#domain/contract/leads.ts';
import type { Message } from '#domain/contract/messages.ts';
import type { Pitch, SentLetter } from '#domain/contract/pitches.ts';

/* What a follow-up knows of the letters and dates before it. */

/** A letter that was sent for the lead. */
export interface EarlierLetter extends Pick<SentLetter, 'at' | 'content' | 'channel'> {
  type: PitchType;
  purpose: PitchPurpose;
  /** '' for a letter to a team. */
  contactName: string;
}

export interface FollowUpContext {
  /** Newest first. */
  letters: EarlierLetter[];
  /** Whether the lead's status says that the user applied or contacted someone. */
  isSent: boolean;
  /** When that status was set; `null` if the lead was added with it. */
  sentAt: string | null;
  /** When the last interview took place; `null` without one, and while another is to come. */
  interviewedAt: string | null;
  /** All timestamps of the lead. */
  dates: string[];
}

/** What somebody wrote, and a reply answers. */
export type AnsweredMessage = Pick<Message, 'fromName' | 'subject' | 'text'>;

/** What a follow-up is written from, besides the profile and the posting. */
export interface FollowUp extends FollowUpContext {
  purpose: FollowUpPurpose;
  /** Of a reply, if it's kept. */
  message?: AnsweredMessage | undefined;
  /** The user's IANA time zone, for the dates; by default UTC. */
  timeZone?: string | undefined;
}

/** A follow-up of which nothing is on record. */
export const NOTHING_SENT: FollowUpContext = {
  letters: [],
  isSent: false,
  sentAt: null,
  interviewedAt: null,
  dates: [],
};

/** How many of the letters a follow-up is written from. */
export const EARLIER_LETTERS = 3;

const CLOSED: readonly LeadStatus[] = [
  'hired',
  'rejected',
  'withdrawn',
  'closed-won',
  'closed-lost',
];

/** Interviews in which the user met someone: a task is only handed in. */
function lastInterview(interviews: readonly Interview[], now: Date): string | null {
  const last = interviews
    .filter(({ kind, outcome }) => kind !== 'task' && outcome !== 'canceled' && outcome !== 'moved')
    .map(({ startsAt }) => startsAt)
    .toSorted()
    .at(-1);
  return last !== undefined && last <= now.toISOString() ? last : null;
}

/**
 * What is known of the letters and dates of a lead.
 *
 * @param pitches of any leads
 * @param changes of the lead's status, newest first
 * @param interviews of the lead
 */
export function followUpContext(
  lead: Lead,
  pitches: readonly Pitch[],
  changes: readonly StatusChange[],
  interviews: readonly Interview[],
  now = new Date(),
): FollowUpContext {
  const letters = pitches
    .flatMap(({ leadId, sent, settings: { type, purpose }, contactInfo }): EarlierLetter[] => {
      if (sent === null || leadId !== lead.id) return [];
      const { at, content, channel } = sent;
      return [{ at, content, channel, type, purpose, contactName: contactInfo.name }];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));
  const isSent = (status: LeadStatus) => status === 'applied' || status === 'contacted';
  // A lead that is new again was moved by mistake.
  const change =
    lead.status === 'new' ? undefined : changes.find(({ toStatus }) => isSent(toStatus));
  const interviewedAt = lastInterview(interviews, now);
  return {
    letters: letters.slice(0, EARLIER_LETTERS),
    isSent: change !== undefined || isSent(lead.status),
    sentAt: change?.fromStatus ? change.changedAt : null,
    interviewedAt,
    dates: [lead.createdAt, lead.lastContactAt, lead.nextFollowUpAt, interviewedAt]
      .concat(changes.map(({ changedAt }) => changedAt))
      .filter((date) => date !== null),
  };
}

/** The last message that may be answered: a question that no letter was sent after, where `isOpen`. */
export const lastMessage = (
  messages: readonly Message[],
  { letters: [last] }: FollowUpContext,
  isOpen: boolean,
): Message | undefined =>
  messages.findLast(
    ({ text, state, proposal: { kind }, sentAt }) =>
      text !== '' &&
      (isOpen
        ? state === 'accepted' && kind === 'question' && !(last && last.at > sentAt)
        : state !== 'ignored'),
  );

/** What to write next for a lead, by its status and history. */
export function proposedPurpose(
  { status }: Pick<Lead, 'status'>,
  { letters: [last], interviewedAt }: FollowUpContext,
): PitchPurpose {
  if (CLOSED.includes(status)) return 'first';
  if (status === 'interviewing' && interviewedAt !== null) {
    return last?.purpose === 'thanks' && last.at >= interviewedAt ? 'nudge' : 'thanks';
  }
  if (['interviewing', 'negotiating', 'offer'].includes(status)) return 'reply';
  return last || ['applied', 'contacted', 'proposal'].includes(status) ? 'nudge' : 'first';
}

/** A LinkedIn message if the last letter was one, or there's no other way to write; otherwise an email. */
export function followUpType(
  { contactInfo: { email, linkedin } }: Pick<Lead, 'contactInfo'>,
  { letters: [last] }: FollowUpContext,
): PitchType {
  if (last) return last.type === 'linkedin' ? 'linkedin' : 'email';
  return linkedin && !/@/.test(email) ? 'linkedin' : 'email';
}

/** The letter that the others follow up on: the last first letter, or the oldest of all. */
export const mainLetter = ({ letters }: FollowUpContext): EarlierLetter | undefined =>
  letters.find(({ purpose }) => purpose === 'first') ?? letters.at(-1);

/** 'November 12', with the year if it isn't this year's; `null` for today. */
export function dayOf(
  timestamp: string,
  now: Date,
  timeZone = 'UTC',
  locale = 'en-US',
): string | null {
  const day = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(date);
  const date = new Date(timestamp);
  const whole = { month: 'long', day: 'numeric', year: 'numeric' } as const;
  if (day(date, whole) === day(now, whole)) return null;
  const isThisYear = day(date, { year: 'numeric' }) === day(now, { year: 'numeric' });
  return day(date, isThisYear ? { month: 'long', day: 'numeric' } : whole);
}
