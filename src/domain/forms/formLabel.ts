import formFields from '#domain/words/data/formFields.json' with { type: 'json' };
import formLimits from '#domain/words/data/formLimits.json' with { type: 'json' };
import { foldedWords } from '#domain/words/foldedWords.ts';

/** Phrases by language. */
type ByLanguage = Readonly<Record<string, readonly string[]>>;

/**
 * A check whether a text has any of the words or phrases, as whole words without accents. `*` at an end of a word stands
 * for letters. Faster than a pattern for hundreds of phrases.
 */
function phraseFinder(cells: ByLanguage): (text: string) => boolean {
  const words = new Set<string>();
  const starts: string[] = [];
  const ends: string[] = [];
  const phrases: string[] = [];
  for (const phrase of Object.values(cells).flat()) {
    const folded = foldedWords(phrase);
    if (folded.includes(' ')) phrases.push(` ${folded} `);
    else if (phrase.endsWith('*')) starts.push(folded);
    else if (phrase.startsWith('*')) ends.push(folded);
    else words.add(folded);
  }
  return (text) => {
    const folded = foldedWords(text);
    const isFound = (word: string): boolean =>
      words.has(word) ||
      starts.some((start) => word.startsWith(start)) ||
      ends.some((end) => word.endsWith(end));
    return (
      folded.split(' ').some(isFound) || phrases.some((phrase) => ` ${folded} `.includes(phrase))
    );
  };
}

const { fields, ofPosition, sections } = formFields;

export type FormFact = keyof typeof fields | keyof typeof ofPosition;

const wordsOf = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.flatMap((phrase) => foldedWords(phrase).split(' ')));

const FILLERS = wordsOf(Object.values(formFields.fillers).flat());
const STARTS = wordsOf(Object.values(formFields.starts).flat());
const ENDS = wordsOf(Object.values(formFields.ends).flat());
const LINKS = wordsOf(formFields.links);

/** Whether only the user may answer: pay, permits, gender, consent and the like. */
export const isSensitive = phraseFinder(formLimits.sensitive);

/** Whether a heading is about somebody or something else than the applicant: a referee, a previous employer. */
export const isOfOthers = phraseFinder(formLimits.ofOthers);

const isOtherLabel = phraseFinder(formLimits.ofOthersInLabels);

/** Whether a label asks for something that may never be guessed, or for others. */
export const isForeignLabel = (label: string): boolean =>
  isOfOthers(label) || isOtherLabel(label) || isSensitive(label);

/** Whether it says that people leave it empty. */
export const isHoneypot = phraseFinder(formLimits.honeypots);

/** The words of a label without those that change nothing: "Please enter your email (required)" -> "email". */
export function labelWords(label: string): string {
  const words = foldedWords(label).split(' ');
  const kept = words.filter((word) => !FILLERS.has(word));
  while (kept.length > 1 && STARTS.has(kept[0] ?? '')) kept.shift();
  while (kept.length > 1 && ENDS.has(kept.at(-1) ?? '')) kept.pop();
  return kept.join(' ') || words.join(' ');
}

const hasThanks = phraseFinder(formLimits.thanks);
const THANKS_ALONE = new Set(formLimits.thanksAlone.map(foldedWords));

/** Whether a page says with it that an application was sent. */
export const isThanks = (text: string): boolean =>
  hasThanks(text) || THANKS_ALONE.has(foldedWords(text));

/** The name of each phrase of a table. */
const namesOf = <Name extends string>(table: Readonly<Record<Name, ByLanguage>>) =>
  new Map(
    (Object.entries(table) as [Name, ByLanguage][]).flatMap(([name, cells]) =>
      Object.values(cells)
        .flat()
        .map((phrase): [string, Name] => [labelWords(phrase), name]),
    ),
  );

const FACTS: ReadonlyMap<string, FormFact> = namesOf(fields);
const SECTIONS = namesOf(sections);
const POSITION_FACTS: ReadonlyMap<string, FormFact> = namesOf(ofPosition);

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
