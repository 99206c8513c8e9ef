import { groundedFacts } from './pageReading.ts';

test('keeps only facts whose words are on the page', () => {
  const page = { text: 'Careers\nBaker (m/f)\nQuay  Street Bakery, Cork\n€ 32,000' };
  const facts = {
    title: 'baker',
    company: 'Quay Street\nBakery',
    location: 'Cork, Ireland',
    compensationRange: '€32,000 – €40,000',
  };
  expect(groundedFacts(facts, page)).toEqual({
    title: 'baker',
    company: 'Quay Street Bakery',
    location: '',
    compensationRange: '',
  });
});
