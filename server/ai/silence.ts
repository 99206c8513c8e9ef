import { type AiConfig, AiError, type AiOptions } from './ai.ts';
import { providerName } from './providerError.ts';

export interface Silence {
  /** Aborted when nothing was heard for too long. */
  signal: AbortSignal;
  /** So many characters arrived. */
  heard(characters: number): void;
  stop(): void;
}

/** Characters of a word: single bytes in a long time aren't an answer. */
const WORD = 4;

/** How often a model's time for the first word goes into the time for all of them: the slower, the longer. */
const WHOLE = 5;

/** Watches for words: what counts is the silence between them, and the whole only when it never ends. */
export function watchSilence(
  config: AiConfig,
  { firstWordSeconds = 120, silenceSeconds = 60 }: AiOptions,
): Silence {
  const controller = new AbortController();
  let timer: NodeJS.Timeout;
  let unheard = 0;
  const endAfter = (seconds: number, why: string) =>
    setTimeout(() => {
      const message = `${providerName(config)} took too long to respond: ${why}. Please try again.`;
      controller.abort(new AiError(message, { statusCode: 504 }));
    }, seconds * 1_000);
  const wait = (seconds: number) => {
    clearTimeout(timer);
    timer = endAfter(seconds, `no word for ${seconds} seconds`);
  };
  const wholeSeconds = WHOLE * firstWordSeconds;
  const whole = endAfter(wholeSeconds, `no end after ${wholeSeconds} seconds`);
  wait(firstWordSeconds);
  return {
    signal: controller.signal,
    heard(characters) {
      unheard += characters;
      if (unheard < WORD) return;
      unheard = 0;
      wait(silenceSeconds);
    },
    stop() {
      clearTimeout(timer);
      clearTimeout(whole);
    },
  };
}
