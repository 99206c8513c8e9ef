import { newProfileSchema } from './contract/profile.ts';
import { introduction } from './draft/introduction.ts';
import { profileProblem } from './profile.ts';
import { type ShortProfile, shortProfile } from './shortProfile.ts';

const ANSWERS: ShortProfile = {
  name: 'Ida Berg',
  email: 'ida@example.com',
  work: 'Bookkeeper at Harbor & Pine',
  achievements: [
    'I cut the month-end close from nine days to five.',
    'Trained two apprentices in Excel',
  ],
  skill: ' Excel ',
};
const profileOf = (changes: Partial<ShortProfile>) =>
  newProfileSchema.parse(shortProfile({ ...ANSWERS, ...changes }));
const introductionOf = (work: string) =>
  introduction(profileOf({ work }), '', new Date('2026-11-24T12:00:00Z'));

test('is a complete profile with what the user said, and nothing else', () => {
  const profile = profileOf({});
  expect(profileProblem(profile)).toBeNull();
  expect(profile.experience).toMatchObject([
    { title: 'Bookkeeper', company: 'Harbor & Pine', startDate: '', description: '' },
  ]);
  expect(profile.professionalSummary).toBe('Bookkeeper at Harbor & Pine.');
  expect(profile.skills.technicalSkills).toEqual(['Excel']);
  expect(profile.proofs.map(({ text, source }) => [text, source])).toEqual([
    ['I cut the month-end close from nine days to five.', ''],
    ['I trained two apprentices in Excel.', ''],
  ]);
  expect(profile.yearsOfExperience).toBe(0);
});

test.each([
  ['Bookkeeper at Harbor & Pine', "I'm a Bookkeeper at Harbor & Pine."],
  ["I'm a nurse at Fernhill Hospital.", "I'm a nurse at Fernhill Hospital."],
  ['Bookkeeper at a family business', "I'm a Bookkeeper at a family business."],
  ['Freelance web designer', "I'm a Freelance web designer."],
  ['I build kitchens to measure', 'I build kitchens to measure.'],
  ['Kitchens to measure', ''],
])('a letter introduces “%s”', (work, sentence) => {
  expect(introductionOf(work)).toBe(sentence);
});

test('leaves out an achievement without words, and keeps one that it can’t reword', () => {
  const { proofs } = profileOf({ achievements: ['Bake sale for the school,\n400 euros', '  '] });
  expect(proofs.map(({ text }) => text)).toEqual(['Bake sale for the school, 400 euros.']);
});
