import type { NewProfile } from '#domain/contract/profile.ts';
import { type Call, LEADS, PROFILE as profile } from './call.ts';

const refusedProfile = (fields: NewProfile | object, error: string): Call => ({
  name: `refuses a new profile: ${error}`,
  call: ['POST', '/user', { ...profile, ...fields }],
  status: 400,
  answer: { error },
});

const refusedUpdate = (fields: object, error: string): Call => ({
  name: `refuses an update of the profile: ${error}`,
  given: { profile },
  call: ['PUT', '/user', fields],
  status: 400,
  answer: { error },
});

const NO_PROFILE = { status: 404, answer: { error: 'Profile not found.' } };

/** The calls on /user. */
export const PROFILE_CALLS: Call[] = [
  { name: 'finds no profile of a new user', call: ['GET', '/user'], ...NO_PROFILE },
  { name: 'changes no profile that is not there', call: ['PUT', '/user', {}], ...NO_PROFILE },
  {
    name: 'makes a profile',
    call: ['POST', '/user', profile],
    status: 201,
    answer: { data: { ...profile, experience: [], valueProps: { pricing: '' } } },
  },
  refusedProfile(
    { personalInfo: { name: ' ', email: 'ada@example.com' } },
    'Please fill in required fields (Name and Email)',
  ),
  refusedProfile({ personalInfo: undefined }, 'Please fill in required fields (Name and Email)'),
  refusedProfile({ professionalSummary: ' ' }, 'Please provide a professional summary'),
  refusedProfile({ skills: {} }, 'Please add at least one technical skill'),
  refusedProfile({ yearsOfExperience: -1 }, 'yearsOfExperience must be at least 0.'),
  refusedProfile({ skills: { magic: [] } }, 'skills.magic is not a known field.'),
  {
    name: 'makes no second profile',
    given: { profile },
    call: ['POST', '/user', profile],
    status: 409,
    answer: { error: 'A profile exists already.' },
  },
  {
    name: 'answers the profile',
    given: { profile },
    call: ['GET', '/user'],
    status: 200,
    answer: { data: profile },
  },
  {
    name: 'changes a nested field and a list, and nothing else',
    given: { profile },
    call: [
      'PUT',
      '/user',
      { personalInfo: { name: 'Ada M.' }, skills: { technicalSkills: ['C'] } },
    ],
    status: 200,
    answer: {
      data: {
        personalInfo: { name: 'Ada M.', email: 'ada@example.com', location: 'Bergen' },
        skills: { technicalSkills: ['C'], softSkills: [] },
        yearsOfExperience: 10,
      },
    },
  },
  refusedUpdate({ personalInfo: { email: '' } }, 'Please fill in required fields (Name and Email)'),
  refusedUpdate({ skills: { technicalSkills: [] } }, 'Please add at least one technical skill'),
  refusedUpdate({ colour: 'red' }, 'colour is not a known field.'),

  {
    name: 'deletes all that is kept of a user, and the account',
    given: { profile, leads: LEADS },
    call: ['DELETE', '/user'],
    status: 204,
  },
  { name: 'deletes a user who has nothing', call: ['DELETE', '/user'], status: 204 },
];
