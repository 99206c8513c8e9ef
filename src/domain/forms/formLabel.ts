import { foldedWords } from '#domain/words/foldedWords.ts';
import {
  FORM_ENDS,
  FORM_FIELDS,
  FORM_FILLERS,
  FORM_SECTIONS,
  FORM_STARTS,
  LINK_WORDS,
  POSITION_FIELDS,
} from '#domain/words/formFields.ts';
import {
  HONEYPOT_WORDS,
  OTHERS_LABEL_WORDS,
  OTHERS_WORDS,
  SENSITIVE_WORDS,
} from '#domain/words/formLimits.ts';
import { phrasesOf } from '#domain/words/phrases.ts';
import { phraseFinder } from './phraseFinder.ts';

export type FormFact = keyof typeof FORM_FIELDS | keyof typeof POSITION_FIELDS;
type Table = Record<string, Record<string, string>>;

const wordsOf = (cells: Record<string, string>): ReadonlySet<string> =>
  new Set(
    Object.values(cells)
      .flatMap(phrasesOf)
      .flatMap((phrase) => foldedWords(phrase).split(' ')),
  );

const FILLERS = wordsOf(FORM_FILLERS);
const STARTS = wordsOf(FORM_STARTS);
const ENDS = wordsOf(FORM_ENDS);
const LINKS = wordsOf({ LINK_WORDS });

/** Whether only the user may answer: pay, permits, gender, consent and the like. */
export const isSensitive = phraseFinder(SENSITIVE_WORDS);

/** Whether a heading is about somebody or something else than the applicant: a referee, a previous employer. */
export const isOfOthers = phraseFinder(OTHERS_WORDS);

const isOtherLabel = phraseFinder(OTHERS_LABEL_WORDS);

/** Whether a label asks for something that may never be guessed, or for others. */
export const isForeignLabel = (label: string): boolean =>
  isOfOthers(label) || isOtherLabel(label) || isSensitive(label);

/** Whether it says that people leave it empty. */
export const isHoneypot = phraseFinder(HONEYPOT_WORDS);

/** The words of a label without those that change nothing: "Please enter your email (required)" -> "email". */
export function labelWords(label: string): string {
  const words = foldedWords(label).split(' ');
  const kept = words.filter((word) => !FILLERS.has(word));
  while (kept.length > 1 && STARTS.has(kept[0] ?? '')) kept.shift();
  while (kept.length > 1 && ENDS.has(kept.at(-1) ?? '')) kept.pop();
  return kept.join(' ') || words.join(' ');
}

/** The name of each phrase of a table. */
const namesOf = <Name extends string>(table: Record<Name, Record<string, string>>) =>
  new Map(
    (Object.entries(table as Table) as [Name, Record<string, string>][]).flatMap(([name, cells]) =>
      Object.values(cells)
        .flatMap(phrasesOf)
        .map((phrase): [string, Name] => [labelWords(phrase), name]),
    ),
  );

const FACTS = namesOf(FORM_FIELDS);
const SECTIONS = namesOf(FORM_SECTIONS);
const POSITION_FACTS = namesOf(POSITION_FIELDS);

/** Facts that people have several of. */
const OF_SEVERAL: ReadonlySet<FormFact> = new Set(['school', 'degree', 'graduation']);
const WITH_COUNTRY: ReadonlySet<FormFact | undefined> = new Set<FormFact>(['region', 'location']);

/** Facts that are addresses: "LinkedIn profile link" asks for LinkedIn. */
const LINKED: ReadonlySet<FormFact> = new Set(['linkedin', 'github', 'website']);

const withoutLinks = (label: string): string =>
  labelWords(label)
    .split(' ')
    .filter((word) => !LINKS.has(word))
    .join(' ');

/** Which fact of a person a label asks for, if it asks for nothing else. */
function factIn(facts: ReadonlyMap<string, FormFact>, label: string): FormFact | undefined {
  // An aside, as in "Phone (with country code)", may only explain.
  const plain = isForeignLabel(label) ? label : label.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ');
  const whole = facts.get(labelWords(label));
  if (whole) return whole;
  const explained = facts.get(labelWords(plain));
  // "University (Undergraduate)" is one of several.
  if (explained) return OF_SEVERAL.has(explained) ? undefined : explained;
  const named = facts.get(withoutLinks(plain));
  if (named && LINKED.has(named)) return named;
  const parts = plain.split(/[/|]|\s[–—-]\s/).filter((part) => /\p{L}/u.test(part));
  const found = parts.map((part) => facts.get(labelWords(part)));
  if (found.every((fact) => fact === found[0])) return found[0];
  // "Country/Region" asks for the country.
  return found.length === 2 &&
    found.includes('country') &&
    found.some((fact) => WITH_COUNTRY.has(fact))
    ? 'country'
    : undefined;
}

/** The fact that a label asks for: `undefined` unless all of its words are known. */
export const factOfLabel = (label: string): FormFact | undefined => factIn(FACTS, label);

/** The same below the heading of a position. */
export const factOfPosition = (label: string): FormFact | undefined =>
  factIn(POSITION_FACTS, label);

/** What a group asks for again and again: "Work experience 2". */
export const sectionOf = (group: string): 'experience' | 'education' | undefined =>
  group
    .split('\n')
    .toReversed()
    .map((name) => SECTIONS.get(labelWords(name.replace(/[\d()]+/g, ' '))))
    .find((section) => section !== undefined);
