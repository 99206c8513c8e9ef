import ICAL from 'ical.js';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Proposal } from '#domain/contract/messages.ts';
import { zonedTime } from '#domain/interviews/zonedTime.ts';
import { NO_PROPOSAL } from '#domain/messages/proposal.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';

export interface Invitation {
  uid: string;
  fromName: string;
  fromAddress: string;
  subject: string;
  text: string;
  /** When it was written; `null` where it doesn't say. */
  sentAt: Date | null;
  proposal: Proposal;
}

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
};

/** When it starts; nothing where the file's time zone is unknown. */
function startOf(event: ICAL.Event, hasZones: boolean): Pick<Proposal, 'startsAt' | 'timeZone'> {
  const start = event.startDate;
  const zone = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '';
  const clock = start.toString().slice(0, 16);
  if (start.isDate) return { startsAt: null, timeZone: '' };
  if (start.zone === ICAL.Timezone.utcTimezone) return { startsAt: clock, timeZone: 'UTC' };
  if (zone === '') return { startsAt: clock, timeZone: '' };
  if (isZone(zone)) return { startsAt: clock, timeZone: zone };
  // A name of its own, such as Windows has, which the file explains.
  if (hasZones) return { startsAt: zonedTime(start.toJSDate(), 'UTC').join('T'), timeZone: 'UTC' };
  return { startsAt: null, timeZone: '' };
}

const LINKS = ['x-google-conference', 'x-microsoft-skypeteamsmeetingurl', 'url'];

/** Whether a time zone changes by the year, as all do. Going through each second never ends. */
const isYearly = (zone: ICAL.Component): boolean =>
  zone
    .getAllSubcomponents()
    .flatMap((change) => change.getAllProperties('rrule'))
    .every((rule) => /FREQ=YEARLY/i.test(String(rule.getFirstValue())));

/** Where it takes place: the link rather than the name of its service, such as 'Microsoft Teams Meeting'. */
function placeOf(location: string, link: string): string {
  const service = (URL.parse(link)?.hostname ?? '').split('.');
  const names = foldedWords(location)
    .split(' ')
    .some((word) => service.includes(word));
  return location === '' || names ? link || location : location;
}

/** The first event of a calendar file. Throws when it isn't one. */
export function readInvitation(file: string): Invitation {
  const calendar = new ICAL.Component(ICAL.parse(file.trim()) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar has no event');
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    if (!isYearly(zone)) calendar.removeSubcomponent(zone);
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  for (const zone of zones) ICAL.TimezoneService.register(zone, zone.tzid);
  const event = new ICAL.Event(component);
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').trim();
  const minutes = Math.round(event.duration.toSeconds() / 60);
  const isLength = minutes > 0 && minutes <= LIMITS.minutes && !event.startDate.isDate;
  const link = LINKS.map(value).find((text) => text !== '') ?? '';
  const written = event.description ?? '';
  const linked = /https:\/\/\S{4,500}/.exec(written)?.[0].replace(/[>.,;]{1,3}$/, '') ?? '';
  const isCanceled = String(calendar.getFirstPropertyValue('method')).toUpperCase() === 'CANCEL';
  const organizer = component.getFirstProperty('organizer');
  const stamp = component.getFirstPropertyValue('dtstamp') as ICAL.Time | null;
  return {
    uid: event.uid ?? '',
    fromName: organizer?.getFirstParameter('cn') ?? '',
    fromAddress: value('organizer').replace(/^mailto:/i, ''),
    subject: event.summary ?? '',
    text: written,
    sentAt: stamp?.toJSDate() ?? null,
    proposal: isCanceled
      ? NO_PROPOSAL
      : {
          kind: 'invitation',
          ...startOf(event, zones.length > 0),
          minutes: isLength ? minutes : null,
          place: placeOf(value('location'), link || linked).slice(0, LIMITS.place),
          quote: (event.summary ?? '').slice(0, LIMITS.messageQuote),
          source: 'file',
        },
  };
}
