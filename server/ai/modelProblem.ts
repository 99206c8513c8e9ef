import { isByKey } from '#domain/aiAddress.ts';
import type { AiProblem } from '#domain/contract/ai.ts';
import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { isLoopback } from '../config/config.ts';
import { FORBIDDEN_ADDRESS } from '../http/networkRules.ts';
import { AiError } from './ai.ts';
import { isUnreachable, safeWords, wordsOf } from './providerError.ts';
import type { ModelConnection } from './userModels.ts';

interface Subject {
  connection: ModelConnection;
  /** Seconds after which the request was given up. */
  timeout: number;
  /** What was asked for. */
  request: 'list' | 'text';
}

/** The provider at the start of a sentence. */
const nameOf = ({ provider }: ModelConnection): string =>
  provider === 'other' ? 'The server' : AI_PROVIDERS[provider].label;

/** Whether the error or what caused it fits. */
function isCausedBy(error: unknown, fits: (error: Partial<Error>) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return fits(error) || isCausedBy((error as Error).cause, fits);
}

function keyProblem(status: number, connection: ModelConnection): AiProblem {
  const who = nameOf(connection);
  if (connection.apiKey === null) {
    return { field: 'key', reason: `${who} needs a key (${status}).`, advice: 'Enter one.' };
  }
  const source = isByKey(connection.provider) ? `your ${who} account` : 'its operator';
  return {
    field: 'key',
    reason: `${who} refused the key (${status}).`,
    advice: `It may be mistyped or revoked. Replace it with a key from ${source}.`,
  };
}

/** What a user can do about an error of the provider, by its status. */
function statusProblem(status: number, words: string, { connection, request }: Subject): AiProblem {
  const who = nameOf(connection);
  const said = words && ` ${who} says: ${words}`;
  if (status === 401 || status === 403 || (status === 400 && /api.?key/i.test(words))) {
    return keyProblem(status, connection);
  }
  if (status === 402 || status === 429) {
    return {
      field: null,
      reason: `${who} says your balance or limit is used up (${status}).`,
      advice: `Check your account there, or try again later.${said}`,
    };
  }
  if (status === 404 && request === 'text') {
    return {
      field: 'model',
      reason: 'This model no longer exists (404).',
      advice: `Choose another.${said}`,
    };
  }
  if (request === 'list' && !isByKey(connection.provider) && status < 500) {
    return {
      field: 'address',
      reason: `No models are listed at this address (${status}).`,
      advice: 'Check its path, which often ends with /v1.',
    };
  }
  if (status >= 500) {
    return {
      field: null,
      reason: `${who} has a problem (${status}).`,
      advice: `Try again later.${said}`,
    };
  }
  return {
    field: request === 'text' ? 'model' : null,
    reason: `${who} refused the request (${status}).`,
    advice: `Choose another model.${said}`,
  };
}

function unreachable({ connection }: Subject): AiProblem {
  const { provider, baseUrl } = connection;
  if (isByKey(provider)) {
    return {
      field: null,
      reason: `${nameOf(connection)} can't be reached.`,
      advice: 'Check the internet connection of the computer that runs Leadside.',
    };
  }
  const host = URL.parse(baseUrl)?.hostname ?? '';
  const program = provider === 'other' ? 'the server' : nameOf(connection);
  return {
    field: 'address',
    reason: 'Nothing answers at this address.',
    advice: isLoopback(host)
      ? `“${host}” is the computer that runs Leadside. Start ${program} there, or enter the address of another computer.`
      : `Check the address, and that ${program} runs there and takes connections from other computers.`,
  };
}

/** What a user reads about a failed request to a model: what happened, and what to do. */
export function modelProblem(error: unknown, subject: Subject): AiProblem {
  const { connection, timeout, request } = subject;
  const isOwnServer = !isByKey(connection.provider);
  if (isCausedBy(error, ({ name }) => name === FORBIDDEN_ADDRESS)) {
    return {
      field: isOwnServer ? 'address' : null,
      reason: "This server isn't allowed to connect to this address.",
      advice: 'Its operator can allow the host with AI_ALLOWED_HOSTS.',
    };
  }
  const isSilent = error instanceof AiError && error.httpStatus === 504;
  if (isSilent || (error as Error).name === 'TimeoutError') {
    return {
      field: null,
      reason: `No answer in ${timeout} s.`,
      advice: isOwnServer ? 'The model may still be loading. Try again.' : 'Try again later.',
    };
  }
  const status = error instanceof AiError ? error.statusCode : undefined;
  if (status !== undefined && status >= 400) {
    const { cause } = error as AiError;
    return statusProblem(status, safeWords(wordsOf(cause), connection.apiKey), subject);
  }
  if (isCausedBy(error, isUnreachable)) return unreachable(subject);
  return request === 'list'
    ? {
        field: isOwnServer ? 'address' : null,
        reason: 'What answers at this address lists no models.',
        advice: 'Check the address.',
      }
    : {
        field: 'model',
        reason: 'This model gave no answer.',
        advice: error instanceof AiError ? `Choose another. ${error.message}` : 'Choose another.',
      };
}
