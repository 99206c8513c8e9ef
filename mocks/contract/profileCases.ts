import { CHANGED_MEANWHILE } from '#domain/contract/errors.ts';
import type { NewProfile } from '#domain/contract/profile.ts';
import { type ContractCase, LEADS, PROFILE as profile } from './contractCase.ts';

const rejectedProfile = (fields: NewProfile | object, error: string): ContractCase => ({
  name: `rejects a new profile: ${error}`,
  request: ['POST', '/user', { ...profile, ...fields }],
  status: 400,
  response: { error },
});

const rejectedUpdate = (fields: object, error: string): ContractCase => ({
  name: `rejects an update of the profile: ${error}`,
  given: { profile },
  request: ['PUT', '/user', fields],
  status: 400,
  response: { error },
});

const NO_PROFILE = { status: 404, response: { error: 'Profile not found.' } };

/** Requests for /user. */
export const PROFILE_CASES: ContractCase[] = [
  { name: 'responds with 404 before there is a profile', request: ['GET', '/user'], ...NO_PROFILE },
  {
    name: 'responds with null before there is a profile, when that is optional',
    request: ['GET', '/user?optional=true'],
    status: 200,
    response: { data: null },
  },
  {
    name: 'responds with the profile when it is optional',
    given: { profile },
    request: ['GET', '/user?optional=true'],
    status: 200,
    response: { data: profile },
  },
  {
    name: 'rejects an update before there is a profile',
    request: ['PUT', '/user', {}],
    ...NO_PROFILE,
  },
  {
    name: 'creates a profile',
    request: ['POST', '/user', profile],
    status: 201,
    response: { data: { ...profile, experience: [], valueProps: { pricing: '' } } },
  },
  rejectedProfile(
    { personalInfo: { name: ' ', email: 'ada@example.com' } },
    'Please fill in required fields (Name and Email)',
  ),
  rejectedProfile({ personalInfo: undefined }, 'Please fill in required fields (Name and Email)'),
  rejectedProfile({ professionalSummary: ' ' }, 'Please provide a professional summary'),
  rejectedProfile({ skills: {} }, 'Please add at least one technical skill'),
  {
    name: 'rejects a second profile',
    given: { profile },
    request: ['POST', '/user', profile],
    status: 409,
    response: { error: 'You already have a profile.' },
  },
  {
    name: 'gets the profile',
    given: { profile },
    request: ['GET', '/user'],
    status: 200,
    response: { data: profile },
  },
  {
    name: 'updates only a nested field and a list',
    given: { profile },
    request: [
      'PUT',
      '/user',
      { personalInfo: { name: 'Ada M.' }, skills: { technicalSkills: ['C'] } },
    ],
    status: 200,
    response: {
      data: {
        personalInfo: { name: 'Ada M.', email: 'ada@example.com', location: 'Bergen' },
        skills: { technicalSkills: ['C'], softSkills: [] },
        yearsOfExperience: 10,
      },
    },
  },
  {
    name: 'rejects an update that started from another version',
    given: { profile },
    request: ['PUT', '/user', { yearsOfExperience: 11, version: 7 }],
    status: 409,
    response: { error: CHANGED_MEANWHILE, data: profile },
  },
  {
    name: 'updates only the named answers',
    given: { profile: { ...profile, answers: { start: 'In May', salary: '$90,000' } } },
    request: [
      'PUT',
      '/user',
      {
        answers: { start: '1 March', salaryWhen: 'never' },
      },
    ],
    status: 200,
    response: {
      data: {
        answers: { start: '1 March', salary: '$90,000', salaryWhen: 'never', reason: '' },
      },
    },
  },
  rejectedUpdate(
    { personalInfo: { email: '' } },
    'Please fill in required fields (Name and Email)',
  ),
  rejectedUpdate({ skills: { technicalSkills: [] } }, 'Please add at least one technical skill'),

  {
    name: "deletes all of a user's data and the account",
    given: { profile, leads: LEADS },
    request: ['DELETE', '/user'],
    status: 204,
  },
  { name: 'deletes a user without data', request: ['DELETE', '/user'], status: 204 },
];
