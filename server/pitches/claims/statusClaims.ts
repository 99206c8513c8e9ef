import { highestDegree } from '#domain/asked/degrees.ts';
import { languageLevel, languagesIn } from '#domain/asked/spokenLanguages.ts';
import { type ClaimSources, type Entry, namedEntries } from './claimSources.ts';
import type { Sentence } from './splitSentences.ts';
import type { Span } from './splitWords.ts';

/** What a sentence may say of the writer only if an entry says it. */
interface Rule {
  pattern: RegExp;
  /** Whether the entries of the sentence support the match. */
  isKnown: (
    match: string,
    entries: readonly Entry[],
    sources: ClaimSources,
    sentence: string,
  ) => boolean;
}

const hasText = (entries: readonly Entry[], pattern: RegExp): boolean =>
  entries.some(({ role }) => pattern.test(role));

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const OTHER_SPELLINGS: Record<string, string> = {
  vp: 'vp|vice president',
  'vice president': 'vp|vice president',
  ceo: 'ceo|chief executive',
  cto: 'cto|chief technology',
  manager: 'manager|management|managed|manage',
  lead: 'lead|led',
};

const isTitleKnown: Rule['isKnown'] = (match, entries) => {
  const title = match.toLowerCase().replace(/\s+/g, ' ');
  return hasText(
    entries,
    new RegExp(`\\b(?:${OTHER_SPELLINGS[title] ?? escapeRegExp(title)})`, 'i'),
  );
};

const LEVEL_WORD =
  /\b(?:fluent(?:ly)?|fluency|native(?: speaker)?|bilingual|proficien(?:t|cy)|conversational|intermediate|[ABC][12])\b/i;

/** Whether each language of the sentence is known at this level at least. */
const isLevelKnown: Rule['isKnown'] = (match, _, { profile }, sentence) => {
  const level = languageLevel(match) ?? 0;
  const languages = languagesIn(sentence);
  const known = profile.additionalInfo.languages;
  return languages.every(({ code }) =>
    known.some(
      (text) =>
        languagesIn(text).some((language) => language.code === code) &&
        (languageLevel(text) ?? 0) >= level,
    ),
  );
};

const RULES: Rule[] = [
  {
    pattern:
      /(?<=\b(?:as|was|am|['’]m|became|become|been|being)\s(?:(?:an?|the|our|their|its)\s)?(?:[\w-]+\s){0,3}?)(?:head of|director|vice president|VP|C[EFIOT]O|chief \w+ officer|co-?founder|founder|principal|professor|partner|president|manager|lead|senior)\b(?!-)/i,
    isKnown: isTitleKnown,
  },
  {
    pattern:
      /\b(?:doctorate|doctoral degree|ph\.? ?d\b|mba\b|master['’]s(?: degree)?|master of \w+|m\.? ?sc\b|bachelor['’]?s(?: degree)?|bachelor of \w+|b\.? ?sc\b)/i,
    isKnown: (match, entries) => {
      const level = Math.max(2, highestDegree(match));
      return entries.some(({ role }) => highestDegree(role) >= level);
    },
  },
  { pattern: LEVEL_WORD, isKnown: isLevelKnown },
  {
    pattern: /\b(?:licen[cs]e[ds]?|licen[cs]ure)\b/i,
    isKnown: (_, entries) =>
      entries.some(({ text }) => /licen[cs]|\bRN\b|\bLPN\b|führerschein/i.test(text)),
  },
  {
    pattern: /\b(?:certified|certification|certificates?|accredited|chartered)\b/i,
    isKnown: (_, entries, { profile }) =>
      profile.skills.certifications.length > 0 ||
      entries.some(({ text }) => /certif|accredit|charter/i.test(text)),
  },
  {
    pattern: /\b(?:freelanc\w*|self-employed|contractor|intern(?:ship)?\b|co-?founded|founded)/i,
    isKnown: (match, entries) =>
      hasText(
        entries,
        /^(?:freelanc|self)/i.test(match)
          ? /freelanc|self-employed|independent/i
          : new RegExp(match.slice(0, 6), 'i'),
      ),
  },
];

const NOT_OWN = /\b(?:your?|not|never|without|no)\s(?:\w+\s){0,3}$|n['’]t\s(?:\w+\s){0,3}$/i;

/**
 * Finds titles, degrees, levels of a language, licenses and kinds of employment that no entry has of the writer,
 * or not the entries that the sentence names.
 */
export function statusClaims(sentence: Sentence, sources: ClaimSources): Span[] {
  const named = namedEntries(sentence.text, sources);
  const names = named.map(({ name }) => name);
  const { entries } = sources;
  const own =
    names.length === 0
      ? entries
      : entries.filter(({ name }) => name === '' || names.includes(name));
  return sentence.clauses.flatMap(({ text, subject, start }) => {
    if (subject !== 'writer') return [];
    return RULES.flatMap(({ pattern, isKnown }) => {
      const found = pattern.exec(text);
      if (!found || NOT_OWN.test(text.slice(0, found.index))) return [];
      const [match] = found;
      const isLevel = pattern === LEVEL_WORD;
      if (isLevel ? languagesIn(text).length === 0 : false) return [];
      if (isKnown(match, own, sources, text)) return [];
      const at = start + found.index;
      return [{ start: at, end: at + match.trimEnd().length }];
    });
  });
}
