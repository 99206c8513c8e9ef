import type { ClaimSources } from './claimSources.ts';
import { type Entry, specificWords } from './entry.ts';
import type { Sentence } from './splitSentences.ts';
import type { Span } from './splitWords.ts';

const EMPLOYED =
  /(?:\b(?:work(?:ed|ing)?|employed|time|years?|months?|job|role|position|engineer|developer|manager|career|start(?:ed)?)\s(?:\w+\s)?(?:at|for)|\bjoined|\bI left|^At|,\sat|\bwhile at)\s+(?:the\s)?(\p{Lu}[\p{L}\d&.-]*(?:\s\p{Lu}[\p{L}\d&.-]*){0,3})/gu;

/** Work at the only employer that the sentence names, but most of its words are in another one's entries only. */
function wrongEmployer({ text, start, clauses }: Sentence, sources: ClaimSources): Span[] {
  const [named, ...others] = [...new Set(sources.namedIn(text).map(({ shortName }) => shortName))];
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

/** A company that the profile names, but not as an employer: a client, a partner. */
function clientAsEmployer({ text, clauses, start }: Sentence, sources: ClaimSources): Span[] {
  if (!clauses.some(({ subject }) => subject === 'writer')) return [];
  return Array.from(text.matchAll(EMPLOYED)).flatMap(({ 0: match, 1: name = '', index }) => {
    const hasName = ({ name: own }: Entry) =>
      own !== '' && (own.includes(name) || name.includes(own));
    const isEmployer =
      sources.company.includes(name) ||
      sources.isAfterAt(name) ||
      sources.entriesThat(`name ${name}`, hasName).size > 0;
    const at = start + index + match.length - name.length;
    const isNamed = sources.own.hasText(name);
    return isEmployer || !isNamed ? [] : [{ start: at, end: at + name.length }];
  });
}

/** Finds work at the wrong employer, and clients as employers. */
export const workClaims = (sentence: Sentence, sources: ClaimSources): Span[] => [
  ...wrongEmployer(sentence, sources),
  ...clientAsEmployer(sentence, sources),
];
