import type { Span } from './splitWords.ts';

/** Who a clause is about. `null` if it doesn't say. */
export type Subject = 'writer' | 'company' | null;

export interface Clause extends Span {
  text: string;
  subject: Subject;
}

export interface Sentence extends Span {
  text: string;
  clauses: Clause[];
}

/** Ends a sentence, but not 'Inc.' or 'Dr.' before a name, 'B.' in 'B. Sc.' and the number of a list item. */
const SENTENCE_END =
  /(?<!\b(?:Inc|Ltd|Co|Corp|Dr|Mr|Ms|Mrs|St|vs|No|\p{Lu})|^[ \t]{0,4}\d{1,2})[.!?]["”’)]{0,2}(?=\s|$)|\n/gmu;

const CLAUSE_END =
  /[;:—]\s|\s[–-]\s|,\s(?=(?:and|but|so|which|where|while)?\s?(?:I|you|we|your|my)\b)|\s(?=(?:because|since|while|where|but)\s)|\sand\s(?=(?:I|you|we|your|my)\b)|,\s(?=(?:and\s|but\s)?(?:today|now|later|currently|previously|before|since)\b)/gi;

/** First person, but about what the company says or does, or what the writer would do. */
const INTEREST = new RegExp(
  [
    "I(?:['’]d| would) (?!bring|offer)",
    'I (?:read|saw|noticed|see|understand|heard|learned|hope|look forward|believe|think)\\b',
    'I know (?:that|how|you)\\b',
    "I(?:['’]m| am) (?:writing|interested|excited|drawn|keen|applying|happy|glad|looking forward|reaching out|curious)\\b",
  ]
    .map((start) => `\\b${start}`)
    .join('|'),
  'i',
);

const WRITER = /(?<![\p{L}\p{N}])(?:I(?:['’](?:ve|m|ll))?|[Ww]e|[Mm]y|[Oo]ur)(?![\p{L}\p{N}])/u;

const READER = /(?<![\p{L}\p{N}])you(?:rs?)?(?:['’]\w+)?(?![\p{L}\p{N}])/iu;

function subjectOf(text: string, company: string): Subject {
  if (INTEREST.test(text)) return 'company';
  const writer = text.search(WRITER);
  const reader = text.search(READER);
  if (writer !== -1) return reader !== -1 && reader < writer ? 'company' : 'writer';
  const isNamed = company !== '' && text.includes(company);
  return reader !== -1 || isNamed ? 'company' : null;
}

function clausesOf(sentence: string, start: number, company: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let subject: Subject = null;
  for (const end of [
    ...Array.from(sentence.matchAll(CLAUSE_END), ({ index }) => index),
    sentence.length,
  ]) {
    const text = sentence.slice(from, end);
    subject = subjectOf(text, company) ?? subject;
    clauses.push({ text, start: start + from, end: start + end, subject });
    from = end;
  }
  return clauses;
}

/**
 * The sentences of a text with their clauses and who these are about.
 *
 * @param company the company that the letter is for
 */
export function splitSentences(text: string, company: string): Sentence[] {
  const ends = Array.from(text.matchAll(SENTENCE_END), ({ 0: mark, index }) => index + mark.length);
  return [...ends, text.length].flatMap((end, at) => {
    const start = ends[at - 1] ?? 0;
    const sentence = text.slice(start, end);
    if (sentence.trim() === '') return [];
    return [{ text: sentence, start, end, clauses: clausesOf(sentence, start, company) }];
  });
}

/** The clause at a position in the sentence. */
export const clauseAt = ({ clauses, start }: Sentence, at: number): Clause =>
  clauses.find(({ end }) => start + at < end) ?? (clauses.at(-1) as Clause);
