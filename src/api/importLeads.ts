import type { ImportedLead } from '#domain/contract/leadImport.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { ApiError } from './apiError.ts';
import type { ApiRequest } from './sendRequest.ts';

/** Not in the cache. */
export interface LeadImportJob {
  leads: readonly ImportedLead[];
  /** Cancels the import. */
  signal: AbortSignal;
  /** Gets the number of leads that were sent. */
  onProgress: (sent: number) => void;
}

export interface ImportResult {
  /** The ids of the added leads: all, or none unless taking them back failed. */
  added: string[];
  /** Why not all were added. */
  problem: ApiError | 'canceled' | null;
}

interface Sent {
  error?: ApiError;
}
type Send = (request: ApiRequest) => Sent | PromiseLike<Sent>;

/** Characters in one request: in UTF-8, up to three times as many bytes. */
const MAX_CHARACTERS = Math.floor(LIMITS.leadsBytes / 3) - 1_000;

function* batches(leads: readonly ImportedLead[]): Generator<ImportedLead[]> {
  let batch: ImportedLead[] = [];
  let characters = 0;
  for (const lead of leads) {
    const { length } = JSON.stringify(lead);
    if (batch.length === LIMITS.bulk || characters + length > MAX_CHARACTERS) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(lead);
    characters += length + 1;
  }
  if (batch.length > 0) yield batch;
}

/** The request that takes an import back. */
export const undoRequest = (leadIds: readonly string[]): ApiRequest => ({
  url: '/leads/import/undo',
  method: 'POST',
  body: { leadIds },
});

/** Imports leads in as many requests as they take. After an error, takes back what was added. */
export async function sendImport(
  { leads, signal, onProgress }: LeadImportJob,
  send: Send,
): Promise<ImportResult> {
  const sent: string[] = [];
  let problem: ImportResult['problem'] = null;
  for (const batch of batches(leads)) {
    if (signal.aborted) problem = 'canceled';
    if (problem) break;
    // Also when no response comes, the server may have added them.
    sent.push(...batch.map(({ id }) => id));
    const request: ApiRequest = { url: '/leads/import', method: 'POST', body: { leads: batch } };
    const { error } = await send(request);
    if (error) problem = error;
    onProgress(sent.length);
  }
  if (!problem && signal.aborted) problem = 'canceled';
  if (!problem || sent.length === 0) return { added: sent, problem };
  const { error } = await send(undoRequest(sent));
  return { added: error ? sent : [], problem };
}
