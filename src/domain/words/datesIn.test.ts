import { calendarDay, type DateOrder, datesIn } from './datesIn.ts';

/** '2026-12-01', '2026-12', '2026' or '12-01', as far as the text says. */
const said = (text: string, order?: DateOrder): string[] =>
  datesIn(text, { order }).map(({ year, month, day }) =>
    [year, month, day].filter((part) => part !== undefined).join('-'),
  );

test.each<[string, string[]]>([
  ['2026-12-01T10:00:00Z, 2026/12/1, 2026. 12. 1.', ['2026-12-1', '2026-12-1', '2026-12-1']],
  ['20261201', ['2026-12-1']],
  ['01.12.2026, 1. 12. 2026, 1.12.26', ['2026-12-1', '2026-12-1', '2026-12-1']],
  ['bis 1.12. um 10 Uhr, Raum 2.04.', ['12-1']],
  ['1 December 2026; the 1st of December, 2026; 1-Dec-2026', Array(3).fill('2026-12-1')],
  ['1. Dezember 2026, 1er décembre 2026, 1 de diciembre de 2026', Array(3).fill('2026-12-1')],
  ['December 1st, 2026; Dec. 1 2026; Tue Dec 01 02:00:00 UTC 2026', Array(3).fill('2026-12-1')],
  ['2026. december 1., 2026 Dec 1', Array(2).fill('2026-12-1')],
  ['2026年12月1日、12月1日、2026年12月', ['2026-12-1', '12-1', '2026-12']],
  ['1 December or December 2', ['12-1', '12-2']],
  [
    'December 2026, Dec ’26, diciembre de 2026, 12/2026, 12.2026, 2026-12',
    Array(6).fill('2026-12'),
  ],
  ['2019 – 2021', ['2019', '2021']],
  ['31.02.2026, 2026-13-40, Smarch 9, December 32', ['2026']],
  ['$2019, 1.2.3.4, room 2026b, in 5 days, May', []],
])('%s', (text, dates) => {
  expect(said(text)).toEqual(dates);
});

test('the order of a date with slashes is known, given, or unclear', () => {
  expect(said('31/12/2026, 12/31/26, 12/12/2026')).toEqual([
    '2026-12-31',
    '2026-12-31',
    '2026-12-12',
  ]);
  expect([said('1/12/2026'), said('1/12/2026', 'day'), said('1-12-2026', 'month')]).toEqual([
    [],
    ['2026-12-1'],
    ['2026-1-12'],
  ]);
});

test('a day without its year is the next one', () => {
  const next = (text: string, earliest: string) =>
    datesIn(text).map((date) => calendarDay(date, earliest));
  expect(next('1 December, 28 November', '2026-11-29')).toEqual(['2026-12-01', '2027-11-28']);
  expect(next('29 February, May 2027, 3 May 2020', '2026-11-29')).toEqual([
    '2028-02-29',
    '',
    '2020-05-03',
  ]);
});
