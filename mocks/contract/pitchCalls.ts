import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import type { PitchRequest } from '#domain/contract/pitches.ts';
import { LINKEDIN_POST_PREFIX } from '#domain/linkedInPost.ts';
import { type Call, FIRST_ID, FOREIGN_ID, LEADS, PROFILE as profile, UNKNOWN_ID } from './call.ts';

const GENERATE = '/pitches/generate-from-company';

const request = {
  ...{ company: 'Helio Grid', position: 'Data Engineer' },
  ...{ description: 'Pipelines for a power grid', location: 'Oslo' },
};

const pitchFor = (company: string): PitchRequest => ({
  ...request,
  ...DEFAULT_PITCH_SETTINGS,
  company,
});

/** A user with two pitches. */
const given = { profile, pitches: [pitchFor('Helio Grid'), pitchFor('Kestrel Coffee')] };

const refusedList = (query: string, error: string): Call => ({
  name: `refuses to list pitches by ${query}`,
  call: ['GET', `/pitches?${query}`],
  status: 400,
  answer: { error },
});

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

const INVALID = `Please enter a valid LinkedIn post URL starting with ${LINKEDIN_POST_PREFIX}`;

/** The calls on pitches, and the call that reads a post: LinkedIn shows `MOCK_POST` to both sides. */
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
    answer: { data: [], nextCursor: null, rateLimit: { remaining: 20, limit: 20 } },
  },
  {
    name: 'lists pitches, newest first',
    given,
    call: ['GET', '/pitches'],
    status: 200,
    answer: {
      data: [{ company: 'Kestrel Coffee' }, { company: 'Helio Grid' }],
      nextCursor: null,
      rateLimit: { remaining: 18 },
    },
  },
  {
    name: 'says that there is a next page of pitches',
    given,
    call: ['GET', '/pitches?limit=1&cursor='],
    status: 200,
    answer: { data: [{ company: 'Kestrel Coffee' }] },
  },
  refusedList('limit=0', 'limit must be a whole number from 1 to 1000.'),
  refusedList('limit=1001', 'limit must be a whole number from 1 to 1000.'),
  refusedList('cursor=nonsense', 'cursor must be the nextCursor of a list of pitches.'),
  refusedList('page=2', 'page is not a known field.'),
  {
    name: 'answers a pitch',
    given,
    call: ['GET', '/pitches/PITCH'],
    status: 200,
    answer: { data: { company: 'Helio Grid' } },
  },
  { name: 'deletes a pitch', given, call: ['DELETE', '/pitches/PITCH'], status: 204 },
  { name: 'finds no unknown pitch', call: ['GET', `/pitches/${UNKNOWN_ID}`], ...NOT_FOUND },
  { name: 'deletes no unknown pitch', call: ['DELETE', `/pitches/${UNKNOWN_ID}`], ...NOT_FOUND },

  {
    name: 'reads a post',
    call: ['POST', '/extract/linkedin-post', { postUrl: `  ${LINKEDIN_POST_PREFIX}maja-1 ` }],
    status: 200,
    answer: { success: true, data: { author: 'Maja Lindqvist', location: '' } },
  },
  refusedPost({}, 'postUrl is required.'),
  refusedPost({ postUrl: 7 }, 'postUrl must be text.'),
  refusedPost({ postUrl: ' ' }, 'Please enter a LinkedIn post URL'),
  refusedPost({ postUrl: 'https://linkedin.com/posts/x' }, INVALID),
  refusedPost({ postUrl: 'https://example.com/posts/x' }, INVALID),
];
