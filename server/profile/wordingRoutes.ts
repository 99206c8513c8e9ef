import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type WordingsResponse, wordingsResponseSchema } from '#domain/contract/profile.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import type { RunRule } from '../rules/runRule.ts';
import { findProfile } from './repository.ts';

const operation = operationsOf('profile');

export interface WordingRoutesOptions {
  db: Database;
  runRule: RunRule;
  /** Words the lines; `null` without a model. */
  ai: Config['ai'];
  /** For the model, in milliseconds. */
  modelTimeout?: number;
}

/** Wording suggested proofs with the server's model. */
export const wordingRoutes: FastifyPluginAsyncZod<WordingRoutesOptions> = async (
  app,
  { db, ai, runRule, modelTimeout = 60_000 },
) => {
  // Load the AI SDK only when a model is configured.
  const wordWithModel = ai && (await import('./modelWording.ts')).createModelWording(ai, runRule);

  app.post(
    '/proofs/wordings',
    operation('wordProofs', 'Word lines of the profile with the model', {
      description:
        "Returns sentences for lines that no model has worded, without those that say what their line doesn't. They aren't stored; save them as suggestions.",
      response: { 200: jsonResponse('The sentences.', wordingsResponseSchema) },
      errors: [400, 404, 502],
      cost: COST.work,
    }),
    async (request, reply): Promise<WordingsResponse> => {
      if (!wordWithModel) throw new HttpError(400, 'No AI model is set up on this server.');
      const profile = await findProfile(db, userOf(request).uid);
      if (!profile) throw new HttpError(404, 'Profile not found.');
      try {
        return { data: await wordWithModel(profile, signalFor(reply, modelTimeout)) };
      } catch (error) {
        // Don't log the error itself: it quotes the profile.
        const reason = error instanceof Error ? error.name : 'unknown';
        request.log.warn({ reason }, 'the model could not word proofs');
        throw new HttpError(502, "The AI model couldn't word your resume. Please try again.");
      }
    },
  );
};
