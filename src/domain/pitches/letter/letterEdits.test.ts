import { letterParts, sentenceAt, withoutSentence, withParagraph } from './letterEdits.ts';

const LETTER = 'Hello,\n\nI am Ada. I ran two clusters. I cut costs by 40%.\n\nRegards,\nAda';
const OWN = 'I ran two clusters.';
const claim = (text: string) => {
  const start = LETTER.indexOf(text);
  return { text, start, end: start + text.length };
};

test('a letter is split at the sentences of the user and at its claims', () => {
  expect(letterParts(LETTER, ['Not in it.', OWN, ''], [claim('40%')])).toEqual([
    { text: 'Hello,\n\nI am Ada. ', start: 0 },
    { text: OWN, start: 18, sentence: OWN },
    { text: ' I cut costs by ', start: 37 },
    { text: '40%', start: 53, claim: claim('40%') },
    { text: '.\n\nRegards,\nAda', start: 56 },
  ]);
});

test('a claim in a sentence of the user is theirs, and a shorter sentence in a longer one is part of it', () => {
  const parts = letterParts(LETTER, ['two clusters.', OWN], [claim('two')]);
  expect(parts.filter(({ sentence }) => sentence).map(({ text }) => text)).toEqual([OWN]);
  expect(parts.some((part) => part.claim)).toBe(false);
});

test('taking out a sentence leaves no gap', () => {
  const sentence = sentenceAt(LETTER, LETTER.indexOf('clusters'));
  expect(sentence).toBe(OWN);
  expect(withoutSentence(LETTER, sentence)).toBe(
    'Hello,\n\nI am Ada. I cut costs by 40%.\n\nRegards,\nAda',
  );
  expect(withoutSentence('Hello,\n\nGone.\n\nAda', 'Gone.')).toBe('Hello,\n\nAda');
});

test('a new paragraph follows the last one with a sentence of the user', () => {
  expect(withParagraph(LETTER, 'New.', [OWN])).toBe(
    'Hello,\n\nI am Ada. I ran two clusters. I cut costs by 40%.\n\nNew.\n\nRegards,\nAda',
  );
  expect(withParagraph('Hello,\n\nI am Ada.\n\nAda', 'New.', [OWN])).toBe(
    'Hello,\n\nI am Ada.\n\nNew.\n\nAda',
  );
});
