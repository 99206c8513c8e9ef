import type { Education } from '#domain/contract/profile.ts';
import { DEGREE_LEVELS } from '#domain/words/degrees.ts';
import { anyOf } from '#domain/words/phrases.ts';

/** Abbreviations by level, which are other words in lowercase. */
const ABBREVIATIONS = [
  /\b(?:GED|ESO)\b/,
  /\b(?:BTS|DUT|FP)\b/,
  /\bB\.? ?Sc\b|\bB\.?(?:Eng|Tech|Ed|Com)\b|\bBSN\b|\bB\.[AS]\.|\bB[AS](?=,| in\b| degree|\/| or | \(|$)/,
  /\bM\.? ?Sc\b|\bM\.?(?:Eng|Ed)\b|\b(?:MBA|MSN)\b|\bM\.[AS]\b|\bM[AS](?=,| in\b| degree|\/| or | \(|$)/,
  /\bDPhil\b/,
];

const LEVELS = DEGREE_LEVELS.map((words, level) =>
  [anyOf({ words }), ABBREVIATIONS[level]].filter((pattern) => pattern !== undefined),
);

const foundIn = (text: string): { level: number; words: string }[] =>
  LEVELS.flatMap((patterns, level) => {
    const words = patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    return words ? [{ level, words }] : [];
  });

/** A degree of any level: 'a degree in computer science', unlike 'a high degree of care' and '360-degree'. */
const ANY_DEGREE =
  /(?<!high |\bsome |[\d°][- ]?)\bdegree\b(?! of (?!science|arts|engineering))|\babschluss (?:in|im|als|der)\b|\bdiplôme (?:en|d['’]|de)\b|\bt[ií]tulo (?:en|de)\b/i;
const LOWEST_DEGREE = 1;

const anyDegreeIn = (text: string): { level: number; words: string } | null => {
  const [words] = ANY_DEGREE.exec(text) ?? [];
  return words === undefined ? null : { level: LOWEST_DEGREE, words };
};

/** The lowest degree that a line asks for, from 0 (school) to 4 (doctorate), with its words. */
export const askedDegree = (line: string): { level: number; words: string } | null =>
  foundIn(line)[0] ?? anyDegreeIn(line);

/** The highest degree that a text names; -1 for none. */
export const highestDegree = (text: string): number =>
  (foundIn(text).at(-1) ?? anyDegreeIn(text))?.level ?? -1;

const IN_PROGRESS =
  /\b(?:expected|anticipated|present|ongoing|current(?:ly)?|in progress|candidate|student|pursuing|heute|laufend|voraussichtlich|en cours|prévue?|actualidad|actualmente|en curso|previsto)\b/i;

const yearOf = ({ graduationYear }: Education): number =>
  Math.max(0, ...(graduationYear.match(/\b(?:19|20)\d{2}\b/g) ?? []).map(Number));

/** Whether a degree is finished, as far as the profile says. */
export const isHeld = (entry: Education, today: Date): boolean =>
  !IN_PROGRESS.test(`${entry.degree} ${entry.graduationYear}`) &&
  yearOf(entry) <= today.getFullYear();

/** Words of many fields: health sciences aren't data science. */
export const OF_MANY_FIELDS =
  /^(?:sciences?|arts?|studies|technolog(?:y|ies)|administration|management)$/i;
