import { joinList, parseList } from './listText.ts';

test('splits, trims and strips blanks', () => {
  expect(parseList(' TypeScript ,, SQL,  ')).toEqual(['TypeScript', 'SQL']);
});

const known = ['Speaker, NDC Oslo', 'Marathon', 'A, B, C'];

test('keeps known items with commas whole, wherever they are', () => {
  expect(parseList(joinList(known), known)).toEqual(known);
  expect(parseList('New,Marathon , Speaker,NDC Oslo', known)).toEqual([
    'New',
    'Marathon',
    'Speaker, NDC Oslo',
  ]);
});

test('splits a known item once it is edited', () => {
  expect(parseList('Speaker, NDC London', known)).toEqual(['Speaker', 'NDC London']);
});
