import { setIn } from 'formik';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { profileFormSchema } from './profileFormSchema.ts';
import { profileToForm } from './profileFormValues.ts';

const whole = profileToForm(makeProfile());

const complaints = (values: object): string[] => {
  try {
    profileFormSchema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

test('a whole profile is fine, and so is one with nothing but what is required', () => {
  const { name, email } = whole.personalInfo;
  const empty = profileToForm(null);
  expect(complaints(whole)).toEqual([]);
  expect(
    complaints({
      ...empty,
      personalInfo: { ...empty.personalInfo, name, email },
      professionalSummary: 'Short.',
      skills: { ...empty.skills, technicalSkills: ['SQL'] },
    }),
  ).toEqual([]);
});

test.each([
  ['personalInfo.name', ' ', 'Please fill in required fields (Name and Email)'],
  ['personalInfo.email', 'ada@', 'Please enter a valid email address.'],
  ['personalInfo.linkedin', 'example.com/ada', 'LinkedIn must be a web address on linkedin.com.'],
  ['personalInfo.github', 'example.com/ada', 'GitHub must be a web address on github.com.'],
  ['personalInfo.portfolio', 'javascript:alert(1)', 'Portfolio must be a web address.'],
  ['professionalSummary', ' ', 'Please provide a professional summary'],
  [
    'professionalSummary',
    'x'.repeat(5001),
    'Professional Summary must have at most 5,000 characters.',
  ],
  ['yearsOfExperience', 'ten', 'Years of Experience must be a number.'],
  ['yearsOfExperience', '-1', 'Years of Experience must not be negative.'],
  ['yearsOfExperience', '81', 'Years of Experience must be at most 80.'],
  ['skills.technicalSkills', [], 'Please add at least one technical skill'],
  [
    'skills.softSkills',
    ['x'.repeat(201)],
    'Soft Skills takes at most 100 entries of 200 characters.',
  ],
  [
    'additionalInfo.languages',
    Array(101).fill('Norsk'),
    'Languages takes at most 100 entries of 200 characters.',
  ],
  ['contactInfo.email', 'ada', 'Please enter a valid email address.'],
  ['contactInfo.linkedin', 'ada', 'Contact LinkedIn must be a web address on linkedin.com.'],
  ['projects[0].url', 'javascript:alert(1)', 'URL must be a web address.'],
  ['experience[0].title', 'x'.repeat(201), 'Title must have at most 200 characters.'],
])('%s is refused, case %#', (path, value, complaint) => {
  expect(complaints(setIn(whole, path, value))).toEqual([complaint]);
});

test.each([
  ['yearsOfExperience', '2,5'],
  ['yearsOfExperience', ''],
  ['personalInfo.linkedin', 'linkedin.com/in/ada'],
  ['additionalInfo.achievements', ['x'.repeat(5000)]],
])('%s is taken, case %#', (path, value) => {
  expect(complaints(setIn(whole, path, value))).toEqual([]);
});
