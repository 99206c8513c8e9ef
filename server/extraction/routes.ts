import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type ExtractionResponse,
  extractionRequestSchema,
  extractionResponseSchema,
} from '#domain/contract/extraction.ts';
import { userOf } from '../auth/authentication.ts';
import { HttpError } from '../http/httpError.ts';
import { BODY_ERRORS, errorResponses, jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import { createThreadPool, type RunInThread } from '../threads/threadPool.ts';
import { fetchPost } from './fetchPost.ts';
import { createPostReader } from './postReader.ts';
import { parsePostUrl } from './postUrl.ts';

/** Posts per user, minute and server. */
const MAX_PER_MINUTE = 20;

export interface ExtractionRoutesOptions {
  fetch: typeof fetch;
  runInThread?: RunInThread;
  /** For all requests to LinkedIn together, in milliseconds. */
  timeout?: number;
  maxPerMinute?: number;
}

/** Reading a LinkedIn post (product spec, sections 3, 5 and 7). */
export const extractionRoutes: FastifyPluginAsyncZod<ExtractionRoutesOptions> = async (
  app,
  { fetch, runInThread = createThreadPool(), timeout = 10_000, maxPerMinute = MAX_PER_MINUTE },
) => {
  const readPage = createPostReader(runInThread);
  await app.register(rateLimit, {
    max: maxPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => userOf(request).uid,
    errorResponseBuilder: () =>
      new HttpError(
        429,
        `You can import ${maxPerMinute} posts per minute. Please try again in a minute.`,
      ),
  });

  app.post(
    '/linkedin-post',
    {
      schema: {
        operationId: 'extractLinkedInPost',
        tags: ['extraction'],
        summary: 'Read a LinkedIn post',
        description: "Fetches the post's public page, as visitors see it, and reads it.",
        body: extractionRequestSchema,
        response: {
          200: jsonResponse('The facts of the post.', extractionResponseSchema),
          ...errorResponses(...BODY_ERRORS, 422, 429, 502, 504),
        },
      },
    },
    async (request, reply): Promise<ExtractionResponse> => {
      const address = parsePostUrl(request.body.postUrl);
      const signal = signalFor(reply, timeout);
      return { success: true, data: await fetchPost(address, { fetch, readPage, signal }) };
    },
  );
};
