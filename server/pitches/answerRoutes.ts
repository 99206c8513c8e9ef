import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  answerRequestSchema,
  type CompleteAnswerRequest,
  ONLY_THE_USER,
  type ProposedAnswer,
  proposedAnswerSchema,
} from '#domain/contract/answers.ts';
import { dataOf } from '#domain/contract/fields.ts';
import { pitchSettingsSchema } from '#domain/contract/pitches.ts';
import { isSensitive } from '#domain/forms/formLabel.ts';
import { type PitchInput, postingFrom } from '#domain/pitches/pitchInput.ts';
import { LETTER_TEMPERATURE } from '#domain/pitches/prompt/pitchPrompt.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import type { AiFor } from '../ai/ai.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import { loadLead } from '../leads/repository.ts';
import { findProfile } from '../profile/repository.ts';
import type { RunRule } from '../rules/runRule.ts';
import { writerError } from './generatePitch.ts';

const operation = operationsOf('pitches');

const schema = z.strictObject({ answer: z.string() });

interface AnswerRoutesOptions {
  db: Database;
  aiFor: AiFor;
  runRule: RunRule;
}

/** Has the user's model answer from the profile, and checks what it claims. */
async function proposeAnswer(
  { db, aiFor, runRule }: AnswerRoutesOptions,
  userId: string,
  { question, leadId, longest }: CompleteAnswerRequest,
  signal: AbortSignal,
): Promise<ProposedAnswer> {
  if (isSensitive(question)) throw new HttpError(400, ONLY_THE_USER);
  const lead = leadId === undefined ? null : await loadLead(db, userId, leadId);
  const profile = await findProfile(db, userId);
  if (!hasProfile(profile)) throw new HttpError(400, 'Complete your profile first.');
  const ai = await aiFor(userId, 'letters');
  if (!ai) throw new HttpError(400, 'No AI model is set up on this server.');
  const request = { company: lead?.company ?? '', position: lead?.title ?? '' };
  const input: PitchInput = {
    profile,
    posting: postingFrom(request, lead),
    settings: pitchSettingsSchema.parse({}),
  };
  const turn = { user: userId, signal };
  const prompt = await runRule('answerPrompt', [input, question, longest], turn);
  const asked = { ...prompt, schema, name: 'answer', temperature: LETTER_TEMPERATURE, signal };
  const { object } = await ai.readObject(asked).catch((error: unknown) => {
    throw writerError(error, signal);
  });
  const answer = object.answer.replaceAll('\0', '').toWellFormed().trim();
  if (answer.length > longest) throw new HttpError(502, "The model's answer is too long.");
  const claims = await runRule('unsupportedClaims', [answer, input, new Date()], turn);
  return { answer, unsupportedClaims: claims };
}

/** Answers to questions of application forms. Nothing is stored. */
export const answerRoutes: FastifyPluginAsyncZod<AnswerRoutesOptions> = async (app, options) => {
  app.post(
    '/answer',
    operation('proposeAnswer', 'Have the model answer a question of a form', {
      description:
        "Proposes an answer from the profile, and lists its claims that the profile doesn't support. Questions about pay, permits, gender and the like are rejected. Nothing is stored.",
      body: answerRequestSchema,
      response: { 200: jsonResponse('The answer.', dataOf(proposedAnswerSchema)) },
      errors: [400, 404, 502, 504],
      cost: COST.work,
    }),
    async (request, reply) => ({
      data: await proposeAnswer(options, userOf(request).uid, request.body, signalFor(reply)),
    }),
  );
};
