import { joinList, parseList } from './listText.ts';

test('splits, trims and strips blanks', () => {
  expect(parseList(' TypeScript ,, SQL,  ')).toEqual(['TypeScript', 'SQL']);
});

const known = ['Speaker, NDC Oslo', 'Marathon', 'A, B, C'];

test('knows items with commas again, wherever they stand', () => {
  expect(parseList(joinList(known), known)).toEqual(known);
  expect(parseList('New,Marathon , Speaker,NDC Oslo', known)).toEqual([
    'New',
    'Marathon',
    'Speaker, NDC Oslo',
  ]);
});

test('takes a changed item for what was typed', () => {
  expect(parseList('Speaker, NDC London', known)).toEqual(['Speaker', 'NDC London']);
});
