import { namedSkillsIn } from '#domain/pitches/asked/skillNames.ts';
import { languagesIn } from '#domain/pitches/asked/spokenLanguages.ts';
import plainCapitals from '#domain/words/data/plainCapitals.json' with { type: 'json' };
import { type ClaimSources, isOfOtherPlace } from './claimSources.ts';
import { type Clause, clauseAt, type Sentence } from './splitSentences.ts';
import { isAdjacent, type Span, spanOf, splitWords, type Word } from './splitWords.ts';
import type { TextFacts } from './textFacts.ts';

const NOT_NAMES: ReadonlySet<string> = new Set(plainCapitals.notNames);
const SENTENCE_OPENERS: ReadonlySet<string> = new Set(plainCapitals.openers);

const CONNECTOR = /^(?:of|de|der|du|la|van|von|the|for)$/;

/** C++, C#, Node.js, SQL, GraphQL, iOS: a name even at the start of a sentence. */
const TECHNICAL =
  /^(?:\.\p{Lu}|\p{Lu}\p{Lu}|[\p{L}\d]+(?:\+\+|#)|\p{L}[\p{L}\d]*\.(?:js|ts|io|py)$|\p{L}*\p{Ll}\p{Lu})/u;

/** Limits that keep the search linear in hostile texts. */
const MAX_NAME_WORDS = 8;

const isName = (word: Word | undefined): word is Word =>
  word !== undefined &&
  (word.isCapitalized || TECHNICAL.test(word.name)) &&
  !NOT_NAMES.has(word.name) &&
  !/^I['’]/.test(word.text);

/** The words of the name that starts at this index. */
function nameAt(words: readonly Word[], index: number): Word[] {
  const name: Word[] = [];
  for (const [offset, word] of words.slice(index, index + MAX_NAME_WORDS).entries()) {
    const isConnected = offset === 0 || isAdjacent(word) || word.before === ' & ';
    const isConnector =
      offset > 0 && CONNECTOR.test(word.text) && isName(words[index + offset + 1]);
    if (!isConnected || !(isName(word) || isConnector)) break;
    name.push(word);
    if (/['’]s$/.test(word.text)) break;
  }
  return name;
}

/** Whether a capital at the start of a sentence is a name's: 'Netflix and Uber', 'Netflix’s'. */
function isNameAtStart(words: readonly Word[], index: number): boolean {
  const [word, next, afterNext] = words.slice(index, index + 3);
  if (!word || SENTENCE_OPENERS.has(word.text.toLowerCase())) return false;
  const isListed =
    next?.before === ', '
      ? isName(next)
      : /^(?:and|or)$/.test(next?.text ?? '') && isName(afterNext);
  return TECHNICAL.test(word.name) || isListed || (isAdjacent(next) && isName(next));
}

/** Every name in a text. */
function namesIn(text: string): Word[][] {
  const words = splitWords(text);
  const names: Word[][] = [];
  for (let index = 0; index < words.length; ) {
    const word = words[index] as Word;
    const isStart = isName(word) && (!word.startsSentence || isNameAtStart(words, index));
    const found = isStart ? nameAt(words, index) : [];
    if (found.length > 0) names.push(found);
    index += Math.max(1, found.length);
  }
  return names;
}

/** The facts that support a name: what is said of the writer needs the writer's own, whatever the verb. */
const factsFor = (
  { text, subject, start }: Clause,
  at: number,
  { own, all }: ClaimSources,
): TextFacts =>
  (subject === 'writer' || /\bme\b/i.test(text)) &&
  !/\byour (?:\S+ )?$/i.test(text.slice(0, at - start))
    ? own
    : all;

/** Mixed case, digits and signs: a name in any language. */
const TECHNICAL_ONLY = /^(?:\p{Lu}?\p{Ll}+\p{Lu}|.*[+#]$|.*\.(?:js|ts|io|py)$)/u;

/** Finds names that the facts for their clause don't have. In other languages than English, nouns aren't names. */
export function nameClaims(sentence: Sentence, sources: ClaimSources, isEnglish: boolean): Span[] {
  const isOwnLanguage = (name: string) =>
    languagesIn(name).some(({ code }) => sources.languages.has(code));
  const isKnown = (name: string, parts: string[], facts: TextFacts): boolean =>
    facts.hasWords(parts) ||
    facts.hasInitials(name) ||
    (parts.length === 1 && isOwnLanguage(name)) ||
    hasSkill(name, facts);
  const names = namesIn(sentence.text).flatMap((words) => {
    const span = spanOf(words);
    if (!span || !(isEnglish || words.every(({ name }) => TECHNICAL_ONLY.test(name)))) return [];
    const name = sentence.text.slice(span.start, span.end);
    const parts = words.filter(({ text: word }) => !CONNECTOR.test(word)).map((word) => word.name);
    const clause = clauseAt(sentence, span.start);
    const facts = factsFor(clause, sentence.start + span.start, sources);
    const isSaid = (of: TextFacts) => isKnown(name, parts, of);
    const isPlace = sources.places.some((place) => place.name.includes(name));
    const isMoved = !isPlace && isOfOtherPlace(clause, sources, isSaid);
    return isSaid(facts) && !isMoved ? [] : [span];
  });
  return names.map(({ start, end }) => ({
    start: start + sentence.start,
    end: end + sentence.start,
  }));
}

function hasSkill(name: string, facts: TextFacts): boolean {
  const [skill] = namedSkillsIn(name);
  return skill?.start === 0 && skill.end === name.length && facts.hasSkill(skill.id);
}
