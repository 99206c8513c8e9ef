import { ONLY_THE_USER } from '#domain/contract/answers.ts';
import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import { CHANGED_MEANWHILE } from '#domain/contract/errors.ts';
import type { PitchRequest } from '#domain/contract/pitches.ts';
import { LINKEDIN_POST_PREFIX } from '#domain/extraction/linkedInPost.ts';
import {
  type ContractCase,
  FIRST_ID,
  FOREIGN_ID,
  LEADS,
  PROFILE as profile,
  UNKNOWN_ID,
} from './contractCase.ts';

const GENERATE = '/pitches/generate-from-company';

const request = {
  company: 'Helio Grid',
  position: 'Data Engineer',
  description: 'Pipelines for a power grid',
  location: 'Oslo',
};

const pitchFor = (company: string): PitchRequest => ({
  ...request,
  ...DEFAULT_PITCH_SETTINGS,
  company,
});

/** A user with two pitches. */
const given = { profile, pitches: [pitchFor('Helio Grid'), pitchFor('Kestrel Coffee')] };

const rejectedList = (query: string, error: string): ContractCase => ({
  name: `rejects a list of pitches by ${query}`,
  request: ['GET', `/pitches?${query}`],
  status: 400,
  response: { error },
});

const rejected = (fields: object, error: string): ContractCase => ({
  name: `rejects a pitch: ${error}`,
  given: { profile },
  request: ['POST', GENERATE, { ...request, ...fields }],
  status: 400,
  response: { error },
});

const rejectedPost = (body: object, error: string): ContractCase => ({
  name: `rejects a post: ${error} ${JSON.stringify(body).slice(0, 40)}`,
  request: ['POST', '/extract/linkedin-post', body],
  status: 400,
  response: { error },
});

const NOT_FOUND = { status: 404, response: { error: 'Pitch not found.' } };

const INVALID = `Please enter a valid LinkedIn post URL starting with ${LINKEDIN_POST_PREFIX}`;

/** Requests for pitches, and for a LinkedIn post, which is `MOCK_POST` on both sides. */
export const PITCH_CASES: ContractCase[] = [
  {
    name: 'reads a posting by rules without a model',
    request: [
      'POST',
      '/extract/page',
      { text: 'Senior Accountant | Harbor & Pine, LLC | Boston, MA' },
    ],
    status: 200,
    response: {
      success: true,
      data: {
        title: 'Senior Accountant',
        company: 'Harbor & Pine, LLC',
        location: 'Boston, MA',
        description: 'Senior Accountant | Harbor & Pine, LLC | Boston, MA',
        url: '',
        unsure: [],
        readBy: 'rules',
        notice: '',
      },
    },
  },
  {
    name: 'rejects a page without text or address',
    request: ['POST', '/extract/page', {}],
    status: 400,
    response: { error: 'text or url is required, and not both.' },
  },
  {
    name: 'writes a pitch with the ticks for a posting that is no lead',
    given: { profile },
    request: [
      'POST',
      GENERATE,
      {
        ...request,
        lineTicks: [{ asked: 'Pipelines', line: 'Kafka', isTicked: false }],
      },
    ],
    status: 200,
    response: { pitch: { company: 'Helio Grid', leadId: null } },
  },
  rejected({ lineTicks: 'Pipelines' }, 'lineTicks must be a list.'),
  {
    name: 'writes a pitch with the default settings',
    given: { profile },
    request: ['POST', GENERATE, { ...request, userId: 'another-user' }],
    status: 200,
    response: {
      pitch: {
        writer: 'template',
        generator: 'template',
        leadId: null,
        company: 'Helio Grid',
        settings: { type: 'email', tone: 'professional', length: 'medium', platform: 'general' },
      },
      rateLimit: { remaining: 20, limit: 20 },
    },
  },
  {
    name: 'writes a pitch for a lead',
    given: { profile, leads: LEADS },
    request: ['POST', GENERATE, { ...request, leadId: FIRST_ID, type: 'proposal' }],
    status: 200,
    response: {
      pitch: {
        leadId: FIRST_ID,
        contactInfo: { name: 'Maja Lindqvist', email: 'maja@helio.example' },
        settings: { type: 'proposal' },
      },
    },
  },
  {
    name: "stores the pitch's own contact, and none of the lead's",
    given: { profile, leads: LEADS },
    request: ['POST', GENERATE, { ...request, leadId: FIRST_ID, contactInfo: { name: 'Jens' } }],
    status: 200,
    response: { pitch: { contactInfo: { name: 'Jens', email: '', phone: '' } } },
  },
  ...[UNKNOWN_ID, FOREIGN_ID].map(
    (leadId): ContractCase => ({
      name: `rejects a pitch for the lead ${leadId}`,
      given: { profile },
      request: ['POST', GENERATE, { ...request, leadId }],
      status: 404,
      response: { error: 'Lead not found.' },
    }),
  ),
  {
    name: 'rejects a pitch without a profile',
    request: ['POST', GENERATE, request],
    status: 400,
    response: {
      error: 'Complete your profile first. Pitches use facts from your profile.',
    },
  },
  rejected(
    { writer: 'server-model' },
    'No AI model is set up on this server. Choose another writer.',
  ),
  {
    name: "saves a pitch of the user's own assistant without counting it",
    given: { profile, leads: LEADS },
    request: [
      'POST',
      GENERATE,
      {
        ...request,
        writer: 'assistant',
        content: ' Hello Maja. ',
        subject: 'Hi',
        leadId: FIRST_ID,
      },
    ],
    status: 200,
    response: {
      pitch: {
        content: 'Hello Maja.',
        subject: 'Hi',
        originalContent: null,
        writer: 'assistant',
        generator: 'assistant',
        unsupportedClaims: [],
        leadId: FIRST_ID,
        contactInfo: { email: 'maja@helio.example' },
      },
      rateLimit: { remaining: 20 },
    },
  },
  {
    name: 'saves a letter of lines that was drawn on the device as it is',
    given: { profile },
    request: ['POST', GENERATE, { ...request, writer: 'template', content: '**Hello**' }],
    status: 200,
    response: { pitch: { content: '**Hello**', writer: 'template' } },
  },
  rejected({ writer: 'assistant', content: ' ' }, 'content must not be empty.'),
  ...[{ writer: 'assistant' }, { writer: 'server-model', content: 'Hi' }, { content: 'Hi' }].map(
    (fields) =>
      rejected(
        fields,
        'content is required from browser-model and assistant, and not allowed from server-model.',
      ),
  ),
  {
    name: 'lists no pitches for a new user',
    request: ['GET', '/pitches'],
    status: 200,
    response: { data: [], nextCursor: null, rateLimit: { remaining: 20, limit: 20 }, model: null },
  },
  {
    name: 'lists pitches, newest first',
    given,
    request: ['GET', '/pitches'],
    status: 200,
    response: {
      data: [{ company: 'Kestrel Coffee' }, { company: 'Helio Grid' }],
      nextCursor: null,
      rateLimit: { remaining: 20 },
    },
  },
  {
    name: 'says whether there is a next page of pitches',
    given,
    request: ['GET', '/pitches?limit=1&cursor='],
    status: 200,
    response: { data: [{ company: 'Kestrel Coffee' }] },
  },
  rejectedList('cursor=nonsense', 'cursor must be the nextCursor of a list of pitches.'),
  {
    name: 'gets a pitch',
    given,
    request: ['GET', '/pitches/PITCH'],
    status: 200,
    response: { data: { company: 'Helio Grid' } },
  },
  {
    name: "lists a lead's pitches",
    given: { ...given, leads: LEADS },
    request: ['GET', `/pitches?leadId=${FIRST_ID}`],
    status: 200,
    response: { data: [], rateLimit: { remaining: 20 } },
  },
  {
    name: 'saves an edited pitch and gives it to a lead',
    given: { ...given, leads: LEADS },
    request: ['PUT', '/pitches/PITCH', { content: ' My own words. ', leadId: FIRST_ID }],
    status: 200,
    response: { data: { content: 'My own words.', leadId: FIRST_ID } },
  },
  {
    name: 'marks a pitch as emailed',
    given,
    request: ['PUT', '/pitches/PITCH', { emailed: true }],
    status: 200,
    response: { data: { originalContent: null, emailedAt: expect.any(String) } },
  },
  {
    name: 'leaves a pitch as it is when nothing is sent',
    given,
    request: ['PUT', '/pitches/PITCH', {}],
    status: 200,
    response: { data: { company: 'Helio Grid', originalContent: null, leadId: null } },
  },
  {
    name: 'rejects an update that started from another version',
    given,
    request: ['PUT', '/pitches/PITCH', { content: 'Mine', version: 7 }],
    status: 409,
    response: { error: CHANGED_MEANWHILE, data: { version: 1, originalContent: null } },
  },
  {
    name: 'responds with 404 to an edit of an unknown pitch',
    request: ['PUT', `/pitches/${UNKNOWN_ID}`, { content: 'x' }],
    ...NOT_FOUND,
  },
  {
    name: 'guesses no answer to a sensitive question',
    given,
    request: ['POST', '/pitches/answer', { question: 'What is your gender?' }],
    status: 400,
    response: { error: ONLY_THE_USER },
  },
  {
    name: 'needs a model for an answer',
    given,
    request: ['POST', '/pitches/answer', { question: 'Which tool do you use?' }],
    status: 400,
    response: { error: 'No AI model is set up on this server.' },
  },
  {
    name: "responds with 404 to a question for an unknown lead's form",
    given,
    request: ['POST', '/pitches/answer', { question: 'Why us?', leadId: UNKNOWN_ID }],
    status: 404,
    response: { error: 'Lead not found.' },
  },
  { name: 'deletes a pitch', given, request: ['DELETE', '/pitches/PITCH'], status: 204 },
  {
    name: 'responds with 404 to an unknown pitch',
    request: ['GET', `/pitches/${UNKNOWN_ID}`],
    ...NOT_FOUND,
  },
  {
    name: 'responds with 404 to the deletion of an unknown pitch',
    request: ['DELETE', `/pitches/${UNKNOWN_ID}`],
    ...NOT_FOUND,
  },

  {
    name: 'reads a post',
    request: ['POST', '/extract/linkedin-post', { postUrl: `  ${LINKEDIN_POST_PREFIX}maja-1 ` }],
    status: 200,
    response: { success: true, data: { author: 'Maja Lindqvist', location: '' } },
  },
  rejectedPost({ postUrl: ' ' }, 'Please enter a LinkedIn post URL'),
  rejectedPost({ postUrl: 'https://linkedin.com/posts/x' }, INVALID),
  rejectedPost({ postUrl: 'https://example.com/posts/x' }, INVALID),
];
