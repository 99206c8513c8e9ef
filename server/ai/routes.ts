import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiAddress, usualAddress } from '#domain/aiAddress.ts';
import {
  aiConnectionSchema,
  aiModelsSchema,
  aiOverviewSchema,
  aiSettingsUpdateSchema,
  aiTestResultSchema,
  aiTestSchema,
  type LocalAiResponse,
  localAiResponseSchema,
} from '#domain/contract/ai.ts';
import type { AiProvider } from '#domain/contract/aiProviders.ts';
import { dataOf } from '#domain/contract/fields.ts';
import { userOf } from '../auth/authentication.ts';
import { COST } from '../auth/limitUserRate.ts';
import { operationsOf } from '../http/operation.ts';
import { jsonResponse } from '../http/responses.ts';
import { signalFor } from '../http/signalFor.ts';
import { listModels } from './modelList.ts';
import { modelProblem } from './modelProblem.ts';
import { testModel } from './testModel.ts';
import type { UserModels } from './userModels.ts';

const LOCAL: AiProvider[] = ['ollama', 'lmstudio'];

/** Milliseconds. A server on this machine answers at once. */
const TIMEOUT = 1_500;

/** The servers for models that answer on their usual ports of this machine. */
async function findLocalServers(fetchFn: typeof fetch): Promise<LocalAiResponse['data']> {
  const found = await Promise.all(
    LOCAL.map(async (provider) => {
      const baseUrl = usualAddress(provider);
      const address = { provider, baseUrl: apiAddress(provider, baseUrl), apiKey: null };
      const connection = { ...address, fetch: fetchFn };
      // Nothing there, or something else.
      const models = await listModels(connection, AbortSignal.timeout(TIMEOUT)).catch(() => null);
      return models && { provider, baseUrl, models };
    }),
  );
  return found.filter((server) => server !== null);
}

const operation = operationsOf('ai');

/** Not for access tokens: the server at the model's address receives the user's profile. */
const access = 'session';

/** Milliseconds, of a test for both requests together. */
const [LIST_TIMEOUT, TEST_TIMEOUT] = [20_000, 150_000];

/** The user's model: its settings, the provider's models, and a test of one. */
export const aiRoutes: FastifyPluginAsyncZod<{ userModels: UserModels }> = async (
  app,
  { userModels },
) => {
  app.get(
    '',
    operation('getAi', "Get the user's AI settings", {
      description: 'Without the key, of which only the last four characters are sent.',
      response: { 200: jsonResponse('The settings.', dataOf(aiOverviewSchema)) },
      access,
    }),
    async (request) => ({ data: await userModels.read(userOf(request).uid) }),
  );

  app.put(
    '',
    operation('updateAi', "Change the user's AI settings", {
      description: 'Fields that are not sent stay as they are. Keys are stored encrypted.',
      body: aiSettingsUpdateSchema,
      response: { 200: jsonResponse('The settings.', dataOf(aiOverviewSchema)) },
      errors: [409],
      access,
    }),
    async (request) => ({ data: await userModels.update(userOf(request).uid, request.body) }),
  );

  app.delete(
    '',
    operation('deleteAi', "Delete the user's AI settings", {
      description: 'With the key.',
      response: {
        200: jsonResponse('The settings as they are without a choice.', dataOf(aiOverviewSchema)),
      },
      access,
    }),
    async (request) => ({ data: await userModels.remove(userOf(request).uid) }),
  );

  app.get(
    '/local',
    operation('findLocalAi', "Find models on the server's computer", {
      description:
        "Looks on the usual ports of Ollama and LM Studio, if only the users of the server's computer can reach the server.",
      response: { 200: jsonResponse('The servers that answer.', localAiResponseSchema) },
      cost: COST.bulk,
      access,
    }),
    async () => {
      const { rules, allowsOwn } = userModels;
      const isLocal = allowsOwn && rules.hosts === null;
      return { data: isLocal ? await findLocalServers(rules.fetch) : [] };
    },
  );

  app.post(
    '/models',
    operation('listAiModels', "List a provider's models", {
      description: 'Saves nothing.',
      body: aiConnectionSchema,
      response: {
        200: jsonResponse('The models, or why there is no list.', dataOf(aiModelsSchema)),
      },
      cost: COST.work,
      access,
    }),
    async (request, reply) => {
      const connection = await userModels.connection(userOf(request).uid, request.body);
      const signal = signalFor(reply, LIST_TIMEOUT);
      try {
        return { data: { models: await listModels(connection, signal), problem: null } };
      } catch (error) {
        const problem = modelProblem(error, { connection, request: 'list' });
        return { data: { models: [], problem } };
      }
    },
  );

  app.post(
    '/test',
    operation('testAi', 'Test a model', {
      description: 'Asks it for a short text and for fields. Saves nothing.',
      body: aiTestSchema,
      response: { 200: jsonResponse('What the test found.', dataOf(aiTestResultSchema)) },
      cost: COST.work,
      access,
    }),
    async (request, reply) => {
      const { model, ...sent } = request.body;
      const connection = await userModels.connection(userOf(request).uid, sent);
      return { data: await testModel({ ...connection, model }, signalFor(reply, TEST_TIMEOUT)) };
    },
  );
};
