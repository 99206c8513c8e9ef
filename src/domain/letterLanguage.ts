/** Everyday words that tell the languages apart. */
const WORDS: Record<string, string> = {
  English: 'the and of to for with you we is are your our will in this that have as on be',
  German: 'der die das und für mit wir sie ist ein eine im zu auf den von bei als sind ihre',
  French: 'le la les et des pour vous nous une est dans avec sur au aux du votre notre sont en',
  Spanish: 'el la los las y para con una un en por que es su se del como nuestro tu más',
};

const NAMES: [string, RegExp][] = [
  ['English', /\b(?:in English|auf Englisch|en anglais|en inglés)\b/i],
  ['German', /\b(?:in German|auf Deutsch|en allemand|en alemán)\b/i],
  ['French', /\b(?:in French|auf Französisch|en français|en francés)\b/i],
  ['Spanish', /\b(?:in Spanish|auf Spanisch|en espagnol|en español)\b/i],
];

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
 * The language to write in: the one that the user's wish names, else the posting's. Where a posting is in two
 * languages, the one with more text. `null` if the posting is in a language that we don't know.
 */
export function letterLanguage(customPrompt: string, description: string): string | null {
  const wanted = /\bin (Dutch|Italian|Portuguese|Swedish|Norwegian|Danish|Polish)\b/i.exec(
    customPrompt,
  );
  if (wanted?.[1]) return wanted[1];
  const named = NAMES.find(([, pattern]) => pattern.test(customPrompt));
  if (named) return named[0];
  const isTooShort = description.split(/\s+/).length < 10;
  return languageOf(description) ?? (isTooShort ? 'English' : null);
}
