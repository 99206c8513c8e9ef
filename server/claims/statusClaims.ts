import { highestDegree } from '#domain/pitches/asked/degrees.ts';
import { languageLevel, languagesIn } from '#domain/pitches/asked/spokenLanguages.ts';
import type { ClaimSources } from './claimSources.ts';
import type { Entry } from './entry.ts';
import type { Sentence } from './splitSentences.ts';
import type { Span } from './splitWords.ts';

/** Something that a clause says of the writer. */
interface Status {
  match: string;
  clause: string;
  /** What it's a degree or license in, '' if the clause doesn't say. */
  matter: string;
  /** The entries with that matter. */
  about: ReadonlySet<Entry>;
  /** Whether the sentence names it, or it has no name. */
  isOwn: (entry: Entry) => boolean;
  sources: ClaimSources;
}

/** What a sentence may say of the writer only if an entry says it. */
interface Rule {
  pattern: RegExp;
  isKnown: (status: Status) => boolean;
}

/** Up to four words, before what goes on with something else. */
const PHRASE = String.raw`(?:(?!(?:with|and|or|who|at|for|in|since|from|which|that|but|to|by|on|as|is|are|was)\b)[\p{L}\d+#'’&/-]+ ?){0,4}`;

/** A word for a license or certificate, with what it's about before or after it. */
const credential = (word: string): RegExp =>
  new RegExp(
    String.raw`(?:(?<=\b(?:am|['’]m|been|an?|the|my|as|hold|holds|have|current|valid) )(?<before>(?:(?!(?:am|been|an?|the|my|as|current|valid)\b)[\p{L}\d+#'’&-]+ ){1,3}))?\b(?:${word})\b(?: (?:in |as |for )?(?:an? )?(?<matter>${PHRASE}))?`,
    'iu',
  );

const some = (entries: ReadonlySet<Entry>, ...tests: ((entry: Entry) => boolean)[]): boolean =>
  Array.from(entries).some((entry) => tests.every((test) => test(entry)));

/** Whether the role of one of the entries has the pattern. */
const hasRole = ({ isOwn, sources }: Status, pattern: RegExp): boolean =>
  some(
    sources.entriesThat(`role ${pattern.source}`, ({ role }) => pattern.test(role)),
    isOwn,
  );

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const OTHER_SPELLINGS: Record<string, string> = {
  vp: 'vp|vice president',
  'vice president': 'vp|vice president',
  ceo: 'ceo|chief executive',
  cto: 'cto|chief technology',
  manager: 'manager|management|managed|manage',
  lead: 'lead|led',
};

const isTitleKnown: Rule['isKnown'] = (status) => {
  const title = status.match.toLowerCase().replace(/\s+/g, ' ');
  return hasRole(
    status,
    new RegExp(`\\b(?:${OTHER_SPELLINGS[title] ?? escapeRegExp(title)})`, 'i'),
  );
};

const LEVEL_WORD =
  /\b(?:fluent(?:ly)?|fluency|native(?: speaker)?|bilingual|proficien(?:t|cy)|conversational|intermediate|[ABC][12])\b/i;

/** Whether each language of the sentence is known at this level at least. */
const isLevelKnown: Rule['isKnown'] = ({ match, clause, sources }) => {
  const level = languageLevel(match) ?? 0;
  // 'English at C2 and German at B1', but also 'fluent in French and Italian'.
  const parts = clause.split(/,|\band\b/);
  const from = parts.findIndex((part) => part.includes(match) && languagesIn(part).length > 0);
  const to = parts.findIndex((part, at) => at > from && LEVEL_WORD.test(part));
  const said = from === -1 ? parts : parts.slice(from, to === -1 ? undefined : to);
  const languages = languagesIn(said.join(' '));
  return languages.every(({ code }) =>
    sources.languages.some((known) => known.code === code && known.level >= level),
  );
};

const RULES: Rule[] = [
  {
    pattern:
      /(?<=\b(?:as|was|am|['’]m|became|become|been|being)\s(?:(?:an?|the|our|their|its)\s)?(?:[\w-]+\s){0,3}?)(?:head of|director|vice president|VP|C[EFIOT]O|chief \w+ officer|co-?founder|founder|principal|professor|partner|president|manager|lead|senior)\b(?!-)/i,
    isKnown: isTitleKnown,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:doctorate|doctoral degree|ph\.? ?d\b|mba\b|master['’]?s(?: degree)?|master of \w+|m\.? ?sc\b|bachelor['’]?s(?: degree)?|bachelor of \w+|b\.? ?sc\b|(?<!['’])\b[mb]\.?a\b\.?(?= in\b)|degree(?= in\b))(?: in (?<matter>${PHRASE}))?`,
      'iu',
    ),
    isKnown: ({ match, matter, about, sources }) => {
      const level = Math.max(2, highestDegree(match));
      const hasLevel = ({ degree }: Entry) => degree() >= level;
      const found = sources.entriesThat(`degree from ${level}`, hasLevel);
      return some(found, (entry) => matter === '' || about.has(entry));
    },
  },
  { pattern: LEVEL_WORD, isKnown: isLevelKnown },
  {
    pattern: credential('licen[cs](?:e[ds]?|ure)'),
    isKnown: ({ isOwn, about, sources }) =>
      some(
        sources.entriesThat('license', ({ text }) =>
          /licen[cs]|\bRN\b|\bLPN\b|registered nurse|führerschein/i.test(text),
        ),
        isOwn,
        (entry) => about.has(entry),
      ),
  },
  {
    pattern: credential('certified|certification|certificates?|accredited|chartered'),
    isKnown: ({ isOwn, about, sources }) =>
      some(
        sources.entriesThat(
          'certificate',
          ({ text }) =>
            sources.profile.skills.certifications.includes(text) ||
            /certif|accredit|charter/i.test(text),
        ),
        isOwn,
        (entry) => about.has(entry),
      ),
  },
];

const NOT_OWN = /\b(?:your?|not|never|without|no)\s(?:\w+\s){0,3}$|n['’]t\s(?:\w+\s){0,3}$/i;

/**
 * Finds titles, degrees, levels of a language and licenses that no entry has of the writer,
 * or not the entries that the sentence names.
 */
export function statusClaims(sentence: Sentence, sources: ClaimSources): Span[] {
  const names = new Set(sources.namedIn(sentence.text).map(({ name }) => name));
  const isOwn = ({ name }: Entry) => names.size === 0 || name === '' || names.has(name);
  return sentence.clauses.flatMap(({ text, subject, start }) => {
    if (subject !== 'writer') return [];
    return RULES.flatMap(({ pattern, isKnown }) => {
      const found = pattern.exec(text);
      if (!found || NOT_OWN.test(text.slice(0, found.index))) return [];
      const [match] = found;
      if (pattern === LEVEL_WORD && languagesIn(text).length === 0) return [];
      const { before = '', matter = '' } = found.groups ?? {};
      const phrase = `${before} ${matter}`.trim();
      const about = sources.entriesAbout(phrase);
      if (isKnown({ match, clause: text, matter: phrase, about, isOwn, sources })) return [];
      const at = start + found.index;
      return [{ start: at, end: at + match.trimEnd().length }];
    });
  });
}
