import { answerBy, timeInText } from './timeInText.ts';

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
  ['a date and a time on two lines', 'Date : lundi 1 décembre 2026\nHeure : 10h00', DEC_1],
  ['their labels on lines of their own', 'When\nDecember 1, 2026\n\nTime\n10:00 am', DEC_1],
  ['their cells', 'Datum\t1.12.2026\nUhrzeit\t10:00', DEC_1],
  ['the time first', 'Hora: 10:00\nFecha: 1 de diciembre de 2026', DEC_1],
  ['a date above office hours', 'Start: December 1, 2026\nOffice hours: 9:00-17:00', null],
  ['a date above another time', 'We got it on December 1.\nCall us from 9:00.', null],
  ['Japanese', '面接は2026年12月1日(火)10:00からです。', DEC_1],
  ['Japanese words', '2026年12月1日 午後2時30分よりお願いします。', '2026-12-01T14:30'],
  ['Chinese', '面试时间:12月1日上午10点。', DEC_1],
  ['Korean', '면접: 2026년 12월 1일 오전 10시', DEC_1],
  ['a deadline in Japanese', '2026年12月1日 17:00までにご返信ください。', null],
  ['slashes in French', 'Nous vous attendons pour un entretien le 1/12/2026, 10:00.', DEC_1],
  ['slashes in Italian', 'La aspettiamo per un colloquio il giorno 1/12/2026, 10:00.', DEC_1],
  ['slashes in English', 'We would like to meet you on 1/12/2026, 10:00.', null],
  ['slashes of the same day and month', 'See you on 12/12/2026 at 10:00.', '2026-12-12T10:00'],
  ['a full hour in German', 'Wir laden Sie am 1. Dezember um 10 Uhr ein.', DEC_1],
  ['a full hour in French', 'Rendez-vous le 1 décembre à 10 heures.', DEC_1],
  ['an hour in the evening', 'Am 1. Dezember um 8 Uhr abends.', null],
  ['a length in hours', 'Le 1 décembre à 10h00, durée 2 heures.', DEC_1],
  ['a room beside it', 'Am 1. Dezember um 10:00 Uhr, Raum 2.04.', DEC_1],
  ['a deadline', 'Please reply by Tuesday, December 1, 2026 at 17:00.', null],
  [
    'a deadline in German',
    'Bitte antworten Sie bis spätestens Dienstag, den 1. Dezember 2026, 17:00 Uhr.',
    null,
  ],
  ['a deadline in French', 'Merci de répondre avant le mardi 1 décembre 2026 à 17h00.', null],
  ['a deadline with its label', 'Bewerbungsfrist: 1. Dezember 2026, 17:00', null],
  ['a time until which', 'You can reach us until 17:00 on December 1, 2026.', null],
  [
    'a deadline beside the time',
    'Join us on December 1 at 10:00. Confirm by November 29, 17:00.',
    DEC_1,
  ],
  ['an interview by phone', 'The interview by phone is on December 1 at 10:00.', DEC_1],
  ['office hours from a day on', 'From December 1, 2026 we are here 9:00-17:00.', null],
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

// A Thursday.
test.each<[string, string]>([
  ['Please let me know by December 23, 2026 at 5 pm.', '2026-12-23'],
  ['This offer is valid until 12 December.', '2026-12-12'],
  ['Please answer by Friday.', '2026-11-27'],
  ['Please answer by Thursday, 10 December.', '2026-12-10'],
  ['Bitte geben Sie uns bis Freitag Bescheid.', '2026-11-27'],
  ['Bitte antworten Sie bis spätestens Montag, den 7. Dezember 2026.', '2026-12-07'],
  ['À nous retourner signée avant le 4 janvier.', '2027-01-04'],
  ['Responde antes del 9 de diciembre, por favor.', '2026-12-09'],
  ['Sign by December 4. The laptop is ordered until December 18.', '2026-12-04'],
  ['You would start on 1 March 2027, on Friday mornings from home.', ''],
  ['Der Vertrag ist befristet bis zum 31.12.2027.', ''],
  ['We waited until 20 November 2026.', ''],
])('an answer is due: %s', (text, day) => {
  expect(answerBy(text, SENT)).toBe(day);
});
