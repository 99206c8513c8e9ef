import { type ClaimSources, namedEntries, specificWords } from './claimSources.ts';
import type { Sentence } from './splitSentences.ts';
import type { Span } from './splitWords.ts';

/** Words that only another employer's entries have: so many make it that employer's work. */
const MIN_FOREIGN = 3;

const EMPLOYED =
  /(?:\b(?:work(?:ed|ing)?|employed|time|years?|months?|job|role|position|engineer|developer|manager|career|start(?:ed)?)\s(?:\w+\s)?(?:at|for)|\bjoined|\bI left|^At|,\sat|\bwhile at)\s+(?:the\s)?(\p{Lu}[\p{L}\d&.-]*(?:\s\p{Lu}[\p{L}\d&.-]*){0,3})/gu;

/** Work that another employer's entries have, and not those of the only one that the sentence names. */
function wrongEmployer({ text, start }: Sentence, sources: ClaimSources): Span[] {
  const names = [...new Set(namedEntries(text, sources).map(({ name }) => name))];
  const [name] = names;
  if (name === undefined || names.length > 1) return [];
  const foreign = new Map<string, number>();
  for (const { text: word } of specificWords(text.replace(name, ''))) {
    const entries = [...sources.entriesWith(word)];
    if (entries.some((entry) => entry.name === name || entry.text.includes(name))) return [];
    for (const other of new Set(entries.map((entry) => entry.name))) {
      if (other !== '') foreign.set(other, (foreign.get(other) ?? 0) + 1);
    }
  }
  const isForeign = [...foreign.values()].some((count) => count >= MIN_FOREIGN);
  const at = start + text.indexOf(name);
  return isForeign ? [{ start: at, end: at + name.length }] : [];
}

/** A company that the profile names, but not as an employer: a client, a partner. */
function clientAsEmployer({ text, clauses, start }: Sentence, sources: ClaimSources): Span[] {
  if (!clauses.some(({ subject }) => subject === 'writer')) return [];
  return Array.from(text.matchAll(EMPLOYED)).flatMap(({ 0: match, 1: name = '', index }) => {
    const isEmployer =
      sources.company.includes(name) ||
      sources.entries.some(
        (entry) =>
          entry.name.includes(name) ||
          (entry.name !== '' && name.includes(entry.name)) ||
          new RegExp(`\\b(?:at|joined) (?:the )?${name.replace(/[.&]/g, '\\$&')}`).test(entry.text),
      );
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
