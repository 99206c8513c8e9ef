import mailWords from '#domain/words/data/mailWords.json' with { type: 'json' };
import { foldedWords } from '#domain/words/foldedWords.ts';

const BESIDE_NAMES: ReadonlySet<string> = new Set(mailWords.besideNames);

/** Umlauts and their like as one letter, however they are spelled: 'Krämer', 'Kraemer'. */
export const plainWords = (text: string): string =>
  foldedWords(text)
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replace(/([aou])e/g, '$1');

/** Scripts that have no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;

interface Word {
  plain: string;
  isCapital: boolean;
  /** Nothing but a space is between it and the word before. */
  follows: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const gap = text.slice(end, index);
    end = index + word.length;
    return {
      plain: plainWords(word),
      isCapital: /^\p{Lu}/u.test(word),
      follows: /^(?:[ \u00a0-]| & )$/.test(gap),
    };
  });
}

/** Whether a name of such a script is in a text; not as a part of a longer word in Katakana. */
function hasUnspaced(text: string, name: string): boolean {
  const packed = name.replaceAll(' ', '');
  for (let at = text.indexOf(packed); at !== -1; at = text.indexOf(packed, at + 1)) {
    const ends = [text[at - 1], packed[0], packed.at(-1), text[at + packed.length]];
    const [before, first, last, after] = ends.map((letter = '') => KATAKANA.test(letter));
    if (!(before && first) && !(last && after)) return true;
  }
  return false;
}

/** Returns functions that say whether a text has a phrase, or names a company. Reads the text once. */
export function namesIn(text: string) {
  const words = wordsOf(text);
  const places = new Map<string, number[]>();
  for (const [at, { plain }] of words.entries())
    places.set(plain, [...(places.get(plain)?.slice(-50) ?? []), at]);
  const packed = plainWords(text).replaceAll(' ', '');

  function find(phrase: string, isWhole: (start: number, end: number) => boolean): boolean {
    if (phrase.length < 2) return false;
    if (UNSPACED.test(phrase)) return hasUnspaced(packed, phrase);
    const parts = phrase.split(' ');
    return (places.get(parts[0] ?? '') ?? []).some(
      (start) =>
        parts.every((part, at) => words[start + at]?.plain === part) &&
        isWhole(start, start + parts.length),
    );
  }

  return {
    has: (phrase: string): boolean => find(phrase, () => true),
    /**
     * Whether the text names the company in full: no other capitalized word goes on with its name.
     *
     * @param beside other words that may be next to the name, such as those of a job's title
     */
    names(company: string, isCapital: boolean, beside: ReadonlySet<string>): boolean {
      const isOther = ({ plain, isCapital }: Word) =>
        isCapital && !BESIDE_NAMES.has(plain) && !beside.has(plain);
      return find(company, (start, end) => {
        const [first, before, after] = [words[start], words[start - 1], words[end]];
        if (isCapital && !first?.isCapital) return false;
        if (after?.follows && isOther(after)) return false;
        // "Blue Orbit" as a whole name, and "At Orbit" at the start of a sentence.
        return !(before && first?.follows && start === 1 && isOther(before));
      });
    },
  };
}
