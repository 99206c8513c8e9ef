import { POSTING_FACTS } from '#domain/contract/enums.ts';
import type { PageFacts } from '#domain/contract/extraction.ts';
import { emptyDraft } from './page/leadDraft.ts';
import { groundedFacts } from './pageReading.ts';
import { postingFacts } from './postingFacts.ts';

const NO_FACTS = Object.fromEntries(POSTING_FACTS.map((fact) => [fact, '']));

/** What rules read: nothing. */
const UNREAD: PageFacts = postingFacts(emptyDraft(), '');

test('keeps only facts whose words are on the page', () => {
  const page = 'Careers\nBaker (m/f)\nQuay  Street Bakery, Cork\n€ 32,000';
  const facts = {
    ...NO_FACTS,
    title: 'baker',
    company: 'Quay Street\nBakery',
    location: 'Cork, Ireland',
    compensationRange: '€32,000 – €40,000',
  };
  expect(groundedFacts(facts, page, UNREAD)).toMatchObject({
    title: 'Baker',
    company: 'Quay Street Bakery',
    location: '',
    compensationRange: '',
  });
});

test.each([
  ['$60,000', 'Pay: €60,000', '€60,000'],
  ['60%80', '60-80 per hour', '60-80'],
  ['€60,000', '$60,000 in sales, pay €60,000', '€60,000'],
  ['60.000 $', 'Gehalt: 60.000 € brutto', '60.000 €'],
  ['Cork!!!', 'Cork, Ireland', 'Cork'],
  ['baker (M/F)', 'Baker (m/f) in Cork', 'Baker (m/f)'],
  ['.net developer', 'Senior .NET\nDeveloper', '.NET Developer'],
  ['Café', 'The Cafe\u0301', 'Caf\u00e9'],
])('returns %j of a model as the page %j has it', (quote, text, fact) => {
  const facts = { ...NO_FACTS, compensationRange: quote };
  expect(groundedFacts(facts, text, UNREAD)).toMatchObject({ compensationRange: fact });
});

test('drops what is too long for its field, however the page puts it', () => {
  const facts = { ...NO_FACTS, location: `Cork${'!'.repeat(300)}`, company: 'x'.repeat(50_000) };
  expect(groundedFacts(facts, `Cork${'!'.repeat(300)} Ireland`, UNREAD)).toMatchObject(NO_FACTS);
});

test('reads the day of a deadline, which is to be checked', () => {
  const text = 'Baker\nApply before the 9th of March, that is by Mar 9, 2027.';
  const facts = groundedFacts(
    { ...NO_FACTS, title: 'Baker', deadline: 'Mar 9, 2027' },
    text,
    UNREAD,
  );
  expect(facts).toMatchObject({ title: 'Baker', deadline: '2027-03-09', unsure: ['deadline'] });
  expect(facts.quotes).toMatchObject({ title: 'Baker', deadline: 'Mar 9, 2027' });
});
