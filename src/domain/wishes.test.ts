import { readWishes } from './wishes.ts';

it.each([
  ['Include "I can start in January."', ['I can start in January.'], []],
  [
    'Mention I can start in January and keep it under 120 words',
    [],
    ['Mention I can start in January and keep it under 120 words'],
  ],
  [
    'Please add “My notice period is short. Really!” Be funny.',
    ['My notice period is short. Really!'],
    ['Be funny.'],
  ],
  [
    'Keep it short; say "I live in Oslo now" and no links',
    ['I live in Oslo now'],
    ['Keep it short', 'and no links'],
  ],
  ['Never say "I am a ninja".', [], ['Never say “I am a ninja”.']],
  [
    'Leave out "React" and the word "passionate"',
    [],
    ['Leave out “React” and the word “passionate”'],
  ],
  ['An open "quote here', [], ['An open quote here']],
  [' ', [], []],
])('reads %j', (prompt, sentences, notApplied) => {
  expect(readWishes(prompt)).toEqual({ sentences, notApplied });
});
