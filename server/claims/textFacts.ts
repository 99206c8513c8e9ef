import { namedSkillsIn } from '#domain/pitches/asked/skillNames.ts';
import { type Entry, stem } from './entry.ts';

/** Tells what texts have in common with a name or number. */
export interface TextFacts {
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

const NONE: ReadonlySet<Entry> = new Set();

/** 'CI/CD' is also 'CI' and 'CD', 'Node.js' is also 'Node'. */
const stemsOf = (word: string): string[] => {
  const parts = word.split(/[/&-]|\.(?=\w)/);
  return parts.length > 1 ? [stem(word), ...parts.map(stem)] : [stem(word)];
};

/** The entries by the stems of their words. */
function byStem(entries: readonly Entry[]): ReadonlyMap<string, ReadonlySet<Entry>> {
  const stems = new Map<string, string[]>();
  const index = new Map<string, Set<Entry>>();
  for (const entry of entries) {
    for (const word of entry.words) {
      const known = stems.get(word) ?? stemsOf(word);
      stems.set(word, known);
      for (const each of known) index.set(each, (index.get(each) ?? new Set()).add(entry));
    }
  }
  return index;
}

export function textFacts(entries: readonly Entry[]): TextFacts {
  const index = byStem(entries);
  let skills: Set<string> | undefined;
  let initials: Set<string> | undefined;
  const numbers = new Set(entries.flatMap((each) => [...each.numbers]));
  return {
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
          .flatMap(({ text }) => text.split(/[,;|()/\n]| [-–—] /))
          .flatMap((part) => [initialsOf(part), initialsOf(part).slice(0, 2)]),
      );
      return initials.has(wanted);
    },
  };
}
