import type { LeadStatus } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch, SentLetter } from '#domain/contract/pitches.ts';
import type { SentRequest } from '#domain/contract/sent.ts';
import { categoryOf } from '#domain/leads/statusMenu.ts';
import { toDate } from '#domain/timestamp.ts';

/* What applying, or contacting someone, changes on a lead and its pitch. */

type KindOfLead = Pick<Lead, 'category' | 'type' | 'status'>;

/** The statuses that sending moves a lead from and to. A later status stays. */
const SENDING: readonly LeadStatus[] = ['new', 'contacted', 'applied'];

/** Whether the lead is about contacting someone. Users apply for jobs and projects. */
const isContact = (lead: KindOfLead): boolean =>
  ['sales-lead', 'networking'].includes(categoryOf(lead));

/** The status of a lead after something was sent: Applied, Contacted, or the later one that it has. */
export function sentStatus(lead: KindOfLead): LeadStatus {
  const sent = isContact(lead) ? 'contacted' : 'applied';
  const now = SENDING.indexOf(lead.status);
  return now === -1 || now > SENDING.indexOf(sent) ? lead.status : sent;
}

/** What the user says: 'I applied', 'I contacted them', or 'I sent it' if the status stays. */
export function sentLabel(lead: KindOfLead): string {
  const status = sentStatus(lead);
  if (status === lead.status) return 'I sent it';
  return status === 'applied' ? 'I applied' : 'I contacted them';
}

/** The changes of a lead, and the letter, if one was sent. */
export interface Sending {
  lead: Pick<Lead, 'status' | 'lastContactAt'> & Partial<Pick<Lead, 'nextFollowUpAt'>>;
  letter: SentLetter | null;
}

interface SendingOf {
  /** `null` without a letter. */
  pitch: Pick<Pitch, 'content' | 'sent' | 'settings'> | null;
  request: Pick<SentRequest, 'content' | 'channel' | 'nextFollowUpAt'>;
  /** When it was sent. */
  at: string;
}

/** What to store when the user has sent something. */
export function sendingOf(
  lead: KindOfLead & Pick<Lead, 'resume'>,
  { pitch, request: { content, channel, nextFollowUpAt }, at }: SendingOf,
): Sending {
  const followUp = nextFollowUpAt === undefined ? {} : { nextFollowUpAt };
  return {
    // Who answers a message doesn't apply with it.
    lead: {
      status: pitch?.settings.purpose === 'reply' ? lead.status : sentStatus(lead),
      lastContactAt: at,
      ...followUp,
    },
    letter: pitch && {
      at,
      content: content ?? pitch.content,
      channel: channel ?? null,
      resume: lead.resume,
    },
  };
}

/** Milliseconds. A second request within them repeats the first, whose response may have been lost. */
const REPEATED_WITHIN = 86_400_000;

/** Whether everything is stored already. */
export function isRepeated(
  { lead: changes, letter }: Sending,
  lead: Pick<Lead, 'status' | 'lastContactAt' | 'nextFollowUpAt'>,
  sent: SentLetter | null,
): boolean {
  const { status, lastContactAt, nextFollowUpAt } = changes;
  if (status !== lead.status || (letter && letter.content !== sent?.content)) return false;
  if (nextFollowUpAt !== undefined && !isSameTime(nextFollowUpAt, lead.nextFollowUpAt))
    return false;
  const last = letter ? (sent?.at ?? null) : lead.lastContactAt;
  return timeOf(lastContactAt) - timeOf(last) < REPEATED_WITHIN;
}

const timeOf = (timestamp: string | null): number => toDate(timestamp)?.getTime() ?? 0;

const isSameTime = (a: string | null, b: string | null): boolean => timeOf(a) === timeOf(b);
