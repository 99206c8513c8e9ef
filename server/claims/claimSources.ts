import type { Education, Experience, UserProfile } from '#domain/contract/profile.ts';
import { namedSkillsIn } from '#domain/pitches/asked/skillNames.ts';
import { languageLevel, languagesIn } from '#domain/pitches/asked/spokenLanguages.ts';
import type { FollowUp } from '#domain/pitches/followUp/followUpContext.ts';
import type { PitchInput, Posting } from '#domain/pitches/pitchInput.ts';
import { companyName } from '#domain/pitches/postingNames.ts';
import { type Entry, entry, stem } from './entry.ts';
import { type EntryIndex, entryIndex } from './entryIndex.ts';
import { findNumbers } from './findNumbers.ts';
import { memoize } from './memoize.ts';
import { splitWords } from './splitWords.ts';

/** What a follow-up may say of earlier: the sentences of the sent letters, and the dates of the lead. */
function sentTexts(followUp: FollowUp | undefined): string[] {
  if (!followUp) return [];
  const { letters, sentAt, dates, timeZone = 'UTC' } = followUp;
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  const days = [...letters.map(({ at }) => at), ...(sentAt === null ? [] : [sentAt]), ...dates];
  const texts = [
    ...letters.flatMap(({ content }) => content.split(/(?<=[.!?])\s+|\n+/)),
    ...days.map((at) => format.format(new Date(at))),
  ];
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}

/** Settings matter for the facts in the user's instructions. */
export type CheckedInput = Omit<PitchInput, 'settings'> & Partial<PitchInput>;

/** What a letter is checked against, read once. */
export interface ClaimSources extends EntryIndex {
  entries: Entry[];
  /** The profile, the instructions and the contact. */
  own: TextFacts;
  /** With the posting. */
  all: TextFacts;
  profile: UserProfile;
  company: string;
  /** The languages of the profile with their levels. */
  languages: { code: string; level: number }[];
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
    hasText: memoize((phrase: string) => {
      const [first] = splitWords(phrase);
      // Most names have no word in common with the profile.
      const candidates = first ? (index.get(stem(first.text)) ?? NONE) : entries;
      return [...candidates].some(({ text }) => text.includes(phrase));
    }),
    hasNumber: (key) => numbers.has(key),
    hasSkill(id) {
      skills ??= new Set(entries.flatMap(({ text }) => namedSkillsIn(text).map((each) => each.id)));
      return skills.has(id);
    },
    hasWords(words) {
      const found = words.map((word) => index.get(stem(word)) ?? NONE);
      const [first, ...others] = found.sort((a, b) => a.size - b.size);
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

const employer = ({ company }: Experience): string => companyName(company).replace(/^the /, '');

const school = ({ institution }: Education): string => institution.split(/, | [-–|] /)[0] ?? '';

/** A line that says what the writer became. */
const OWN_ROLE =
  /^(?:promoted|appointed|elected|acting|interim|head|director|president|chair\w*|captain|founder|co-?founded|founded|certified|licensed|ph\.?d|master|bachelor|freelanc|volunteer)/i;

const roleIn = ({ title, company, description }: Experience): string =>
  [title, company, ...description.split('\n').filter((line) => OWN_ROLE.test(line.trim()))].join(
    '\n',
  );

/** A profile of many short lines has thousands. Those after these belong together. */
const MAX_ITEMS = 300;

/** A list with a figure for each item, as 'Statistics: 98%, Databases: 81%', has an entry for each. */
const listItems = (line: string): string[] =>
  (findNumbers(line).length > 1 ? line.split(/[,;|](?=\s)/) : [line]).filter(
    (item) => item.trim() !== '',
  );

function entriesOf(profile: UserProfile): Entry[] {
  const { experience, education, projects, proofs, skills, additionalInfo, answers } = profile;
  const names = [
    ...experience.map(employer),
    ...education.map(school),
    ...projects.map(({ name }) => name),
  ].filter((name) => name !== '');
  const lines = additionalInfo.achievements.flatMap((text) => text.split('\n'));
  const items = lines.slice(0, MAX_ITEMS).flatMap(listItems);
  const others = [...items.slice(MAX_ITEMS), ...lines.slice(MAX_ITEMS)].join('\n');
  const named = (text: string) => names.find((name) => text.includes(name)) ?? '';
  const ofText = (text: string) => entry(named(text), text);
  return [
    ...experience.map((job) => entry(employer(job), [job, employer(job)], roleIn(job))),
    ...education.map((studied) => entry(school(studied), studied)),
    ...projects.map((project) => entry(project.name, project)),
    ...proofs.map(({ text }) => ofText(text)),
    ...[...items.slice(0, MAX_ITEMS), others]
      .filter((text) => text.trim() !== '')
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
 * Reads what a letter is checked against: the profile with its proofs and answers, the facts of the user's instructions,
 * the contact, for a follow-up what was sent before, and for what the letter says of the company the posting.
 */
export function claimSources({ profile, posting, settings, followUp }: CheckedInput): ClaimSources {
  const { company, position, location, contactName } = posting;
  const { personalInfo, contactInfo, yearsOfExperience, additionalInfo } = profile;
  const entries = [
    ...entriesOf(profile),
    ...[settings?.customPrompt ?? '', ...sentTexts(followUp)].map((text) => entry('', text)),
  ];
  const others = [
    // A phone number's digits count nothing.
    [{ ...personalInfo, phone: '' }, contactInfo, additionalInfo.interests, yearsOfExperience],
    ...[company, companyName(company), position, location, contactName],
  ];
  const known = [...entries, ...others.map((value) => entry('', value))];
  return {
    entries,
    own: textFacts(known),
    all: textFacts([...known, ...postingEntries(posting)]),
    profile,
    company: companyName(company),
    languages: additionalInfo.languages.flatMap((text) =>
      languagesIn(text).map(({ code }) => ({ code, level: languageLevel(text) ?? 0 })),
    ),
    ...entryIndex(entries),
  };
}

const postingEntries = ({ description, compensationRange, category, tags }: Posting): Entry[] => [
  entry('', description),
  entry('', [compensationRange, category, tags]),
];
