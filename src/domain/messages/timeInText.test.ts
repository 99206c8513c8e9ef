import { timeInText } from './timeInText.ts';

const SENT = new Date('2026-11-26T09:00:00Z');
const DEC_1 = '2026-12-01T10:00';

test.each<[string, string, string | null]>([
  ['English', 'Let us talk on Tuesday, December 1, 2026 at 10:00.', DEC_1],
  ['with ordinals', 'How about the 1st of December at 10 a.m.?', DEC_1],
  ['German', 'Wir laden Sie am 1. Dezember um 10:00 Uhr ein.', DEC_1],
  ['French', 'Nous vous attendons le 1er décembre à 10h00.', DEC_1],
  ['Spanish', 'La entrevista es el 1 de diciembre de 2026 a las 10:00.', DEC_1],
  ['with dots', 'Termin: 01.12.2026, 10:00', DEC_1],
  ['ISO', 'When: 2026-12-01 10:00', DEC_1],
  ['across New Year', 'See you on January 12 at 3:30 pm.', '2027-01-12T15:30'],
  ['twice the same', 'December 1 at 10:00. Again: December 1, 10:00.', DEC_1],
  ['after an earlier one', 'Thanks for November 20 at 9:00. Next is December 1 at 10:00.', DEC_1],
  ['slashes that may be either', 'On 11/12/2026 at 10:00.', null],
  ['slashes that are clear', 'On 13/12/2026 at 10:00.', '2026-12-13T10:00'],
  ['a choice in one sentence', 'December 1 at 10:00 or December 2 at 14:00?', null],
  ['a choice in a list', '- December 1, 10:00\n- December 2, 10:00', null],
  ['a choice of times', 'On December 1 at 10:00, 11:00 or 12:00.', null],
  ['a start without its half of the day', 'On December 1 from 2 to 4 pm.', null],
  ['the past', 'We received it on November 26, 2026 at 08:59.', null],
  ['a date without a time', 'Please reply by December 1, 2026.', null],
  ['hours without a date', 'We are here from 9:00 to 17:00.', null],
  ['a day that is none', 'On December 32 at 10:00.', null],
  ['a zone that is unknown', 'On December 1 at 10:00 IST.', null],
])('%s', (_, text, startsAt) => {
  expect(timeInText(text, SENT)?.startsAt ?? null).toBe(startsAt);
});

test('the end gives the length, and an abbreviation the zone', () => {
  const read = (text: string) => timeInText(`On December 1 ${text}.`, SENT);
  expect(read('from 10:00 to 10:45 CET')).toMatchObject({ minutes: 45, timeZone: 'Europe/Berlin' });
  const twice = { startsAt: DEC_1, minutes: null, timeZone: 'America/Los_Angeles' };
  expect(read('at 10:00 am PT (1:00 pm ET)')).toMatchObject(twice);
  expect(read('at 10:00')).toMatchObject({ minutes: null, timeZone: '' });
});
