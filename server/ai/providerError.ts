import { APICallError, JSONParseError, TypeValidationError } from '@ai-sdk/provider';
import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { shortText } from '#domain/shortText.ts';
import { FORBIDDEN_ADDRESS } from '../http/networkRules.ts';
import { type ProblemKind, serviceProblem } from '../http/serviceProblem.ts';
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
function wordsOf(error: unknown): string {
  if (APICallError.isInstance(error)) {
    const { responseBody = '', statusCode = 0 } = error;
    const body = parsed(responseBody.slice(0, 20_000));
    return statusCode >= 400 || typeof body === 'object' ? wordsIn(body) : '';
  }
  if (TypeValidationError.isInstance(error)) return wordsIn(error.value);
  return JSONParseError.isInstance(error) ? '' : wordsIn(error);
}

/** On one line, short and without keys. */
function safeWords(words: string, apiKey: string | null): string {
  let safe = words.slice(0, 2_000).replace(/\s+/g, ' ').trim();
  if (apiKey) safe = safe.replaceAll(apiKey, '…');
  for (const key of KEYS) safe = safe.replace(key, '…');
  return safe.length > LONGEST ? `${shortText(safe, LONGEST)}…` : safe;
}

/** What `fetch` throws before a response, or what the SDK makes of it. */
const isUnreachable = (error: unknown): boolean =>
  APICallError.isInstance(error)
    ? error.statusCode === undefined
    : (error as Partial<Error>).message === 'fetch failed';

/** Whether the error or what caused it fits. */
function isCausedBy(error: unknown, fits: (error: Partial<Error>) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return fits(error) || isCausedBy((error as Error).cause, fits);
}

const KINDS: Record<number, ProblemKind> = {
  401: 'signIn',
  402: 'limit',
  403: 'signIn',
  404: 'missing',
  429: 'limit',
};

function kindOf(error: unknown, words: string): ProblemKind {
  if (isCausedBy(error, ({ name }) => name === FORBIDDEN_ADDRESS)) return 'forbidden';
  if (error instanceof AiError && error.statusCode === 504) return 'silent';
  if (isCausedBy(error, ({ name }) => name === 'TimeoutError')) return 'silent';
  const cause = error instanceof AiError ? error.cause : error;
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  if (status === 400 && /api.?key/i.test(words)) return 'signIn';
  if (status !== undefined && status >= 400) return KINDS[status] ?? 'failed';
  return isCausedBy(error, isUnreachable) ? 'unreachable' : 'failed';
}

/** The kind of a provider's error, and what the provider says about it. */
export function problemOf(error: unknown, apiKey: string | null) {
  const words = safeWords(wordsOf(error instanceof AiError ? error.cause : error), apiKey);
  const kind = kindOf(error, words);
  const isSaid = !['forbidden', 'silent', 'unreachable'].includes(kind);
  return { kind, words: isSaid ? words : '', what: 'this model' };
}

/** 'OpenAI refused the key or password. It says: “Incorrect API key provided: …” …' */
export function providerError(error: unknown, config: AiConfig): AiError {
  if (error instanceof AiError) return error;
  const name = providerName(config).replace(/^The/, 'the');
  const problem = problemOf(error, config.apiKey);
  const { reason, advice } = serviceProblem({ ...problem, field: null, name });
  return new AiError(`${reason.replace(/^the/, 'The')} ${advice}`, { cause: error });
}
