import type { UserProfile } from '#domain/contract/profile.ts';
import { highestDegree } from '#domain/pitches/asked/degrees.ts';
import { languageLevel, languagesIn } from '#domain/pitches/asked/spokenLanguages.ts';
import type { ClaimSources } from './claimSources.ts';
import type { Entry } from './entry.ts';
import type { Sentence } from './splitSentences.ts';
import type { Span } from './splitWords.ts';
import { credential, DEGREE, LEVEL_WORD, TITLE } from './statusPatterns.ts';

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

const some = (entries: ReadonlySet<Entry>, ...tests: ((entry: Entry) => boolean)[]): boolean =>
  Array.from(entries).some((entry) => tests.every((test) => test(entry)));

const OTHER_SPELLINGS: Record<string, string> = {
  vp: 'vp|vice president',
  'vice president': 'vp|vice president',
  ceo: 'ceo|chief executive',
  cto: 'cto|chief technology',
  manager: 'manager|management|managed|manage',
  lead: 'lead|led',
};

const isTitleKnown: Rule['isKnown'] = ({ match, isOwn, sources }) => {
  const title = match.toLowerCase().replace(/\s+/g, ' ');
  const pattern = new RegExp(`\\b(?:${OTHER_SPELLINGS[title] ?? title})`, 'i');
  const hasTitle = ({ role }: Entry) => pattern.test(role);
  return some(sources.entriesThat(`role ${title}`, hasTitle), isOwn);
};

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

/** A license or certificate, which an entry about the same must have. */
const credentialRule = (
  word: string,
  has: (entry: Entry, profile: UserProfile) => boolean,
): Rule => ({
  pattern: credential(word),
  isKnown: ({ isOwn, about, sources: { entriesThat, profile } }) =>
    some(
      entriesThat(word, (entry) => has(entry, profile)),
      isOwn,
      (entry) => about.has(entry),
    ),
});

const RULES: Rule[] = [
  {
    pattern: TITLE,
    isKnown: isTitleKnown,
  },
  {
    pattern: DEGREE,
    isKnown: ({ match, matter, about, sources }) => {
      const level = Math.max(2, highestDegree(match));
      const hasLevel = ({ degree }: Entry) => degree() >= level;
      const found = sources.entriesThat(`degree from ${level}`, hasLevel);
      return some(found, (entry) => matter === '' || about.has(entry));
    },
  },
  { pattern: LEVEL_WORD, isKnown: isLevelKnown },
  credentialRule('licen[cs](?:e[ds]?|ure)', ({ text }) =>
    /licen[cs]|\bRN\b|\bLPN\b|registered nurse|führerschein/i.test(text),
  ),
  credentialRule(
    'certified|certification|certificates?|accredited|chartered',
    ({ text }, { skills }) =>
      skills.certifications.includes(text) || /certif|accredit|charter/i.test(text),
  ),
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
