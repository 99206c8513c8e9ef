import { readFileSync } from 'node:fs';
import { KIND_WEIGHTS } from '#server/rules/kindWeights.ts';
import { parseMailLines } from './mailCorpus.ts';
import { trainKinds } from './trainKinds.ts';

test('the committed weights are those of the committed lines: run npm run train after changing lines', () => {
  expect(Buffer.compare(trainKinds(), readFileSync(KIND_WEIGHTS))).toBe(0);
});

test('a line in no known block is an error, so that none is left out', () => {
  expect(() => parseMailLines('@rejection keys\nWe chose another.')).toThrow('@rejection keys');
  expect(() => parseMailLines('We chose another.')).toThrow('We chose another.');
});
