import type { MessageKind } from '#domain/contract/enums.ts';
import type { Message } from '#domain/contract/messages.ts';
import { momentAt, zonedTime } from '#domain/interviews/zonedTime.ts';
import { localDateTime } from '#domain/localDate.ts';
import { ownTimeZone } from '#domain/timeZone.ts';

/** What a message seems to be, as the start of a sentence. */
export const LOOKS_LIKE: Record<MessageKind, string> = {
  confirmation: 'Looks like a confirmation',
  rejection: 'Looks like a rejection',
  invitation: 'Looks like an invitation',
  offer: 'Looks like an offer',
  question: 'Looks like a question',
  other: 'Looks like an update',
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

/** A text around the words that a proposal relies on. */
export function aroundQuote(text: string, quote: string): [string, string, string] | null {
  if (quote === '') return null;
  // A quote has one space where the text may have a line break.
  const words = quote.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(words.join('\\s+'), 'u').exec(text);
  if (!found) return null;
  const end = found.index + found[0].length;
  return [text.slice(0, found.index), found[0], text.slice(end)];
}
