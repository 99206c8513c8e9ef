import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ExtractionResponse } from '#domain/contract/extraction.ts';
import { extractionRequestSchema } from '#domain/contract/extraction.ts';
import { fetchPost } from './fetchPost.ts';
import { parsePostUrl } from './postUrl.ts';

/** The call that reads a LinkedIn post (product spec, sections 3, 5 and 7). */
export const extractionRoutes: FastifyPluginAsyncZod<{ fetch: typeof fetch }> = async (
  app,
  { fetch },
) => {
  app.post(
    '/linkedin-post',
    { config: { call: 'extractLinkedInPost' }, schema: { body: extractionRequestSchema } },
    async (request): Promise<ExtractionResponse> => ({
      success: true,
      data: await fetchPost(parsePostUrl(request.body.postUrl), fetch),
    }),
  );
};
