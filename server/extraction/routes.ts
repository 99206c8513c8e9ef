import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type ExtractionResponse,
  extractionRequestSchema,
  extractionResponseSchema,
} from '#domain/contract/extraction.ts';
import { BODY_ERRORS, errorResponses, jsonResponse } from '../http/responses.ts';
import { fetchPost } from './fetchPost.ts';
import { parsePostUrl } from './postUrl.ts';

/** Reading a LinkedIn post (product spec, sections 3, 5 and 7). */
export const extractionRoutes: FastifyPluginAsyncZod<{ fetch: typeof fetch }> = async (
  app,
  { fetch },
) => {
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
          ...errorResponses(...BODY_ERRORS, 422, 502, 504),
        },
      },
    },
    async (request): Promise<ExtractionResponse> => ({
      success: true,
      data: await fetchPost(parsePostUrl(request.body.postUrl), fetch),
    }),
  );
};
