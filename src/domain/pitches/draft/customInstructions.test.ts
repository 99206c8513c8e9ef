import { quotedSentences } from './customInstructions.ts';

it.each([
  ['Include "I can start in January."', ['I can start in January.'], ''],
  [
    'Please add “My notice is short. Really!” Be funny, please do.',
    ['My notice is short. Really!'],
    'Be funny, please do.',
  ],
  ['"I live in Oslo." "I drive a truck."', ['I live in Oslo.', 'I drive a truck.'], ''],
  ['Keep it under 120 words', [], 'Keep it under 120 words'],
  ['Never say "I am a ninja".', [], 'Never say "I am a ninja".'],
  ['Use the word "passionate"', [], 'Use the word "passionate"'],
  ['An open "quote here', [], 'An open "quote here'],
  [' ', [], ''],
])('reads %j', (prompt, sentences, notApplied) => {
  expect(quotedSentences(prompt)).toEqual({ sentences, notApplied });
});
