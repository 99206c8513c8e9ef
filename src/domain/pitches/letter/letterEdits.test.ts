import { sentenceAt, withoutClaim, withoutPart, withParagraph } from './letterEdits.ts';

const LETTER = 'Hello,\n\nI am Ada. I ran two clusters. I cut costs by 40%.\n\nRegards,\nAda';
const OWN = 'I ran two clusters.';
test('taking out a sentence leaves no gap', () => {
  const sentence = sentenceAt(LETTER, LETTER.indexOf('clusters'));
  expect(sentence?.text).toBe(OWN);
  expect(sentence && withoutPart(LETTER, sentence)).toBe(
    'Hello,\n\nI am Ada. I cut costs by 40%.\n\nRegards,\nAda',
  );
  expect(withoutPart('Hello,\n\nGone.\n\nAda', { start: 8, end: 13 })).toBe('Hello,\n\nAda');
});

test.each([
  ['I know Python, Java and Rust.', 'Java', 'I know Python and Rust.'],
  ['I know Python, Java and Rust.', 'Rust', 'I know Python and Java.'],
  ['I know Go, Python, Java, and Rust.', 'Rust', 'I know Go, Python, and Java.'],
  ['In 2019, I ran ships and led 40 people at Google.', 'Google', 'In 2019, I ran ships.'],
  ['I run three ships, and led 40 people at Google.', 'Google', 'I run three ships.'],
  ['At Google I ran ships, and I liked it.', 'Google', ''],
])('taking out a claim of “%s” leaves the true part', (sentence, claim, rest) => {
  const letter = `Hello,\n\nI am Ada. ${sentence} Bye.`;
  const start = letter.indexOf(claim);
  expect(withoutClaim(letter, { start, end: start + claim.length })).toBe(
    `Hello,\n\nI am Ada. ${rest} Bye.`.replace('  ', ' '),
  );
});

test('a new paragraph follows the last one with a sentence of the user', () => {
  expect(withParagraph(LETTER, 'New.', [OWN])).toBe(
    'Hello,\n\nI am Ada. I ran two clusters. I cut costs by 40%.\n\nNew.\n\nRegards,\nAda',
  );
  expect(withParagraph('Hello,\n\nI am Ada.\n\nAda', 'New.', [OWN])).toBe(
    'Hello,\n\nI am Ada.\n\nNew.\n\nAda',
  );
});
