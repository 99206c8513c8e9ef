import { foldText } from '#domain/leads/searchText.ts';
import { ENDINGS, GENERIC, WEAK } from '#domain/words/genericWords.ts';
import { EVERYDAY } from '#domain/words/skillNames.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;

/** The longest first. */
const ENDING = new RegExp(`(?:${ENDINGS.join('|')})$`);

/** A word without accents, case and endings: 'patients' and 'Patient' are one stem. */
export function stemOf(word: string): string {
  const folded = foldText(word);
  if (folded.length < 5) return folded.replace(/(?<=\w{3})s$/, '');
  const stem = folded.replace(ENDING, '');
  return stem.length >= 4 ? stem : folded.replace(/s$/, '');
}

const WEAK_STEMS = new Set(WEAK.split(/\s+/).map(stemOf));
const GENERIC_STEMS = new Set(GENERIC.split(/\s+/).map(stemOf));

export interface TextWord {
  stem: string;
  text: string;
  /** Says something about the matter of the text, unlike "experience" or "team". */
  isSpecific: boolean;
  /** Specific, and more than a kind of work. */
  isStrong: boolean;
}

/** The words of a text, each stem once. */
export function textWords(text: string): TextWord[] {
  const found = new Map<string, TextWord>();
  for (const [word] of text.matchAll(WORD)) {
    const stem = stemOf(word);
    if (found.has(stem)) continue;
    const isSpecific = stem.length > 2 && /\p{L}/u.test(stem) && !GENERIC_STEMS.has(stem);
    found.set(stem, {
      stem,
      text: word,
      isSpecific,
      isStrong: isSpecific && !WEAK_STEMS.has(stem) && !EVERYDAY.has(word.toLowerCase()),
    });
  }
  return [...found.values()];
}
