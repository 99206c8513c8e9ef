import { nameParts } from './formFacts.ts';

test.each([
  ['Ana Okafor', 'Ana', 'Okafor', true],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven', true],
  ['Mary Jane Watson', 'Mary Jane', 'Watson', false],
  ['Ana', '', 'Ana', false],
])('%s', (name, given, family, isSure) => {
  expect(nameParts(name)).toEqual({ given, family, isSure });
});
