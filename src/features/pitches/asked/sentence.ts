import { LIMITS } from '#domain/contract/limits.ts';

/** A typed text as it's saved: in one line. */
export const asSentence = (typed: string): string => typed.replace(/\s+/g, ' ').trim();

export const SENTENCE_TOO_LONG = `Use ${LIMITS.proof} characters or fewer.`;
export const isTooLong = (typed: string): boolean => asSentence(typed).length > LIMITS.proof;
