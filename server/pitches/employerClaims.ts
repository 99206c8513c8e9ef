import {
  isAdjacent,
  overlaps,
  type Span,
  spanOf,
  splitWords,
  type Word,
} from '../ai/splitWords.ts';
import { namedSkills } from './skillClaims.ts';
import type { SourceFacts } from './sourceFacts.ts';

/** Words that come before an employer's name. */
const PREPOSITION = /^(?:at|for|with|from|by|joined|joining|like|including|as|alongside|ex|left)$/i;

const CONNECTOR = /^(?:of|de|der|du|la|van|von|the|for)$/;

/** Capitalized words that aren't names of organizations. */
const NOT_NAMES = new Set(
  `I We You Your Our My Me Us It This That These There Here Please Thank Thanks Also
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June
  July August September October November December Spring Summer Autumn Fall Winter Q1 Q2 Q3 Q4
  English German French Spanish Italian Dutch Swedish Norwegian Danish Finnish Portuguese Polish
  Chinese Japanese Korean Arabic Hindi Russian Turkish European American British Indian Asian
  African Nordic Scandinavian Canadian Australian Europe Asia Africa America Kind Best Warm Many
  Regards Wishes Gratitude Respect Appreciation Sincere Sincerely Dear Hiring Team Manager
  Recruiting Christmas Easter Internet Web Zoom`.split(/\s+/),
);

/** Limits that keep the search linear in hostile texts. */
const MAX_NAME_WORDS = 8;
const MAX_NAMES = 12;

const isName = (word: Word | undefined): boolean =>
  word?.isCapitalized === true && !NOT_NAMES.has(word.name);

const isPossessive = (word: Word): boolean => /['’]s$/.test(word.text);

/** The words of the name that starts at this index. */
function nameAt(words: readonly Word[], index: number): Word[] {
  const name: Word[] = [];
  for (const [offset, word] of words.slice(index, index + MAX_NAME_WORDS).entries()) {
    const isConnected = offset === 0 || isAdjacent(word) || word.before === ' & ';
    const isConnector =
      offset > 0 && CONNECTOR.test(word.text) && isName(words[index + offset + 1]);
    if (!isConnected || !(isName(word) || isConnector)) break;
    name.push(word);
    if (isPossessive(word)) break;
  }
  return name;
}

/** The names in a list after a preposition: 'at Netflix, Spotify and Klarna'. */
function namesAfter(words: readonly Word[], index: number): Word[][] {
  const names: Word[][] = [];
  let at = index + 1;
  if (words[at]?.text === 'the') at++;
  while (names.length < MAX_NAMES) {
    const isListed = isAdjacent(words[at]) || (names.length > 0 && words[at]?.before === ', ');
    const name = isListed ? nameAt(words, at) : [];
    if (name.length === 0) break;
    names.push(name);
    at += name.length;
    if (/^(?:and|or)$/.test(words[at]?.text ?? '')) at++;
  }
  return names;
}

/** The names that a word introduces or is. */
function namesAt(words: readonly Word[], word: Word, index: number): Word[][] {
  const previous = words[index - 1]?.text.toLowerCase();
  const isPreposition =
    PREPOSITION.test(word.text) && (!/^as$/i.test(word.text) || previous === 'such');
  if (isPreposition) return namesAfter(words, index);
  if (/^ex-\p{Lu}/u.test(word.text)) {
    return [[{ ...word, name: word.name.slice(3), start: word.start + 3, isCapitalized: true }]];
  }
  return isPossessive(word) && isName(word) && !word.startsSentence ? [[word]] : [];
}

const AWARD =
  /\b(?:won|received|earned|awarded) (?:the |an? )?(?<name>(?:\p{Lu}[\p{L}&'’-]* ){1,6}(?:Awards?|Prize|Medal|Fellowship|Scholarship))\b/gu;

function awardClaims(text: string, facts: SourceFacts): Span[] {
  return Array.from(text.matchAll(AWARD), ({ 0: match, index, groups }) => {
    const end = index + match.length;
    return { start: end - (groups?.name?.length ?? 0), end };
  }).filter(({ start, end }) => !facts.hasPhrase(text.slice(start, end)));
}

/** Finds organizations and awards that are in neither the profile nor the posting. */
export function employerClaims(text: string, facts: SourceFacts): Span[] {
  const words = splitWords(text);
  const skills = namedSkills(text);
  const organizations = words
    .flatMap((word, index) => namesAt(words, word, index))
    .flatMap((name) => {
      const span = spanOf(name);
      return span ? [{ name, ...span }] : [];
    })
    .filter(({ name, start, end }) => {
      const parts = name.filter((word) => word.isCapitalized).map((word) => word.name);
      const isKnown = facts.hasPhrase(text.slice(start, end)) || facts.hasWords(parts);
      return !isKnown && !skills.some((skill) => overlaps(skill, { start, end }));
    })
    .map(({ start, end }) => ({ start, end }));
  return [...organizations, ...awardClaims(text, facts)];
}
