import {
  EVERYDAY_SKILLS,
  MAX_SPELLING_WORDS,
  SKILL_BY_SPELLING,
  spellingsOf,
} from '../ai/skillVocabulary.ts';
import { isAdjacent, type Span, spanOf, splitWords, type Word } from '../ai/splitWords.ts';
import type { FactsAt, SourceFacts } from './sourceFacts.ts';

/** Capitalized words that name nothing that could be claimed. */
const NOT_NAMES = new Set(
  `I A Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June
  July August September October November December Spring Summer Autumn Fall Winter Q1 Q2 Q3 Q4
  English European American Asian African Nordic Europe Asia Africa America Kind Best Warm Many Thanks
  Thank Regards Wishes Gratitude Sincerely Dear Hiring Team Manager Recruiting Christmas Easter Internet
  Web Zoom Inc LLC Ltd GmbH Corp Co AG CV PS FYI ASAP OK US USA UK EU CEO HR IT API APIs PDF FAQ KPI KPIs
  GPA B2B B2C SaaS NDA CET CEST GMT UTC EST PST AM PM LinkedIn YouTube WhatsApp`.split(/\s+/),
);

/** Words that open a sentence before a name: 'At Google'. */
const OPENER =
  /^(?:at|with|from|for|before|after|since|during|as|in|on|by|like|while|when|my|our|the|an?|this|that|and|but|because|both|no|not|you|your|we|it|if|once|now|today|using|having|also|please|only|working|joining|leaving)$/i;

const CONNECTOR = /^(?:of|de|der|du|la|van|von|the|for)$/;

/** C++, C#, Node.js, SQL, GraphQL, iOS: a name even at the start of a sentence. */
const TECHNICAL =
  /^(?:\.\p{Lu}|\p{Lu}\p{Lu}|[\p{L}\d]+(?:\+\+|#)|\p{L}[\p{L}\d]*\.(?:js|ts|io|py)$|(?!(?:Mc|Mac|De|Di|La|Le|Van|Von)\p{Lu})\p{L}*\p{Ll}\p{Lu})/u;

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

/** The longest spelling of a known skill that starts at this word, in any case. */
function skillAt(words: readonly Word[], index: number): Word[] {
  let count = 1;
  while (count < MAX_SPELLING_WORDS && isAdjacent(words[index + count])) count++;
  for (; count > 0; count--) {
    const run = words.slice(index, index + count);
    const spelling = run.map(({ name }) => name.toLowerCase()).join(' ');
    if (SKILL_BY_SPELLING.has(spelling) && !EVERYDAY_SKILLS.has(spelling)) return run;
  }
  return [];
}

/** Whether a capital at the start of a sentence is a name's: 'Netflix and Uber', 'Netflix’s'. */
function isNameAtStart(words: readonly Word[], index: number): boolean {
  const [word, next, afterNext] = words.slice(index, index + 3);
  if (!word || OPENER.test(word.text)) return false;
  const isListed =
    next?.before === ', '
      ? isName(next)
      : /^(?:and|or)$/.test(next?.text ?? '') && isName(afterNext);
  return TECHNICAL.test(word.name) || isListed || (isAdjacent(next) && isName(next));
}

/** Every name and known skill in a text. */
function namesIn(text: string): Word[][] {
  const words = splitWords(text);
  const names: Word[][] = [];
  for (let index = 0; index < words.length; ) {
    const word = words[index] as Word;
    const isStart = isName(word) && (!word.startsSentence || isNameAtStart(words, index));
    const found = isStart ? nameAt(words, index) : skillAt(words, index);
    if (found.length > 0) names.push(found);
    index += Math.max(1, found.length);
  }
  return names;
}

/** Whether the facts name it, in any spelling. */
function isKnownName(name: string, parts: string[], facts: SourceFacts): boolean {
  return (
    facts.hasWords(parts) || facts.hasInitials(name) || spellingsOf(name).some(facts.hasPhrase)
  );
}

/** Finds names and skills that the facts for their position don't have. */
export function nameClaims(text: string, factsAt: FactsAt): Span[] {
  return namesIn(text).flatMap((words) => {
    const span = spanOf(words);
    if (!span) return [];
    const name = text.slice(span.start, span.end);
    const parts = words.filter(({ text: word }) => !CONNECTOR.test(word)).map((word) => word.name);
    return isKnownName(name, parts, factsAt(span.start)) ? [] : [span];
  });
}
