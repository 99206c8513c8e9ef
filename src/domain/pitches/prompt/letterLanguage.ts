import type { PitchSettings } from '#domain/contract/pitches.ts';
import { languagesIn } from '#domain/pitches/asked/spokenLanguages.ts';
import { anyOf } from '#domain/words/phrases.ts';

/** Everyday words that tell the languages apart. */
const WORDS: Record<string, string> = {
  English: 'the and of to for with you we is are your our will in this that have as on be',
  German: 'der die das und für mit wir sie ist ein eine im zu auf den von bei als sind ihre',
  French: 'le la les et des pour vous nous une est dans avec sur au aux du votre notre sont en',
  Spanish: 'el la los las y para con una un en por que es su se del como nuestro tu más',
};

/** Words for writing, and for what is written. */
const WRITING = anyOf({
  en: 'writ* | answer | respond | reply | letter | email | e-mail | message | pitch | translate | draft',
  de: 'schreib* | antworte | brief | anschreiben',
  fr: 'écri* | rédig* | répon* | lettre',
  es: 'escrib* | redact* | respond* | carta',
});
const PLEASE = /^(?:please |bitte |por favor,? )?$/i;
/** 'Write that I taught in German' */
const OTHER_CLAUSE = /\b(?:I|we|that my|ich|je|yo)\b/i;
/** The name of a language ends its clause. */
const LANGUAGE =
  /(?<=^|\s)(?:in|into|auf|en)\s(\p{L}{1,30})(?=\s{0,3}(?:\p{P}|$|\b(?:please|bitte|and|but|with|und|et|y)\b))/giu;

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The language that the instructions name for the letter, in English: 'Czech'. */
function wantedLanguage(customPrompt: string): string | undefined {
  const sentences = customPrompt.split(/[.!?;\n]\s*/);
  const found = sentences.flatMap((sentence) =>
    [...sentence.matchAll(LANGUAGE)].map(
      ({ 1: name = '', index }) => [name, sentence.slice(0, index)] as const,
    ),
  );
  for (const [name, before] of found) {
    if (!PLEASE.test(before) && (!WRITING.test(before) || OTHER_CLAUSE.test(before))) continue;
    // The table of languages has 'Norwegian Bokmål' only.
    const code = /^nor(?:w|v|ueg)/i.test(name) ? 'no' : languagesIn(name)[0]?.code;
    if (code) return ENGLISH_NAMES.of(code);
  }
  return undefined;
}

const SETS = Object.entries(WORDS).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

/** The language that most of a text is in, of the four that we know; `null` for another one or no text. */
export function languageOf(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = SETS.map(
    ([language, set]) => [language, words.filter((word) => set.has(word)).length] as const,
  );
  const [first] = counts.toSorted((a, b) => b[1] - a[1]);
  return first && first[1] > 0 && first[1] >= words.length / 12 ? first[0] : null;
}

/**
 * The language to write in: the one that the user's instructions name or the settings choose, else the posting's. Where
 * a posting is in two languages, the one with more text. `null` if the posting is in a language that we don't know.
 */
export function letterLanguage(
  { customPrompt, language }: Pick<PitchSettings, 'customPrompt' | 'language'>,
  description: string,
): string | null {
  const wanted = wantedLanguage(customPrompt) ?? language;
  if (wanted !== '') return wanted;
  const isTooShort = description.split(/\s+/).length < 10;
  return languageOf(description) ?? (isTooShort ? 'English' : null);
}
