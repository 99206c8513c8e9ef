import type { Span } from './numberClaims.ts';
import { namedSkills, overlaps } from './skillClaims.ts';
import type { SourceFacts } from './sourceFacts.ts';
import { bare, follows, isCapitalised, startsSentence, type Word, wordsOf } from './words.ts';

/** What a name of an employer follows. */
const LEADS_TO_EMPLOYER =
  /^(?:at|for|with|from|by|joined|joining|like|including|as|alongside|ex)$/i;

const CONNECTOR = /^(?:of|de|der|du|la|van|von|the|for)$/;

/** Capitalised, and nobody's name. */
const NO_NAME = new Set(
  `I We You Your Our My Me Us It This That These There Here Please Thank Thanks Also
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June
  July August September October November December Spring Summer Autumn Fall Winter Q1 Q2 Q3 Q4
  English German French Spanish Italian Dutch Swedish Norwegian Danish Finnish Portuguese Polish
  Chinese Japanese Korean Arabic Hindi Russian Turkish European American British Indian Asian
  African Nordic Scandinavian Canadian Australian Europe Asia Africa America Kind Best Warm Many
  Regards Wishes Gratitude Respect Appreciation Sincere Sincerely Dear Hiring Team Manager
  Recruiting Christmas Easter Internet Web Zoom`.split(/\s+/),
);

/** Longer ones are no names and no lists of employers, and would take time by their square. */
const MOST_WORDS = 8;
const MOST_NAMES = 12;

const isName = (word: Word | undefined): boolean =>
  word !== undefined && isCapitalised(word) && !NO_NAME.has(bare(word.text));

/** The name that begins at this word, over all words that belong to it. */
function nameFrom(words: readonly Word[], index: number): Word[] {
  const name: Word[] = [];
  for (let at = index; ; at++) {
    const word = words[at];
    if (!word || (at > index && !follows(word) && word.before !== ' & ')) return name;
    if (isName(word)) name.push(word);
    else if (CONNECTOR.test(word.text) && name.length > 0 && isName(words[at + 1])) name.push(word);
    else return name;
    if (/['’]s$/.test(word.text) || name.length === MOST_WORDS) return name;
  }
}

/** The names of a list after 'at' and its like: 'at Netflix, Spotify and Klarna'. */
function namesAfter(words: readonly Word[], index: number): Word[][] {
  const names: Word[][] = [];
  let at = index + 1;
  if (words[at]?.text === 'the') at++;
  for (;;) {
    const isFirst = names.length === 0;
    const word = words[at];
    if (!word || !(follows(word) || (!isFirst && word.before === ', '))) return names;
    const name = nameFrom(words, at);
    if (name.length === 0) return names;
    names.push(name);
    if (names.length === MOST_NAMES) return names;
    at += name.length;
    if (words[at]?.text === 'and' || words[at]?.text === 'or') at++;
  }
}

/** 'Netflix’s' inside a sentence. */
const isPossessiveName = (words: readonly Word[], index: number): boolean => {
  const word = words[index];
  return (
    word !== undefined && isName(word) && /['’]s$/.test(word.text) && !startsSentence(word, index)
  );
};

const isSuchAs = (words: readonly Word[], index: number): boolean =>
  words[index]?.text.toLowerCase() !== 'as' || words[index - 1]?.text.toLowerCase() === 'such';

/** The organisations that the pitch names and that neither profile nor posting knows. */
export function employerClaims(text: string, facts: SourceFacts): Span[] {
  const words = wordsOf(text);
  const skills = namedSkills(text);
  const names = words.flatMap((word, index) => {
    if (LEADS_TO_EMPLOYER.test(word.text) && isSuchAs(words, index)) {
      return namesAfter(words, index);
    }
    if (/^ex-\p{Lu}/u.test(word.text)) return [[{ ...word, start: word.start + 3 }]];
    return isPossessiveName(words, index) ? [[word]] : [];
  });
  return names.flatMap((name) => {
    const [first] = name;
    const last = name.at(-1);
    if (!first || !last) return [];
    const end = last.start + bare(last.text).length;
    const span = { start: first.start, end: Math.max(end, first.start + 1) };
    if (/^ex-/.test(first.text)) span.end = first.end;
    const said = text.slice(span.start, span.end);
    const parts = wordsOf(said).flatMap((word) => (isCapitalised(word) ? [word.text] : []));
    const isKnown = facts.states(said) || facts.statesTogether(parts);
    return isKnown || skills.some((skill) => overlaps(skill, span)) ? [] : [span];
  });
}
