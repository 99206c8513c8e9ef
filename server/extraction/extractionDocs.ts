import { z } from 'zod';
import type { ExtractionResponse, LinkedInPost } from '#domain/contract/extraction.ts';
import { LINKEDIN_POST_PREFIX } from '#domain/linkedInPost.ts';
import type { CallDocs } from '../docs/callDocs.ts';

const post = z
  .object({
    title: z.string(),
    author: z.string(),
    content: z.string(),
    authorProfileUrl: z.string(),
    location: z.string(),
  })
  .meta({
    id: 'LinkedInPost',
    description: 'Empty where the page says nothing.',
  }) satisfies z.ZodType<LinkedInPost>;

const extractionAnswer = z.object({
  success: z.boolean(),
  data: post.nullable(),
}) satisfies z.ZodType<ExtractionResponse>;

/** What the documentation says of the call that reads a post. */
export const extractionDocs: CallDocs = {
  tag: 'extraction',
  summary: 'Read a LinkedIn post',
  description: 'Fetches the public page of the post, as any visitor sees it, and reads it.',
  example: { postUrl: `${LINKEDIN_POST_PREFIX}maja-lindqvist_hiring-activity-7265` },
  answers: {
    200: {
      description: 'What the post says.',
      schema: extractionAnswer,
      example: {
        success: true,
        data: {
          title: 'We are hiring a platform engineer in Oslo',
          author: 'Maja Lindqvist',
          content: 'We are hiring a platform engineer in Oslo …',
          authorProfileUrl: 'https://no.linkedin.com/in/maja-lindqvist',
          location: '',
        },
      },
    },
  },
  refusals: {
    400: [
      'Please enter a LinkedIn post URL',
      `Please enter a valid LinkedIn post URL starting with ${LINKEDIN_POST_PREFIX}`,
    ],
    422: [
      'There is no public post at this address. Please check the URL.',
      'LinkedIn shows this post to signed-in members only, so that it could not be read. Please enter the details manually.',
    ],
    502: ['LinkedIn could not be reached. Please try again later.'],
    504: ['LinkedIn took too long to answer. Please try again later.'],
  },
};
