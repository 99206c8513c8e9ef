import type { PitchTone } from '#domain/contract/enums.ts';
import { english } from '#domain/words/englishFrame.ts';
import { french } from '#domain/words/frenchFrame.ts';
import { german } from '#domain/words/germanFrame.ts';
import type { LanguageFrame, LetterFrame } from '#domain/words/letterFrame.ts';
import { spanish } from '#domain/words/spanishFrame.ts';

/** The languages of letters without a model, by their English name. */
const FRAMES: Record<string, LanguageFrame> = {
  English: english,
  German: german,
  French: french,
  Spanish: spanish,
};

/**
 * The frame of letters in a language and tone.
 *
 * @param language in English: 'German'
 * @returns `undefined` for a language without a frame
 */
export function letterFrame(language: string, tone: PitchTone): LetterFrame | undefined {
  const frame = FRAMES[language];
  if (!frame) return undefined;
  const { base, tones } = frame;
  const entries = Object.entries(base).map(([key, value]) => {
    const own = tones[tone]?.[key as keyof LetterFrame];
    return [key, typeof own === 'object' ? { ...(value as object), ...own } : (own ?? value)];
  });
  return Object.fromEntries(entries) as LetterFrame;
}

/** A sentence of a frame with its values. */
export const filled = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
