import { timesIn } from './timesIn.ts';

test.each<[string, string[]]>([
  ['10:30, 10h30, 10:30:15', ['10:30', '10:30', '10:30']],
  ['2 pm, 2:30 p.m., 12 am', ['14:00', '14:30', '00:00']],
  ['um 10 Uhr, à 14 heures', ['10:00', '14:00']],
  ['午後2時30分, 14点半, 오전 10:00', ['14:30', '14:30', '10:00']],
  ['8 Uhr abends, 2 heures, 25:00, 10.30, room 12', []],
])('%s', (text, times) => {
  expect(timesIn(text).map(({ time }) => time)).toEqual(times);
});

test('a zone is known, unknown or not named', () => {
  const zones = timesIn('10:00 CET, 4 pm (ET), 10:00 IST, 10:00').map(({ zone }) => zone);
  expect(zones).toEqual(['Europe/Berlin', 'America/New_York', null, '']);
});
