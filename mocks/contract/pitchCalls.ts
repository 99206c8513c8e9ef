import type { NewProfile } from '#domain/contract.ts';
import { type Call, FIRST_ID, FOREIGN_ID, LEADS, UNKNOWN_ID } from './call.ts';

const GENERATE = '/pitches/generate-from-company';

const profile: NewProfile = {
  personalInfo: { name: 'Ada Moreno', email: 'ada@example.com' },
  professionalSummary: 'Platform engineer.',
  skills: { technicalSkills: ['TypeScript'] },
};

const request = {
  ...{ company: 'Helio Grid', position: 'Data Engineer' },
  ...{ description: 'Pipelines for a power grid', location: 'Oslo' },
};

const refused = (fields: object, error: string): Call => ({
  name: `refuses a pitch: ${error}`,
  given: { profile },
  call: ['POST', GENERATE, { ...request, ...fields }],
  status: 400,
  answer: { error },
});

const refusedPost = (body: object, error: string): Call => ({
  name: `refuses to read a post: ${error} ${JSON.stringify(body).slice(0, 40)}`,
  call: ['POST', '/extract/linkedin-post', body],
  status: 400,
  answer: { error },
});

const NOT_FOUND = { status: 404, answer: { error: 'Pitch not found.' } };

const INVALID =
  'Please enter a valid LinkedIn post URL starting with https://www.linkedin.com/posts/';

/** The calls on pitches, and the refusals of the call that reads a post: what it reads is LinkedIn's. */
export const PITCH_CALLS: Call[] = [
  {
    name: 'writes a pitch with the default settings',
    given: { profile },
    call: ['POST', GENERATE, { ...request, userId: 'somebody' }],
    status: 200,
    answer: {
      pitch: {
        ...{ generator: 'template', leadId: null, company: 'Helio Grid' },
        settings: { type: 'email', tone: 'professional', length: 'medium', platform: 'general' },
      },
      rateLimit: { remaining: 19, limit: 20 },
    },
  },
  {
    name: 'writes a pitch for a lead',
    given: { profile, leads: LEADS },
    call: ['POST', GENERATE, { ...request, leadId: FIRST_ID, type: 'proposal' }],
    status: 200,
    answer: { pitch: { leadId: FIRST_ID, settings: { type: 'proposal' } } },
  },
  ...[UNKNOWN_ID, FOREIGN_ID].map(
    (leadId): Call => ({
      name: `writes no pitch for the lead ${leadId}`,
      given: { profile },
      call: ['POST', GENERATE, { ...request, leadId }],
      status: 404,
      answer: { error: 'Lead not found.' },
    }),
  ),
  {
    name: 'writes no pitch without a profile',
    call: ['POST', GENERATE, request],
    status: 400,
    answer: { error: 'Please complete your profile first: a pitch is written from what it says.' },
  },
  refused({ company: undefined }, 'company is required.'),
  refused({ position: ' ' }, 'position must not be empty.'),
  refused({ tone: 'rude' }, 'tone must be one of professional, casual, friendly, formal.'),
  refused({ customPrompt: 7 }, 'customPrompt must be text.'),
  refused({ colour: 'red' }, 'colour is not a known field.'),
  {
    name: 'lists no pitches of a new user',
    call: ['GET', '/pitches'],
    status: 200,
    answer: { data: [], rateLimit: { remaining: 20, limit: 20 } },
  },
  { name: 'finds no unknown pitch', call: ['GET', `/pitches/${UNKNOWN_ID}`], ...NOT_FOUND },
  { name: 'deletes no unknown pitch', call: ['DELETE', `/pitches/${UNKNOWN_ID}`], ...NOT_FOUND },

  refusedPost({}, 'postUrl is required.'),
  refusedPost({ postUrl: 7 }, 'postUrl must be text.'),
  refusedPost({ postUrl: ' ' }, 'Please enter a LinkedIn post URL'),
  refusedPost({ postUrl: 'https://linkedin.com/posts/x' }, INVALID),
  refusedPost({ postUrl: 'https://example.com/posts/x' }, INVALID),
];
