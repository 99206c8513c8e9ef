import { findOption } from './findOption.ts';

test.each([
  ['experienceYears', '4', ['0-2', '3-6', '7+'], '3-6'],
  ['experienceYears', '4', ['2-4', '4-6'], undefined],
  ['degree', 'B.A. History', ['High school', 'Bachelor', 'Master'], 'Bachelor'],
  ['degree', 'B.A. History', ['Bachelor of Arts', 'Bachelor of Science'], undefined],
  [undefined, '4', ['3-6'], undefined],
] as const)('as %s, %s is the only range of %j that holds it', (fact, value, options, found) => {
  expect(options[findOption(options, [value], fact)]).toBe(found);
});

test.each([
  [
    'No',
    ['Yes, I will require it', 'No, I will not require sponsorship'],
    'No, I will not require sponsorship',
  ],
  ['No', ['No, and I never will', 'No, but later'], undefined],
  ['Yes', ['Yesterday', 'No'], undefined],
] as const)('%s of %j is the one sentence that begins with it', (said, options, found) => {
  expect(options[findOption(options, [said])]).toBe(found);
});
