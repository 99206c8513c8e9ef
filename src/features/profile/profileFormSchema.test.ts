import { setIn } from 'formik';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { profileFormSchema } from './profileFormSchema.ts';
import { profileToForm } from './profileFormValues.ts';

const complete = profileToForm(makeProfile());

const messagesOf = (values: object): string[] => {
  try {
    profileFormSchema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

test('accepts a complete profile and one with only the required fields', () => {
  const { name, email } = complete.personalInfo;
  const empty = profileToForm(null);
  expect(messagesOf(complete)).toEqual([]);
  expect(
    messagesOf({
      ...empty,
      personalInfo: { ...empty.personalInfo, name, email },
      professionalSummary: 'Short.',
      skills: { ...empty.skills, technicalSkills: ['SQL'] },
    }),
  ).toEqual([]);
});

test.each([
  ['personalInfo.name', ' ', 'Name is required.'],
  ['personalInfo.email', 'ada@', 'Please enter a valid email address.'],
  ['personalInfo.linkedin', 'example.com/ada', 'LinkedIn must be a web address on linkedin.com.'],
  ['personalInfo.github', 'example.com/ada', 'GitHub must be a web address on github.com.'],
  ['personalInfo.portfolio', 'javascript:alert(1)', 'Portfolio must be a web address.'],
  ['professionalSummary', ' ', 'Please provide a professional summary'],
  [
    'professionalSummary',
    'x'.repeat(5001),
    'Professional Summary must be 5,000 characters or fewer.',
  ],
  ['yearsOfExperience', 'ten', 'Years of Experience must be a number.'],
  ['yearsOfExperience', '-1', 'Years of Experience must be 0 or more.'],
  ['yearsOfExperience', '81', 'Years of Experience must be 80 or less.'],
  ['skills.technicalSkills', [], 'Please add at least one technical skill'],
  [
    'skills.softSkills',
    ['x'.repeat(201)],
    'Soft Skills must have 100 entries or fewer, each 200 characters or fewer.',
  ],
  [
    'additionalInfo.languages',
    Array(101).fill('Norsk'),
    'Languages must have 100 entries or fewer, each 200 characters or fewer.',
  ],
  ['contactInfo.email', 'ada', 'Please enter a valid email address.'],
  ['contactInfo.linkedin', 'ada', 'Contact LinkedIn must be a web address on linkedin.com.'],
  ['projects[0].url', 'javascript:alert(1)', 'URL must be a web address.'],
  ['experience[0].title', 'x'.repeat(201), 'Title must be 200 characters or fewer.'],
])('%s is rejected, case %#', (path, value, message) => {
  expect(messagesOf(setIn(complete, path, value))).toEqual([message]);
});

test.each([
  ['yearsOfExperience', '2,5'],
  ['yearsOfExperience', ''],
  ['personalInfo.linkedin', 'linkedin.com/in/ada'],
  ['additionalInfo.achievements', ['x'.repeat(5000)]],
])('%s is taken, case %#', (path, value) => {
  expect(messagesOf(setIn(complete, path, value))).toEqual([]);
});
