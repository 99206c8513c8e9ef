import { pitchLimitErrorSchema } from '#domain/contract/errors.ts';
import {
  pitchListResponseSchema,
  pitchResponseSchema,
  storedPitchResponseSchema,
} from '#domain/contract/pitches.ts';
import type { CallDocs } from '../docs/callDocs.ts';
import { EXAMPLE_LEAD, EXAMPLE_PITCH, EXAMPLE_RATE_LIMIT } from '../docs/examples.ts';

const ANSWER = { pitch: EXAMPLE_PITCH, rateLimit: EXAMPLE_RATE_LIMIT };

const notFound = { 404: ['Pitch not found.'] };

/** What the documentation says of the calls on pitches. */
export const pitchDocs = {
  generatePitch: {
    tag: 'pitches',
    summary: 'Write a pitch',
    description:
      'Writes a pitch from the profile and the posting, keeps it, and tells what it claims that neither of them says. With `Accept: text/event-stream` the text comes while it is written. A pitch that fails does not count.',
    example: {
      ...{ company: 'Northwind Traders', position: 'Senior Platform Engineer' },
      description: EXAMPLE_LEAD.description,
      ...{ type: 'email', tone: 'professional', length: 'medium', platform: 'general' },
      leadId: EXAMPLE_LEAD.id,
    },
    answers: {
      200: {
        description: 'The pitch, and what is left of the day.',
        schema: pitchResponseSchema,
        example: ANSWER,
        events: {
          description:
            'Server-sent events: `token` with `{text}` for each piece of the text, then `done` with a PitchAnswer, or `error` with `{error, status}`.',
          example: `event: token\ndata: {"text":"Hello Maja,"}\n\nevent: done\ndata: ${JSON.stringify(ANSWER)}\n\n`,
        },
      },
      429: {
        description: 'The pitches of the day are used up.',
        schema: pitchLimitErrorSchema,
        example: {
          error: 'You have used all 20 pitches of today. Please try again tomorrow.',
          rateLimit: { ...EXAMPLE_RATE_LIMIT, remaining: 0 },
        },
        headers: { 'retry-after': 'Seconds until the next day of UTC.' },
      },
    },
    refusals: {
      400: [
        'company is required.',
        'Please complete your profile first: a pitch is written from what it says.',
      ],
      404: ['Lead not found.'],
      502: [
        'The AI model could not be reached. Please try again later.',
        'Failed to generate pitch: No content received.',
      ],
      504: ['The AI model took too long to answer. Please try again.'],
    },
  },
  listPitches: {
    tag: 'pitches',
    summary: 'List pitches',
    description: 'One page of the pitches, newest first, and what is left of the day.',
    answers: {
      200: {
        description: 'The page.',
        schema: pitchListResponseSchema,
        example: { data: [EXAMPLE_PITCH], nextCursor: null, rateLimit: EXAMPLE_RATE_LIMIT },
      },
    },
    refusals: {
      400: [
        'limit must be a whole number from 1 to 1000.',
        'cursor must be the nextCursor of a list of pitches.',
      ],
    },
  },
  getPitch: {
    tag: 'pitches',
    summary: 'Read a pitch',
    description: 'A pitch as it was written.',
    answers: {
      200: {
        description: 'The pitch.',
        schema: storedPitchResponseSchema,
        example: { data: EXAMPLE_PITCH },
      },
    },
    refusals: notFound,
  },
  deletePitch: {
    tag: 'pitches',
    summary: 'Delete a pitch',
    description: 'It still counts for the day on which it was written.',
    answers: { 204: { description: 'It is gone.' } },
    refusals: notFound,
  },
} satisfies Record<string, CallDocs>;
