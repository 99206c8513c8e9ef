import { sourceText } from './sourceText.ts';

const source = sourceText(
  'Wei-Ling Chua\nC++ and Go, linkedin.com/in/wei-ling\nAcme, Inc.\tJan 2019 – 05/2021\nDiplom 2014',
);

it.each([
  ['wei-ling chua', true],
  ['ACME INC', true],
  ['C++', true],
  ['C', false],
  ['Wei', true],
  ['Wei-Lin', false],
  ['Go Acme', false],
  ['', false],
])('contains %s: %s', (words, expected) => {
  expect(source.contains(words)).toBe(expected);
});

it.each([
  ['https://www.linkedin.com/in/wei-ling/', true],
  ['linkedin.com/in/wei', false],
  ['in.com/in/wei-ling', false],
  ['', false],
])('contains the address %s: %s', (address, expected) => {
  expect(source.containsAddress(address)).toBe(expected);
});

it.each([
  ['January 2019', true],
  ['2019-01', true],
  ['2021', true],
  ['May 2021', true],
  ['Jan 2014', false],
  ['June 2021', false],
  ['2020', false],
  ['Present', true],
  ['soon', false],
])('contains the date %s: %s', (date, expected) => {
  expect(source.containsDate(date)).toBe(expected);
});
