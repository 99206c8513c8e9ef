import { profileResponseSchema } from '#domain/contract/profile.ts';
import type { CallDocs } from '../docs/callDocs.ts';
import { EXAMPLE_PROFILE } from '../docs/examples.ts';

const profile = { schema: profileResponseSchema, example: { data: EXAMPLE_PROFILE } };

const incomplete = [
  'Please fill in required fields (Name and Email)',
  'Please provide a professional summary',
  'Please add at least one technical skill',
];

const notFound = { 404: ['Profile not found.'] };

/** What the documentation says of the calls on the profile. */
export const profileDocs = {
  getProfile: {
    tag: 'profile',
    summary: 'Read the profile',
    description: 'The 404 means that the user has not made one yet.',
    answers: { 200: { description: 'The profile.', ...profile } },
    refusals: notFound,
  },
  createProfile: {
    tag: 'profile',
    summary: 'Make the profile',
    description:
      'Name, e-mail address, summary and one technical skill are the least. What is left out is empty.',
    example: {
      personalInfo: { name: 'Ada Moreno', email: 'ada@example.com' },
      professionalSummary: EXAMPLE_PROFILE.professionalSummary,
      skills: { technicalSkills: ['Kubernetes', 'Terraform'] },
    },
    answers: { 201: { description: 'The new profile.', ...profile } },
    refusals: { 400: incomplete, 409: ['A profile exists already.'] },
  },
  updateProfile: {
    tag: 'profile',
    summary: 'Change the profile',
    description:
      'Changed fields only, inside nested objects too. A list is sent whole. The profile must stay complete.',
    example: { personalInfo: { location: 'Bergen' }, yearsOfExperience: 9 },
    answers: { 200: { description: 'The changed profile.', ...profile } },
    refusals: { 400: incomplete, ...notFound },
  },
  deleteUser: {
    tag: 'profile',
    summary: 'Delete the account',
    description:
      'Removes all that is kept of the user: profile, leads, notes, pitches and history, and the account itself where the server is its own identity provider. There is no way back.',
    answers: { 204: { description: 'All of it is gone.' } },
  },
} satisfies Record<string, CallDocs>;
