import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type WordingsResponse, wordingsResponseSchema } from '#domain/contract/profile.ts';
import type { AiFor } from '../ai/ai.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import type { RunRule } from '../rules/runRule.ts';
import { wordWithModel } from './modelWording.ts';
import { findProfile } from './repository.ts';

const operation = operationsOf('profile');

export interface WordingRoutesOptions {
  db: Database;
  runRule: RunRule;
  /** The model that words a user's lines. */
  aiFor: AiFor;
}

/** Wording suggested proofs with the server's model. */
export const wordingRoutes: FastifyPluginAsyncZod<WordingRoutesOptions> = async (
  app,
  { db, aiFor, runRule },
) => {
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
      const userId = userOf(request).uid;
      const ai = await aiFor(userId, 'resumes');
      if (!ai) throw new HttpError(400, 'No AI model is set up on this server.');
      const profile = await findProfile(db, userId);
      if (!profile) throw new HttpError(404, 'Profile not found.');
      try {
        return { data: await wordWithModel(ai, runRule, profile, signalFor(reply)) };
      } catch (error) {
        // Don't log the error itself: it quotes the profile.
        const reason = error instanceof Error ? error.name : 'unknown';
        request.log.warn({ reason }, 'the model could not word proofs');
        throw new HttpError(502, "The AI model couldn't word your resume. Please try again.");
      }
    },
  );
};
