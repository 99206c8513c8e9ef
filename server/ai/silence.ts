import { type AiConfig, AiError, type AiOptions } from './ai.ts';
import { providerName } from './providerError.ts';

export interface Silence {
  /** Aborted when nothing was heard for too long. */
  signal: AbortSignal;
  /** A word arrived. */
  heard(): void;
  stop(): void;
}

/** Watches for words: what counts is the silence between them, not how long a text takes. */
export function watchSilence(
  config: AiConfig,
  { firstWordSeconds = 120, silenceSeconds = 60 }: AiOptions,
): Silence {
  const controller = new AbortController();
  let timer: NodeJS.Timeout;
  const wait = (seconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const message = `${providerName(config)} took too long to respond: no word for ${seconds} seconds. Please try again.`;
      controller.abort(new AiError(message, { httpStatus: 504 }));
    }, seconds * 1_000);
  };
  wait(firstWordSeconds);
  return {
    signal: controller.signal,
    heard: () => wait(silenceSeconds),
    stop: () => clearTimeout(timer),
  };
}
