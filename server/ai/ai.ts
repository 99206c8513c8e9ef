import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { AiProvider } from '#domain/contract/aiProviders.ts';
import type { AiUse } from '#domain/contract/enums.ts';
import { HttpError } from '../http/httpError.ts';
import { abortError } from '../http/signalFor.ts';

/** A model, and where it answers. */
export interface AiConfig {
  provider: AiProvider;
  /** Without a trailing slash. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

export interface AiOptions {
  /** Seconds without a word before the first one. A whole answer may take five times as long. */
  firstWordSeconds?: number;
  /** Seconds without a word after that. */
  silenceSeconds?: number;
  /** Makes the requests. Redirects are refused and bytes counted in any case. */
  fetch?: typeof fetch;
}

interface AiRequest {
  instructions: string;
  prompt: string;
  /** Left out for a model that refuses it. */
  temperature?: number;
  /** Left out for a model that refuses it. */
  maxOutputTokens?: number;
  /** Ends the request; the reason is thrown. */
  signal: AbortSignal;
}

/** What happens while a text is written. */
export type TextPart =
  | { type: 'text'; text: string }
  /** The provider is busy and is asked again; the text is for the user. */
  | { type: 'waiting'; text: string }
  /** All text so far was reasoning. What follows replaces it. */
  | { type: 'restart' }
  /** The last part of a text that was cut at the model's limit. */
  | { type: 'limit' };

export type TextRequest = AiRequest;

export interface ObjectRequest<T> extends AiRequest {
  /** Where every field is required: strict providers have no optional ones. */
  schema: z.ZodType<T>;
  /** A name of the object for the model. */
  name: string;
}

/** How a model can be asked for an object: by its schema, in JSON mode, or in words. */
export type Structure = 'schema' | 'json' | 'prompt';

/** What every caller uses of a model. All errors are `AiError`s, or the reason of the request's signal. */
export interface Ai {
  config: AiConfig;
  /** Whether it is the user's own, which doesn't count against the operator's daily limit. */
  isOwn?: boolean;
  /** Writes a text without the model's reasoning. */
  writeText(request: TextRequest): AsyncGenerator<TextPart>;
  /** An object that fits the schema, and how the model was asked for it. */
  readObject<T>(request: ObjectRequest<T>): Promise<{ object: T; structure: Structure }>;
}

/** The model that a user uses for something; `null` without one, or where the user turned it off. */
export type AiFor = (userId: string, use: AiUse) => Promise<Ai | null>;

/** Why a model has no answer, in words for the user, without keys. A 504 after silence, otherwise a 502. */
export class AiError extends HttpError {
  // The logger leaves out the messages of such errors, because providers quote prompts.
  override readonly name = 'AI_Error';

  /** @param cause the provider's error */
  constructor(
    message: string,
    { statusCode = 502, cause }: { statusCode?: 502 | 504; cause?: unknown } = {},
  ) {
    super(statusCode, message);
    this.cause = cause;
  }
}

/**
 * What a model's answer gives, or `null` if it fails. The log has why, without the error itself: it quotes what was
 * read. Throws the error of an aborted signal.
 *
 * @param failure for the log: 'the model read no posting'
 */
export async function modelOrNull<Result>(
  failure: string,
  { signal, log }: { signal: AbortSignal; log: FastifyBaseLogger },
  ask: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted) throw abortError(signal, 'The AI model took too long. Please try again.');
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, failure);
    return null;
  }
}

/** A JSON schema of the domain, which the browser's model takes as it is. */
export const schemaOf = <T>(jsonSchema: object) =>
  z.fromJSONSchema(jsonSchema as Parameters<typeof z.fromJSONSchema>[0]) as z.ZodType<T>;
