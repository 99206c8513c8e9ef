import { APICallError, JSONParseError, TypeValidationError } from '@ai-sdk/provider';
import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { shortText } from '#domain/shortText.ts';
import { type AiConfig, AiError } from './ai.ts';

/** Characters of a provider's words. */
const LONGEST = 300;

/** How keys begin, and any long run of letters and figures. Some providers quote a part of the key. */
const KEYS = [
  /\b(sk|pk|rk|gsk|xai|hf|key|AIza)[-_]?[\w*.-]{6,}/g,
  /\b(?=\w*\d)(?=\w*[a-z])[\w*-]{24,}/gi,
];

/** Where responses have their words, the most telling first. */
const FIELDS = ['error', 'metadata', 'raw', 'message', 'detail', 'msg', 'errors', 'response'];

/** The provider as the user knows it. */
export const providerName = ({ provider }: Pick<AiConfig, 'provider'>): string =>
  provider === 'other' ? 'The AI model' : AI_PROVIDERS[provider].label;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.trimStart().startsWith('<') ? null : text;
  }
}

/** The first words in a response, however deep. `''` without any. */
function wordsIn(value: unknown, depth = 0): string {
  if (depth > 6 || value === null || value === undefined) return '';
  if (typeof value === 'string') {
    const inner = /^\s*[[{]/.test(value) ? parsed(value) : value;
    return typeof inner === 'string' ? inner : wordsIn(inner, depth + 1);
  }
  if (Array.isArray(value)) return wordsIn(value[0], depth + 1);
  if (typeof value !== 'object') return '';
  for (const field of FIELDS) {
    const words = wordsIn((value as Record<string, unknown>)[field], depth + 1);
    if (words.trim() !== '') return words;
  }
  return '';
}

/** What the provider says, as it says it. */
export function wordsOf(error: unknown): string {
  if (APICallError.isInstance(error)) {
    const { responseBody = '', statusCode = 0 } = error;
    const body = parsed(responseBody.slice(0, 20_000));
    return statusCode >= 400 || typeof body === 'object' ? wordsIn(body) : '';
  }
  if (TypeValidationError.isInstance(error)) return wordsIn(error.value);
  return JSONParseError.isInstance(error) ? '' : wordsIn(error);
}

/** On one line, short and without keys. */
export function safeWords(words: string, apiKey: string | null): string {
  let safe = words.slice(0, 2_000).replace(/\s+/g, ' ').trim();
  if (apiKey) safe = safe.replaceAll(apiKey, '…');
  for (const key of KEYS) safe = safe.replace(key, '…');
  return safe.length > LONGEST ? `${shortText(safe, LONGEST)}…` : safe;
}

/** What `fetch` throws before a response, or what the SDK makes of it. */
export const isUnreachable = (error: unknown): boolean =>
  APICallError.isInstance(error)
    ? error.statusCode === undefined
    : (error as Partial<Error>).message === 'fetch failed';

/** 'OpenAI returned an error (HTTP 401): Incorrect API key provided: ….' */
export function providerError(error: unknown, config: AiConfig): AiError {
  if (error instanceof AiError) return error;
  const name = providerName(config);
  const words = safeWords(wordsOf(error), config.apiKey);
  const statusCode = APICallError.isInstance(error) ? error.statusCode : undefined;
  const details = { statusCode, cause: error };
  if (statusCode !== undefined && statusCode >= 400) {
    const returned = `${name} returned an error (HTTP ${statusCode})`;
    return new AiError(words === '' ? `${returned}.` : `${returned}: ${words}`, details);
  }
  if (isUnreachable(error)) {
    return new AiError(`${name} could not be reached. Please try again later.`, details);
  }
  // What `fetch` throws during a response.
  if ((error as Partial<Error>).name === 'TypeError') {
    return new AiError(`${name} broke off in the middle. Please try again.`, details);
  }
  return words === ''
    ? new AiError(`${name} sent an invalid response. Please try again.`, details)
    : new AiError(`${name} stopped with an error: ${words}`, details);
}
