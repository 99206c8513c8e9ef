import type { OpenFont } from './pdfFont.ts';

/** A part of a text in one font. */
export interface FontRun {
  text: string;
  font: OpenFont;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Joiners and selectors change the letter before them, and aren't seen themselves. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}]/gu;

const hasAll = (font: OpenFont, text: string): boolean =>
  Array.from(text).every((character) => font.has(character.codePointAt(0) ?? 0));

/** Splits a text by the fonts that have its signs, and adds the signs that none has to `lacking`. */
export function fontRuns(
  text: string,
  fonts: readonly OpenFont[],
  lacking: Set<string> = new Set(),
): FontRun[] {
  const runs: FontRun[] = [];
  let isAfterLacking = false;
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1);
    // One space is left of those around a sign that is left out.
    if (isAfterLacking && segment === ' ' && (!last || last.text.endsWith(' '))) continue;
    // A space belongs to the words before it, so that they stay one run.
    const candidates = last && segment === ' ' ? [last.font, ...fonts] : fonts;
    const seen = segment.replace(UNSEEN, '');
    const whole = candidates.find((font) => hasAll(font, segment));
    const font = whole ?? candidates.find((font) => hasAll(font, seen));
    const sign = whole ? segment : seen;
    isAfterLacking = !font;
    if (!font) lacking.add(segment);
    else if (last?.font === font) last.text += sign;
    else if (sign !== '') runs.push({ text: sign, font });
  }
  return runs;
}
