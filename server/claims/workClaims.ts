import type { ClaimSources } from './claimSources.ts';
import { specificWords } from './entry.ts';
import type { Sentence } from './splitSentences.ts';
import type { Span } from './splitWords.ts';

/** Work at the only employer that the sentence names, but most of its words are in another one's entries only. */
export function workClaims({ text, start, clauses }: Sentence, sources: ClaimSources): Span[] {
  const [named, ...others] = [...new Set(sources.namedIn(text).map(({ name }) => name))];
  if (named === undefined || others.length > 0) return [];
  const at = text.indexOf(named);
  if (!/\b(?:at|for|with|joined) (?:the )?$/i.test(text.slice(0, at))) return [];
  const own = clauses.filter(({ subject }) => subject !== 'company').map((clause) => clause.text);
  const words = specificWords(own.join(' ').replace(named, ''));
  const home = sources.stemsAt(named);
  const away = words.filter(({ stem }) => !home.has(stem));
  const least = Math.max(2, words.length - away.length + 1);
  if (away.length < least) return [];
  const elsewhere = sources.entriesThat('named', ({ name }) => name !== '');
  const isWrong = [...elsewhere].some(
    ({ stems }) => away.filter(({ stem }) => stems.has(stem)).length >= least,
  );
  return isWrong ? [{ start: start + at, end: start + at + named.length }] : [];
}
