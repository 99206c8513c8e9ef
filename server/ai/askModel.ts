import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError, type LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { type AiConfig, AiError, type AiOptions } from './ai.ts';
import { modelAnswer } from './modelAnswer.ts';
import { memoryOf, type Parameter } from './modelMemory.ts';
import { providerError, providerName } from './providerError.ts';
import { refusedBy } from './refusals.ts';
import { watchSilence } from './silence.ts';

/** A model and how to wait for it. */
export interface AiModel {
  config: AiConfig;
  options: AiOptions;
}

export interface Question {
  instructions: string;
  prompt: string;
  temperature?: number | undefined;
  maxOutputTokens?: number | undefined;
  responseFormat?: LanguageModelV4CallOptions['responseFormat'];
  signal: AbortSignal;
}

/** What a model answers. `text` may have reasoning between marks; a separate field of it is dropped. */
export type AnswerPart =
  | { type: 'text'; text: string }
  | { type: 'waiting'; text: string }
  | { type: 'finish'; isCut: boolean };

/** Retries of a busy provider. */
const RETRIES = 2;

/** The longest wait before a retry, in milliseconds. */
const LONGEST_WAIT = 10_000;

const isBusy = (error: unknown): error is APICallError =>
  APICallError.isInstance(error) &&
  error.statusCode !== undefined &&
  (error.statusCode === 429 || error.statusCode >= 500);

/** Milliseconds: as its Retry-After says (RFC 9110, section 10.2.3), otherwise longer each time. */
function waitBefore(retry: number, { responseHeaders = {} }: APICallError): number {
  const header = responseHeaders['retry-after'];
  const seconds = Number(header);
  const asked = Number.isNaN(seconds) ? Date.parse(header ?? '') - Date.now() : seconds * 1_000;
  const wait = header === undefined || Number.isNaN(asked) ? 1_000 * 2 ** retry : asked;
  return Math.min(Math.max(0, wait), LONGEST_WAIT);
}

function callOptions(question: Question, refused: ReadonlySet<Parameter>, signal: AbortSignal) {
  const { instructions, temperature, maxOutputTokens, responseFormat } = question;
  const isMerged = refused.has('system');
  const text = isMerged ? `${instructions}\n\n${question.prompt}` : question.prompt;
  const options: LanguageModelV4CallOptions = {
    prompt: [
      ...(isMerged ? [] : [{ role: 'system' as const, content: instructions }]),
      { role: 'user', content: [{ type: 'text', text }] },
    ],
    abortSignal: signal,
    ...(responseFormat && { responseFormat }),
    ...(temperature !== undefined && !refused.has('temperature') && { temperature }),
    ...(maxOutputTokens !== undefined && !refused.has('maxOutputTokens') && { maxOutputTokens }),
  };
  return options;
}

const ALL: Parameter[] = ['temperature', 'maxOutputTokens', 'system', 'stream'];

/**
 * Asks a model. What it refuses is left out, and a busy provider is asked again, both before its first word
 * only. Throws an `AiError` with the provider's error, or the signal's reason.
 */
export async function* askModel(
  { config, options }: AiModel,
  question: Question,
): AsyncGenerator<AnswerPart> {
  const memory = memoryOf(config);
  const refused = new Set(memory.refused);
  for (let retry = 0; ; ) {
    const silence = watchSilence(config, options);
    const left = new AbortController();
    const signal = AbortSignal.any([question.signal, silence.signal, left.signal]);
    let hasBegun = false;
    try {
      const call = callOptions(question, refused, signal);
      for await (const part of modelAnswer(config, options, call, !refused.has('stream'))) {
        if (part.type !== 'finish') {
          hasBegun = true;
          silence.heard(part.text.length);
        }
        if (part.type !== 'reasoning') yield part;
      }
      memory.refused = refused;
      return;
    } catch (error) {
      question.signal.throwIfAborted();
      silence.signal.throwIfAborted();
      const names = hasBegun ? [] : refusedBy(error, new Set(ALL.filter((p) => !refused.has(p))));
      if (names.length > 0) {
        for (const name of names) refused.add(name);
        continue;
      }
      if (hasBegun || !isBusy(error) || retry >= RETRIES) throw providerError(error, config);
      yield { type: 'waiting', text: `${providerName(config)} is busy, trying again` };
      await sleep(waitBefore(retry, error), undefined, { signal: question.signal }).catch(() =>
        question.signal.throwIfAborted(),
      );
      retry += 1;
    } finally {
      silence.stop();
      // The caller may have stopped reading.
      left.abort(new AiError('The request was canceled.'));
    }
  }
}
