import { apiAddress, isByKey, usualAddress } from '#domain/aiAddress.ts';
import {
  type AiConnection,
  type AiOverview,
  type AiProblem,
  aiConnectionSchema,
  aiSettingsUpdateSchema,
  aiTestSchema,
} from '#domain/contract/ai.ts';
import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { AI_USES } from '#domain/contract/enums.ts';
import type { PitchListResponse } from '#domain/contract/pitches.ts';
import { mockDb, NO_AI } from '../db.ts';
import { mockApi } from '../mockApi.ts';
import { parseBody } from '../parseRequest.ts';

/** A key that providers refuse. */
export const REFUSED_KEY = 'sk-refused-refused-0000';

const CHECK_IT =
  'Check it. A mail server often takes only an app password, which you make in your account there.';

/** What providers with a key list. */
const MOCK_MODELS = ['gpt-5-mini', 'gpt-5', 'gpt-5-nano', 'gpt-4.1'];

const nothingAnswers = (baseUrl: string): AiProblem => ({
  field: 'address',
  reason: `Nothing answers at ${URL.parse(baseUrl)?.host}.`,
  advice: 'Check the address, and that it is running.',
});

const overview = (): AiOverview => ({
  settings: mockDb.ai ?? { ...NO_AI, source: mockDb.model === null ? 'own' : 'server' },
  server: mockDb.model === null ? null : { model: mockDb.model, dailyLimit: 20 },
  allowsOwn: true,
  canSaveKeys: true,
  hosts: null,
});

const response = () => ({ data: overview() });

/** The model that writes: the user's own, or the server's. */
export function mockModel(): Pick<PitchListResponse, 'model' | 'isOwnModel' | 'aiUses'> {
  const settings = mockDb.ai ?? NO_AI;
  const isOwnModel = settings.source === 'own' && settings.model !== '';
  const model = isOwnModel ? settings.model : mockDb.model;
  return {
    model: settings.letters ? model : null,
    isOwnModel,
    aiUses: AI_USES.filter((use) => model !== null && settings[use]),
  };
}

/** Servers answer at their usual addresses; providers refuse one key. */
function problemOf({ provider, baseUrl = '', apiKey }: AiConnection): AiProblem | null {
  if (!isByKey(provider)) {
    const isThere = apiAddress(provider, baseUrl) === apiAddress(provider, usualAddress(provider));
    return isThere ? null : nothingAnswers(baseUrl);
  }
  const { label } = AI_PROVIDERS[provider];
  if (apiKey !== REFUSED_KEY && mockDb.ai?.key?.end !== REFUSED_KEY.slice(-4)) return null;
  return {
    field: 'key',
    reason: `${label} refused the key or password.`,
    advice: CHECK_IT,
  };
}

export const aiHandlers = [
  mockApi.get('/ai', response),

  mockApi.put('/ai', async ({ request }) => {
    const { apiKey, ...update } = await parseBody(request, aiSettingsUpdateSchema);
    const { key, ...settings } = mockDb.ai ?? NO_AI;
    const changed = { ...settings, ...update };
    const isSame =
      apiAddress(changed.provider, changed.baseUrl) ===
      apiAddress(settings.provider, settings.baseUrl);
    const saved = apiKey
      ? {
          end: apiKey.length < 16 ? '' : apiKey.slice(-4),
          savedAt: new Date().toISOString(),
          isUsable: true,
        }
      : null;
    mockDb.ai = { ...changed, key: apiKey === undefined && isSame ? key : saved };
    return response();
  }),

  mockApi.delete('/ai', () => {
    mockDb.ai = null;
    return response();
  }),

  mockApi.get('/ai/local', () => ({ data: mockDb.localAi })),

  mockApi.post('/ai/models', async ({ request }) => {
    const problem = problemOf(await parseBody(request, aiConnectionSchema));
    const models = problem ? [] : MOCK_MODELS;
    return { data: { models, problem } };
  }),

  mockApi.post('/ai/test', async ({ request }) => {
    const problem = problemOf(await parseBody(request, aiTestSchema));
    const data = problem
      ? { seconds: 0, isStructured: false, problem }
      : { seconds: 1.2, isStructured: true, problem };
    return { data };
  }),
];
