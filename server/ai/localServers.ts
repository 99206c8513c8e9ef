import { apiAddress, usualAddress } from '#domain/aiAddress.ts';
import type { LocalAiResponse } from '#domain/contract/ai.ts';
import type { AiProvider } from '#domain/contract/aiProviders.ts';
import { listModels } from './modelList.ts';

const LOCAL: AiProvider[] = ['ollama', 'lmstudio'];

/** Milliseconds. A server on this machine answers at once. */
const TIMEOUT = 1_500;

/** The servers for models that answer on their usual ports of this machine. */
export async function findLocalServers(fetchFn: typeof fetch): Promise<LocalAiResponse['data']> {
  const found = await Promise.all(
    LOCAL.map(async (provider) => {
      const baseUrl = usualAddress(provider);
      const connection = {
        provider,
        baseUrl: apiAddress(provider, baseUrl),
        apiKey: null,
        fetch: fetchFn,
      };
      // Nothing there, or something else.
      const models = await listModels(connection, AbortSignal.timeout(TIMEOUT)).catch(() => null);
      return models && { provider, baseUrl, models };
    }),
  );
  return found.filter((server) => server !== null);
}
