import { DEFAULT_PITCH_SETTINGS } from './contract/enums.ts';
import { templateInstructions, unappliedInstructions } from './templateInstructions.ts';

it.each([
  ['Leave out my years of experience.', { leaveOut: ['years'] }],
  ["Don't mention salary, links or my email address", { leaveOut: ['pricing', 'links', 'email'] }],
  [
    'no links; omit "React" and Wetterstein Systems',
    { leaveOut: ['links'], terms: ['React', 'Wetterstein Systems'] },
  ],
  [
    'Please include "I can start in March. Really!"',
    { include: ['I can start in March. Really!'] },
  ],
  ['Say that I live in Oslo', { include: ['I live in Oslo.'] }],
  [
    'Skip the years and mention that my team uses Node.js',
    { leaveOut: ['years'], include: ['My team uses Node.js.'] },
  ],
  ['Write it as a haiku. Mention Berlin', { other: ['Write it as a haiku.', 'Mention Berlin.'] }],
  [
    'Leave out everything that sounds like sales',
    { other: ['Leave out everything that sounds like sales.'] },
  ],
  [
    'say i can start in May and that i live in Oslo',
    { include: ['I can start in May.', 'I live in Oslo.'] },
  ],
  ['Mention my mentoring', { other: ['Mention my mentoring.'] }],
  ['Add that my notice period is 3 months', { include: ['My notice period is 3 months.'] }],
  ["Don't be too formal", { other: ["Don't be too formal."] }],
  ['Do not exceed 3 paragraphs', { other: ['Do not exceed 3 paragraphs.'] }],
  ['No exclamation marks', { other: ['No exclamation marks.'] }],
  ['Leave out my name and React', { terms: ['React'], other: ['Leave out my name and React.'] }],
  ['Never use the word "passionate"', { terms: ['passionate'] }],
  [' ', {}],
])('reads %j', (prompt, expected) => {
  const nothing = { leaveOut: [], terms: [], include: [], other: [] };
  expect(templateInstructions(prompt)).toEqual({ ...nothing, ...expected });
});

it('names what a letter does not follow', () => {
  const settings = {
    ...DEFAULT_PITCH_SETTINGS,
    template: '',
    customPrompt: 'Leave out React and years. Include "I can start in March." Be funny.',
  };
  expect(unappliedInstructions(settings, 'I know Go. I can start in March.')).toEqual([
    'Be funny.',
  ]);
  expect(unappliedInstructions(settings, 'I know React.')).toEqual([
    'Be funny.',
    'I can start in March.',
    'Leave out React.',
  ]);
  expect(unappliedInstructions(settings, 'For 11 years. I can start in March.')).toEqual([
    'Be funny.',
    'Leave out years.',
  ]);
  expect(unappliedInstructions({ ...settings, customPrompt: '' }, 'I know React.')).toEqual([]);
});

it('sees that a part to include is in the letter', () => {
  const customPrompt = 'Include my years of experience. Add my portfolio link.';
  const settings = { ...DEFAULT_PITCH_SETTINGS, template: '', customPrompt };
  expect(unappliedInstructions(settings, 'I have 11 years of experience.')).toEqual([
    'Add my portfolio link.',
  ]);
});

// Catastrophic backtracking would run into the test's time limit.
it.each(['"', 'no ', 'a and no ', '“x', 'the '])(
  'reads 2,000 characters of %j in time',
  (piece) => {
    expect(templateInstructions(piece.repeat(2_000 / piece.length))).toBeDefined();
  },
);
