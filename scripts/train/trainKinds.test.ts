import { readFileSync } from 'node:fs';
import { WEIGHTS } from '#server/rules/classifiers.ts';
import { parseMailLines } from './mailCorpus.ts';
import { parsePostingLines } from './postingCorpus.ts';
import { TRAIN } from './trainKinds.ts';

test.each(['mails', 'postings'] as const)(
  'the committed weights of %s are those of the committed lines: run npm run train after changing lines',
  (texts) => {
    expect(Buffer.compare(TRAIN[texts](), readFileSync(WEIGHTS[texts]))).toBe(0);
  },
);

test('a line in no known block is an error, so that none is left out', () => {
  expect(() => parseMailLines('@rejection keys\nWe chose another.')).toThrow('@rejection keys');
  expect(() => parseMailLines('We chose another.')).toThrow('We chose another.');
  expect(() => parsePostingLines('@duties\nCook for guests.')).toThrow('Cook for guests.');
});
