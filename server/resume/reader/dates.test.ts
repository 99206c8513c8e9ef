import { findDate, findPeriod } from './dates.ts';

const month = (year: number, number: number) => year * 12 + number - 1;

it.each([
  ['Jan 2019 – Present', 'Jan 2019', 'Present', month(2019, 1), null],
  ['2015-18', '2015', '2018', month(2015, 1), month(2018, 12)],
  ['seit 04.2018', '04.2018', 'heute', month(2018, 4), null],
  ['01.08.2020 - 10.07.21', '01.08.2020', '10.07.21', month(2020, 8), month(2021, 7)],
  ['Jun – Aug 2016', 'Jun 2016', 'Aug 2016', month(2016, 6), month(2016, 8)],
  ['Depuis mars 2019', 'mars 2019', 'Present', month(2019, 3), null],
  ['[ 01/09/2018 – 31/07/2020 ]', '01/09/2018', '31/07/2020', month(2018, 9), month(2020, 7)],
  ['2022-01-01 –', '2022-01-01', 'Present', month(2022, 1), null],
])('reads %s', (text, start, end, from, until) => {
  expect(findPeriod(`Engineer, Acme (${text})`)).toMatchObject({ start, end, from, until });
});

it('reads a cell whose hyphen the font hid', () => {
  const text = 'Engineer\tSep. 2023 Mar. 2024';
  expect(findPeriod(text)).toMatchObject({ start: 'Sep. 2023', end: 'Mar. 2024' });
  expect(findPeriod('Updated in May 2019 June 2020 was cold')).toBeNull();
});

it.each(['Raised $2019 – and more', 'Room 2015b', '1200 - 1500 users', 'May lead', 'from A to B'])(
  'finds no period in "%s"',
  (text) => {
    expect(findPeriod(text)).toBeNull();
  },
);

it('reads single dates', () => {
  expect(findDate('MSc, May 2019')).toMatchObject({ start: 'May 2019', from: month(2019, 5) });
  expect(findDate('no date')).toBeNull();
});
