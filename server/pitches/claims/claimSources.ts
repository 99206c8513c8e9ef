import { highestDegree } from '#domain/asked/degrees.ts';
import { fieldsOfStudyIn, namedSkillsIn } from '#domain/asked/skillNames.ts';
import { textWords } from '#domain/asked/textWords.ts';
import type { Education, Experience, UserProfile } from '#domain/contract/profile.ts';
import type { PitchInput, Posting } from '#domain/pitchInput.ts';
import { companyName } from '#domain/postingNames.ts';
import { readWishes } from '#domain/wishes.ts';
import { findNumbers, numberKeys } from './findNumbers.ts';
import { splitWords, withoutPossessive } from './splitWords.ts';

/** The words that carry the matter of a text. */
export const specificWords = (text: string) => textWords(text).filter((word) => word.isSpecific);

/** One entry of the profile, such as a job, a degree or a proof: its words belong together. */
export interface Entry {
  /** The employer, school or project that the entry is about; '' for none. */
  name: string;
  /** The part of the name that letters use: 'Fern & Vale' of 'Fern & Vale Pharmacy'. */
  shortName: string;
  text: string;
  /** The part that says what the writer is: a job's description also has other people's titles and degrees. */
  role: string;
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  roleStems: () => ReadonlySet<string>;
  skillIds: () => ReadonlySet<string>;
  /** The level of the highest degree that the role names; -1 for none. */
  degree: () => number;
  /** 'share 0.80' */
  numbers: ReadonlySet<string>;
}

/** Settings matter for the facts in the user's wish. */
export type CheckedInput = Omit<PitchInput, 'settings'> & Partial<PitchInput>;

/** What a letter is checked against, read once. */
export interface ClaimSources {
  entries: Entry[];
  /** The profile, the wish and the contact. */
  own: TextFacts;
  /** With the posting. */
  all: TextFacts;
  profile: UserProfile;
  company: string;
  /** The entries that a sentence names. */
  namedIn(sentence: string): Entry[];
}

/** Tells what texts have in common with a name or number. */
export interface TextFacts {
  hasText(phrase: string): boolean;
  hasNumber(key: string): boolean;
  /** Whether one text has all of these words, in any order. */
  hasWords(words: readonly string[]): boolean;
  /** Whether a text names the same skill: 'k8s' and 'Kubernetes'. */
  hasSkill(id: string): boolean;
  /** Whether words have these initials, or the other way around: 'MIT', 'BSc'. */
  hasInitials(name: string): boolean;
}

const normalize = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('’', "'");

/** The same for 'Engineer', 'engineers' and "engineer's". */
const stem = (word: string): string =>
  withoutPossessive(normalize(word)).replace(/(?<=\w{3})s$/, '');

/** '2021-03' names a year. A pitch may not use its month as a number. */
const withoutMonths = (text: string): string => text.replace(/\b(\d{4})-\d\d(?:-\d\d)?\b/g, '$1');

const numbersIn = (text: string): string[] => findNumbers(withoutMonths(text)).flatMap(numberKeys);

const capitals = (text: string): string => text.replace(/[^\p{Lu}]/gu, '');

/** 'MIT' of 'Massachusetts Institute of Technology', and of 'MIT'. */
const initialsOf = (text: string): string =>
  text.includes(' ') ? capitals(text.replace(/(\p{Lu})[\p{L}.'’]*/gu, '$1')) : capitals(text);

/** Which entries have a word, by what `keysOf` makes of the word. */
function indexOf(entries: readonly Entry[], keysOf: (word: string) => string[]) {
  const index = new Map<string, Set<Entry>>();
  const known = new Map<string, string[]>();
  for (const each of entries) {
    for (const word of each.words) {
      const keys = known.get(word) ?? keysOf(word);
      known.set(word, keys);
      for (const key of keys) {
        const found = index.get(key) ?? new Set();
        index.set(key, found.add(each));
      }
    }
  }
  return index;
}

const NONE: ReadonlySet<Entry> = new Set();

/** 'CI/CD' is also 'CI' and 'CD', 'Node.js' is also 'Node'. */
const stemsOf = (word: string): string[] => {
  const parts = word.split(/[/&-]|\.(?=\w)/);
  return parts.length > 1 ? [stem(word), ...parts.map(stem)] : [stem(word)];
};

function textFacts(entries: readonly Entry[]): TextFacts {
  const index = indexOf(entries, stemsOf);
  let skills: Set<string> | undefined;
  let initials: Set<string> | undefined;
  const numbers = new Set(entries.flatMap((each) => [...each.numbers]));
  return {
    hasText: (phrase) => entries.some(({ text }) => text.includes(phrase)),
    hasNumber: (key) => numbers.has(key),
    hasSkill(id) {
      skills ??= new Set(entries.flatMap(({ text }) => namedSkillsIn(text).map((each) => each.id)));
      return skills.has(id);
    },
    hasWords(words) {
      const [first, ...others] = words.map((word) => index.get(stem(word)) ?? NONE);
      return first !== undefined && [...first].some((at) => others.every((set) => set.has(at)));
    },
    hasInitials(name) {
      const wanted = initialsOf(name);
      if (wanted.length < 2) return false;
      initials ??= new Set(
        entries
          .flatMap(({ text }) => [...text.split(/[,;|()/\n]| [-–—] /), ...text.split(/\s+/)])
          .flatMap((part) => [initialsOf(part), initialsOf(part).slice(0, 2)]),
      );
      return initials.has(wanted);
    },
  };
}

/** The texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return value === 0 ? [] : [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const stemsIn = (text: string): Set<string> => new Set(textWords(text).map(({ stem }) => stem));

/** Computes a value when it's first needed. */
function once<Value>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= compute());
}

/** Also of a doctor of pharmacy, and of a degree that begins with its abbreviation. */
export const levelOf = (text: string): number => {
  if (/\bdoctor of\b/i.test(text)) return 4;
  const [, short] = /^([MB])\.?[AS]\b/m.exec(text) ?? [];
  return Math.max(highestDegree(text), short === undefined ? -1 : 'xxBM'.indexOf(short));
};

const entry = (name: string, value: unknown, role = textsIn(value).join('\n')): Entry => {
  const text = textsIn(value).join('\n');
  return {
    name,
    shortName:
      /^\S+(?: \S+)?(?<= (?:&|and|de|des|du|for|la|of|the))(?: \S+)|^\S+(?: \S+)?/i.exec(
        name,
      )?.[0] ?? '',
    text,
    role,
    words: new Set(splitWords(text).map((word) => word.text)),
    stems: stemsIn(text),
    roleStems: once(() => stemsIn(role)),
    degree: once(() => levelOf(role)),
    skillIds: once(() => new Set(idsIn(text))),
    numbers: new Set(numbersIn(text)),
  };
};

const idsIn = (text: string): string[] =>
  [...namedSkillsIn(text), ...fieldsOfStudyIn(text)].map(({ id }) => id);

/** Tells whether an entry has the matter of a phrase: 'nursing' of a registered nurse. */
export function isAbout(phrase: string): (entry: Entry) => boolean {
  const words = specificWords(phrase);
  const ids = idsIn(phrase);
  return ({ stems, skillIds }) => {
    const isIn = (stem: string) =>
      stems.has(stem) ||
      Array.from(stems).some(
        (one) => one.length > 3 && (one.startsWith(stem) || stem.startsWith(one)),
      );
    return words.every(({ stem }) => isIn(stem)) || ids.some((id) => skillIds().has(id));
  };
}

const employer = ({ company }: Experience): string => companyName(company).replace(/^the /, '');

const school = ({ institution }: Education): string => institution.split(/, | [-–|] /)[0] ?? '';

/** Which entries a sentence names, in this capitalization or if the resume has a name in capitals only. */
function namedEntries(entries: readonly Entry[]): (sentence: string) => Entry[] {
  const byName = Map.groupBy(
    entries.filter(({ shortName }) => shortName !== ''),
    ({ shortName }) => shortName,
  );
  const found = new Map<string, Entry[]>();
  return (sentence) => {
    const known = found.get(sentence);
    if (known) return known;
    const upper = sentence.toUpperCase();
    const named = [...byName].flatMap(([name, all]) =>
      sentence.includes(name) || (/^\P{Ll}{5,}$/u.test(name) && upper.includes(name)) ? all : [],
    );
    found.set(sentence, named);
    return named;
  };
}

/** A line that says what the writer became. */
const OWN_ROLE =
  /^(?:promoted|appointed|elected|acting|interim|head|director|president|chair\w*|captain|founder|co-?founded|founded|certified|licensed|ph\.?d|master|bachelor|freelanc|volunteer)/i;

const roleIn = ({ title, company, description }: Experience): string =>
  [title, company, ...description.split('\n').filter((line) => OWN_ROLE.test(line.trim()))].join(
    '\n',
  );

/** A list with a figure for each item, as 'Statistics: 98%, Databases: 81%', has an entry for each. */
const listItems = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => (findNumbers(line).length > 1 ? line.split(/[,;|](?=\s)/) : [line]))
    .filter((item) => item.trim() !== '');

function entriesOf(profile: UserProfile): Entry[] {
  const { experience, education, projects, proofs, skills, additionalInfo, answers } = profile;
  const names = [
    ...experience.map(employer),
    ...education.map(school),
    ...projects.map(({ name }) => name),
  ].filter((name) => name !== '');
  const named = (text: string) => names.find((name) => text.includes(name)) ?? '';
  const ofText = (text: string) => entry(named(text), text);
  return [
    ...experience.map((job) => entry(employer(job), [job, employer(job)], roleIn(job))),
    ...education.map((studied) => entry(school(studied), studied)),
    ...projects.map((project) => entry(project.name, project)),
    ...proofs.map(({ text }) => ofText(text)),
    ...additionalInfo.achievements
      .flatMap(listItems)
      .map((text) => entry(named(text), text, OWN_ROLE.test(text) ? text : '')),
    ...[skills.technicalSkills, skills.softSkills, skills.certifications]
      .flat()
      .map((text) => entry('', text)),
    ...additionalInfo.languages.map((text) => entry('', text)),
    entry('', [profile.professionalSummary, profile.valueProps]),
    entry('', answers),
  ];
}

/**
 * Reads what a letter is checked against: the profile with its proofs and answers, the facts of the user's wish,
 * the contact, and for what the letter says of the company the posting.
 */
export function claimSources({ profile, posting, settings }: CheckedInput): ClaimSources {
  const { company, position, location, contactName } = posting;
  const { personalInfo, contactInfo, yearsOfExperience, additionalInfo } = profile;
  const wish = readWishes(settings?.customPrompt ?? '').sentences;
  const entries = [...entriesOf(profile), ...wish.map((text) => entry('', text))];
  const others = [
    [personalInfo, contactInfo, additionalInfo.interests, yearsOfExperience],
    ...[company, companyName(company), position, location, contactName],
  ];
  const known = [...entries, ...others.map((value) => entry('', value))];
  return {
    entries,
    own: textFacts(known),
    all: textFacts([...known, ...postingEntries(posting)]),
    profile,
    company: companyName(company),
    namedIn: namedEntries(entries),
  };
}

const postingEntries = ({ description, compensationRange, category, tags }: Posting): Entry[] => [
  entry('', description),
  entry('', [compensationRange, category, tags]),
];
