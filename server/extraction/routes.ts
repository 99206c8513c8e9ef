import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  extractionRequestSchema,
  extractionResponseSchema,
  type PageFacts,
  pageExtractionRequestSchema,
  pageExtractionResponseSchema,
} from '#domain/contract/extraction.ts';
import {
  INVALID_POST_URL,
  linkedInPostUrl,
  postUrlProblem,
} from '#domain/extraction/linkedInPost.ts';
import {
  type ModelFacts,
  PAGE_FACTS_SCHEMA,
  pageReadingPrompt,
} from '#domain/extraction/pageReading.ts';
import { type Ai, type AiFor, modelOrNull, schemaOf } from '../ai/ai.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import type { RunInProcess } from '../processes/processPool.ts';
import { readByRules } from '../rules/readByRules.ts';
import type { RunRule } from '../rules/runRule.ts';
import type { ReadPosting } from './fetchPosting.ts';
import { fetchPost, fetchPosting, readPlainPosting } from './fetchPosting.ts';

const schema = schemaOf<ModelFacts>(PAGE_FACTS_SCHEMA);

interface PostingReaders {
  ai: Ai | null;
  runRule: RunRule;
  user: string;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}

/** Reads a posting with the model and checks what it says against the text; rules read what it leaves out, or all. */
async function readWithModel(
  { text, facts }: ReadPosting,
  { ai, runRule, user, log, signal }: PostingReaders,
): Promise<PageFacts> {
  if (!ai) return facts;
  const found = await modelOrNull('the model read no posting', { signal, log }, async () => {
    const prompt = pageReadingPrompt(text);
    const request = { ...prompt, schema, name: 'page', temperature: 0, signal };
    const { object } = await ai.readObject(request);
    return runRule('groundedFacts', [object, text, facts], { user, signal });
  });
  return found ?? { ...facts, notice: readByRules('this posting') };
}

const operation = operationsOf('extraction');

/** For all requests to other sites for one page together, in milliseconds. */
const timeout = 10_000;

export interface ExtractionRoutesOptions {
  /** The model that reads a user's captured pages. */
  aiFor: AiFor;
  fetch: typeof fetch;
  /** For pages at addresses that users type. */
  fetchPage: typeof fetch;
  runInProcess: RunInProcess;
  runRule: RunRule;
}

/** Reading a LinkedIn post (product spec, sections 3, 5 and 7), and captured pages with a model. */
export const extractionRoutes: FastifyPluginAsyncZod<ExtractionRoutesOptions> = async (
  app,
  { aiFor, fetch, fetchPage, runInProcess, runRule },
) => {
  app.post(
    '/linkedin-post',
    operation('extractLinkedInPost', 'Read a LinkedIn post', {
      description: "Fetches the post's public page, as visitors see it, and reads it.",
      body: extractionRequestSchema,
      response: { 200: jsonResponse('The facts of the post.', extractionResponseSchema) },
      errors: [422, 502, 504],
      cost: COST.work,
    }),
    async (request, reply) => {
      const { postUrl } = request.body;
      const address = linkedInPostUrl(postUrl);
      if (!address) throw new HttpError(400, postUrlProblem(postUrl) ?? INVALID_POST_URL);
      const source = { fetch, user: userOf(request).uid, signal: signalFor(reply), timeout };
      return { success: true, data: (await fetchPost(address, runInProcess, source)).post };
    },
  );

  app.post(
    '/page',
    operation('extractPage', 'Read a posting', {
      description:
        "Reads a posting's text or the page at an address, with the user's model if there is one. What a model says counts only if its words are in the text; rules fill in the rest.",
      body: pageExtractionRequestSchema,
      response: { 200: jsonResponse('The facts of the posting.', pageExtractionResponseSchema) },
      errors: [422, 502, 504],
      cost: COST.work,
    }),
    async (request, reply) => {
      const { text, url } = request.body;
      const user = userOf(request).uid;
      const source = { fetch: fetchPage, user, signal: signalFor(reply), timeout };
      const post = linkedInPostUrl(url ?? '');
      if (post) {
        const { facts } = await fetchPost(post, runInProcess, { ...source, fetch });
        return { success: true, data: facts };
      }
      const posting =
        url === undefined
          ? await readPlainPosting(text ?? '', runInProcess, source)
          : await fetchPosting(new URL(url), runInProcess, source);
      const ai = await aiFor(user, 'pages');
      const readers = { ai, runRule, user, signal: signalFor(reply), log: request.log };
      return { success: true, data: await readWithModel(posting, readers) };
    },
  );
};
