import { readInvitation } from './readInvitation.ts';

interface File {
  method?: string;
  zone?: string;
  events?: string[];
}

const event = (start: string, ...lines: string[]) =>
  [
    'BEGIN:VEVENT',
    'UID:1@quayfoods.example',
    start,
    'SUMMARY:Head baker',
    ...lines,
    'END:VEVENT',
  ].join('\r\n');

/** A calendar file, with the lines of a time zone. */
const file = ({ method = 'REQUEST', zone = '', events = [] }: File) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', method && `METHOD:${method}`, zone, ...events, 'END:VCALENDAR']
    .filter(Boolean)
    .join('\r\n');

const observance = (start: string, rule: string, from: string, to: string) =>
  `BEGIN:STANDARD\r\nDTSTART:${start}\r\n${rule}TZOFFSETFROM:${from}\r\nTZOFFSETTO:${to}\r\nEND:STANDARD\r\n`;
const zone = (name: string, ...observances: string[]) =>
  `BEGIN:VTIMEZONE\r\nTZID:${name}\r\n${observances.join('')}END:VTIMEZONE`;
const yearly = (rule: string) => `RRULE:FREQ=YEARLY;${rule}\r\n`;

/** As Exchange writes them: from 1601 on. */
const [WINTER, SUMMER] = ['BYDAY=-1SU;BYMONTH=10', 'BYDAY=-1SU;BYMONTH=3'].map(yearly) as [
  string,
  string,
];
const CENTRAL = [
  observance('16011028T030000', WINTER, '+0200', '+0100'),
  observance('16010325T020000', SUMMER, '+0100', '+0200'),
];
/** London's rules. */
const LONDON = [
  observance('20001029T030000', WINTER, '+0100', '+0000'),
  observance('20000326T020000', SUMMER, '+0000', '+0100'),
];
const EVERY_DAY = yearly(`BYYEARDAY=${Array.from({ length: 366 }, (_, day) => day + 1)}`);
const DATES = `RDATE:${Array.from({ length: 200_000 }, (_, at) => `${1_000 + (at % 999)}0101T000000`)}\r\n`;

const at = (startsAt: string | null, timeZone = 'UTC') => ({ startsAt, timeZone });
const BERLIN = at('2026-12-08T10:00', 'Europe/Berlin');

test.each<[string, string, string, object]>([
  ['UTC', '', ':20261208T100000Z', at('2026-12-08T10:00')],
  ['its name', '', ';TZID=Europe/Berlin:20261208T100000', BERLIN],
  ["Windows' name", '', ';TZID=W. Europe Standard Time:20261208T100000', BERLIN],
  [
    "Windows' name in quotes",
    '',
    ';TZID="Eastern Standard Time":20270608T100000',
    at('2027-06-08T10:00', 'America/New_York'),
  ],
  ['an unknown name', '', ';TZID=Quay:20261208T100000', at(null, '')],
  ['no zone', '', ':20261208T100000', at('2026-12-08T10:00', '')],
  ['a day without a time', '', ';VALUE=DATE:20261208', at(null, '')],
  [
    'its own rules before its name',
    zone('GMT', ...LONDON),
    ';TZID=GMT:20270608T100000',
    at('2027-06-08T09:00'),
  ],
  [
    'its own rules in winter',
    zone('GMT', ...LONDON),
    ';TZID=GMT:20270108T100000',
    at('2027-01-08T10:00', 'GMT'),
  ],
  [
    'its own rules and name',
    zone('Quay', ...CENTRAL),
    ';TZID=Quay:20270608T100000',
    at('2027-06-08T08:00'),
  ],
  [
    "Windows' name with rules",
    zone('W. Europe Standard Time', ...CENTRAL),
    ';TZID=W. Europe Standard Time:20261208T100000',
    at('2026-12-08T09:00'),
  ],
  [
    'the hour after the clocks change',
    zone('Quay', ...CENTRAL),
    ';TZID=Quay:20270328T030000',
    at('2027-03-28T01:00'),
  ],
  [
    'a zone that stopped changing',
    zone(
      'Quay',
      observance('20101031T030000', '', '+0400', '+0300'),
      observance(
        '20000326T020000',
        yearly('BYDAY=-1SU;BYMONTH=3;UNTIL=20100328T000000Z'),
        '+0300',
        '+0400',
      ),
    ),
    ';TZID=Quay:20270608T100000',
    at('2027-06-08T07:00'),
  ],
  [
    'a zone that changes on dates',
    zone('Quay', observance('20200101T000000', 'RDATE:20250101T000000\r\n', '+0000', '+0200')),
    ';TZID=Quay:20261208T100000',
    at('2026-12-08T08:00'),
  ],
  [
    'a zone that changes each day, in the year 9998',
    zone('Quay', observance('00010101T000000', EVERY_DAY, '+0100', '+0100')),
    ';TZID=Quay:99981201T100000',
    at(null, ''),
  ],
  ['the year 9999', '', ':99991201T100000Z', at(null, '')],
  [
    'a zone with a rule that never comes true',
    zone(
      'Quay',
      observance('00010101T000000', yearly('BYMONTH=2;BYMONTHDAY=30'), '+0100', '+0100'),
    ),
    ';TZID=Quay:20261208T100000',
    at('2026-12-08T09:00'),
  ],
  [
    'a zone that changes each second',
    zone(
      'Europe/Berlin',
      observance('16010101T000000', 'RRULE:FREQ=SECONDLY\r\n', '+0000', '+0100'),
    ),
    ';TZID=Europe/Berlin:20261208T100000',
    BERLIN,
  ],
  [
    'a zone with 200,000 dates',
    zone('Quay', observance('09990101T000000', DATES, '+0000', '+0200')),
    ';TZID=Quay:20261208T100000',
    at('2026-12-08T08:00'),
  ],
  [
    'a zone with 20,000 rules',
    zone('Europe/Berlin', ...Array(20_000).fill(CENTRAL[0])),
    ';TZID=Europe/Berlin:20261208T100000',
    BERLIN,
  ],
])('the time of an event with %s', (_, rules, start, expected) => {
  const { proposal } = readInvitation(file({ zone: rules, events: [event(`DTSTART${start}`)] }));
  expect(proposal).toMatchObject({ kind: 'invitation', ...expected });
});

test.each([
  ['an end in another zone', 'DTEND;TZID=Europe/London:20261208T103000', 90],
  ['a length', 'DURATION:PT45M', 45],
  ['an end before the start', 'DTEND:20261208T080000Z', null],
  ['no end', 'DESCRIPTION:None', null],
])('the minutes of an event with %s', (_, line, minutes) => {
  const start = 'DTSTART;TZID=Europe/Berlin:20261208T100000';
  expect(readInvitation(file({ events: [event(start, line)] })).proposal).toMatchObject({
    minutes,
  });
});

const START = 'DTSTART:20261208T100000Z';

test.each<[string, File, object]>([
  [
    'a cancellation',
    { method: 'CANCEL', events: [event(START, 'SEQUENCE:2')] },
    { kind: 'other', events: [{ uid: '1@quayfoods.example', sequence: 2, isCanceled: true }] },
  ],
  [
    'a request for a canceled event',
    { events: [event(START, 'STATUS:CANCELLED')] },
    { kind: 'other', startsAt: null },
  ],
  ['an answer', { method: 'REPLY', events: [event(START)] }, { kind: null, startsAt: null }],
  [
    'a counter proposal',
    { method: 'COUNTER', events: [event(START)] },
    { kind: null, startsAt: null },
  ],
  [
    'a published calendar',
    { method: 'PUBLISH', events: [event(START)] },
    { kind: null, startsAt: null },
  ],
  [
    'two events',
    { events: [event(START), event('DTSTART:20261209T100000Z', 'LOCATION:Quay 4')] },
    {
      startsAt: '2026-12-08T10:00',
      events: [{ startsAt: '2026-12-08T10:00' }, { startsAt: '2026-12-09T10:00', place: 'Quay 4' }],
    },
  ],
])('what %s proposes', (_, fields, expected) => {
  expect(readInvitation(file(fields)).proposal).toMatchObject(expected);
});
