import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { LIMITS } from '#domain/contract/limits.ts';
import type { InvitedEvent, Proposal } from '#domain/contract/messages.ts';
import { momentAt } from '#domain/interviews/zonedTime.ts';
import { NO_PROPOSAL } from '#domain/messages/proposal.ts';
import { isTimeZone } from '#domain/timeZone.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { zoneOffset } from './zoneOffset.ts';

export interface Invitation {
  fromName: string;
  fromAddress: string;
  subject: string;
  text: string;
  /** When it was written; `null` where it doesn't say. */
  sentAt: Date | null;
  proposal: Proposal;
}

type ClockTime = Pick<Proposal, 'startsAt' | 'timeZone'>;

const NO_TIME: ClockTime = { startsAt: null, timeZone: '' };

/** When an event starts or ends; nothing where its time zone is unknown. The file's own rules count before a name. */
function clockTime(property: ICAL.Property | null, calendar: ICAL.Component): ClockTime {
  const time = property?.getFirstValue();
  if (!(time instanceof ICAL.Time) || time.isDate || time.year < 1970 || time.year > 9_998)
    return NO_TIME;
  const startsAt = time.toString().slice(0, 16);
  if (time.zone === ICAL.Timezone.utcTimezone) return { startsAt, timeZone: 'UTC' };
  const name = property?.getFirstParameter('tzid') ?? '';
  if (name === '') return { startsAt, timeZone: '' };
  const rules = calendar
    .getAllSubcomponents('vtimezone')
    .find((zone) => zone.getFirstPropertyValue('tzid') === name);
  const seconds = rules ? zoneOffset(rules, time) : null;
  const timeZone = isTimeZone(name) ? name : findIana(name)[0];
  if (seconds === null) return timeZone ? { startsAt, timeZone } : NO_TIME;
  const moment = new Date(Date.parse(`${startsAt}Z`) - seconds * 1_000).toISOString();
  const isSame = timeZone === name && momentOf({ startsAt, timeZone }) === Date.parse(moment);
  return isSame ? { startsAt, timeZone } : { startsAt: moment.slice(0, 16), timeZone: 'UTC' };
}

function momentOf({ startsAt, timeZone }: ClockTime): number {
  const [day = '', time = ''] = startsAt?.split('T') ?? [];
  return Date.parse(momentAt(day, time, timeZone || 'UTC') ?? '');
}

const LINKS = ['x-google-conference', 'x-microsoft-skypeteamsmeetingurl', 'url'];

/** Where it takes place: the link rather than the name of its service, such as 'Microsoft Teams Meeting'. */
function placeOf(location: string, link: string): string {
  const service = (URL.parse(link)?.hostname ?? '').split('.');
  const names = foldedWords(location)
    .split(' ')
    .some((word) => service.includes(word));
  return location === '' || names ? link || location : location;
}

const textOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').trim();

/** Who organizes an event and who is invited, without rooms, each once. */
function peopleOf(event: ICAL.Component): NonNullable<InvitedEvent['people']> {
  const people = ['organizer', 'attendee']
    .flatMap((name) => event.getAllProperties(name))
    .filter((one) => !/^(?:ROOM|RESOURCE|GROUP)$/i.test(String(one.getFirstParameter('cutype'))))
    .map((one) => {
      const address = String(one.getFirstValue())
        .trim()
        .replace(/^mailto:/i, '');
      const name = one.getFirstParameter('cn')?.replace(/\s+/g, ' ').trim() ?? '';
      return { name: name.slice(0, LIMITS.personName), address: address.toLowerCase() };
    })
    .filter(({ address }) => address.length <= LIMITS.email && address.includes('@'));
  return [...new Map(people.map((one) => [one.address, one])).values()].slice(
    0,
    LIMITS.invitedPeople,
  );
}

function readEvent(event: ICAL.Component, calendar: ICAL.Component): InvitedEvent {
  const start = clockTime(event.getFirstProperty('dtstart'), calendar);
  const length = event.getFirstPropertyValue('duration');
  const minutes =
    length instanceof ICAL.Duration
      ? length.toSeconds() / 60
      : (momentOf(clockTime(event.getFirstProperty('dtend'), calendar)) - momentOf(start)) / 60_000;
  const isLength = start.startsAt !== null && minutes > 0 && minutes <= LIMITS.interviewMinutes;
  const written = /https:\/\/\S{4,500}/.exec(textOf(event, 'description'))?.[0] ?? '';
  const link = LINKS.map((name) => textOf(event, name)).find((text) => text !== '');
  const place = placeOf(textOf(event, 'location'), link ?? written.replace(/[>.,;]{1,3}$/, ''));
  const recurrence = textOf(event, 'recurrence-id');
  const sequence = Number(textOf(event, 'sequence')) || 0;
  const [method, status] = [textOf(calendar, 'method'), textOf(event, 'status')];
  return {
    ...start,
    minutes: isLength ? Math.round(minutes) : null,
    place: place.slice(0, LIMITS.place),
    title: textOf(event, 'summary').replace(/\s+/g, ' ').slice(0, LIMITS.messageQuote),
    uid: `${textOf(event, 'uid')}${recurrence && ` ${recurrence}`}`.slice(0, LIMITS.messageId),
    sequence: Math.min(Math.max(Math.trunc(sequence), 0), LIMITS.sequence),
    isCanceled: /^CANCEL/i.test(method) || /^CANCEL/i.test(status),
    people: peopleOf(event),
  };
}

/** What a calendar file invites to, or cancels. Answers to invitations and published calendars propose nothing. */
function proposalOf(calendar: ICAL.Component, events: readonly ICAL.Component[]): Proposal {
  if (!/^(?:REQUEST|CANCEL)?$/i.test(textOf(calendar, 'method'))) return NO_PROPOSAL;
  const invited = events.slice(0, LIMITS.invitedEvents).map((event) => readEvent(event, calendar));
  const first = invited.find(({ isCanceled }) => !isCanceled);
  const common = { events: invited, source: 'file' } as const;
  if (!first) return { ...NO_PROPOSAL, ...common, kind: 'other', quote: invited[0]?.title ?? '' };
  const { startsAt, timeZone, minutes, place, title: quote } = first;
  return { kind: 'invitation', startsAt, timeZone, minutes, place, quote, ...common };
}

/** The events of a calendar file. Throws when it isn't one. */
export function readInvitation(file: string): Invitation {
  const calendar = new ICAL.Component(ICAL.parse(file.trim()) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  const [event] = events;
  if (!event) throw new Error('The calendar has no event');
  const sentAt = new Date(momentOf(clockTime(event.getFirstProperty('dtstamp'), calendar)));
  return {
    fromName: event.getFirstProperty('organizer')?.getFirstParameter('cn') ?? '',
    fromAddress: textOf(event, 'organizer').replace(/^mailto:/i, ''),
    subject: textOf(event, 'summary'),
    text: textOf(event, 'description'),
    sentAt: Number.isNaN(sentAt.getTime()) ? null : sentAt,
    proposal: proposalOf(calendar, events),
  };
}
