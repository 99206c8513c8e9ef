import { readCustomInstructions } from './customInstructions.ts';

it.each([
  ['Include "I can start in January."', ['I can start in January.'], []],
  [
    'Mention I can start in January and keep it under 120 words',
    ['I can start in January.'],
    ['keep it under 120 words'],
  ],
  ['My notice period is short', ['My notice period is short.'], []],
  [
    "I'd like a shorter letter. I want you to be bold",
    [],
    ["I'd like a shorter letter.", 'I want you to be bold'],
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
  expect(readCustomInstructions(prompt)).toEqual({ sentences, answers: [], notApplied });
});

it('reads which answers to include, and which not', () => {
  expect(readCustomInstructions('Mention my salary and notice period. No salary.')).toEqual({
    sentences: [],
    answers: ['start', 'salary'],
    notApplied: ['No salary.'],
  });
});
