import { newProfileSchema } from '#domain/contract/profile.ts';
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

test('is a complete profile with what the user said, and nothing else', () => {
  const profile = profileOf({});
  expect(profileProblem(profile)).toBeNull();
  expect(profile.experience).toMatchObject([
    { title: 'Bookkeeper', company: 'Harbor & Pine', startDate: '', description: '' },
  ]);
  expect(profile.professionalSummary).toBe('Bookkeeper at Harbor & Pine.');
  expect(profile.skills.technicalSkills).toEqual(['Excel']);
  expect(profile.additionalInfo.achievements).toEqual([
    'I cut the month-end close from nine days to five.',
    'Trained two apprentices in Excel.',
  ]);
  expect(profile.yearsOfExperience).toBe(0);
});

test.each([
  ['Bookkeeper at Harbor & Pine', ['Bookkeeper', 'Harbor & Pine']],
  ["I'm a nurse at Fernhill Hospital.", ['nurse', 'Fernhill Hospital']],
  ['Freelance web designer', ['Freelance web designer', '']],
  ['Kitchens to measure', undefined],
])('reads the job of “%s”', (work, job) => {
  const [entry] = profileOf({ work }).experience ?? [];
  expect(entry && [entry.title, entry.company]).toEqual(job);
});

test('leaves out an achievement without words', () => {
  const profile = profileOf({ achievements: ['Bake sale for the school,\n400 euros', '  '] });
  expect(profile.additionalInfo.achievements).toEqual(['Bake sale for the school, 400 euros.']);
});
