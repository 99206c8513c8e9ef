import { type Entry, idsIn, specificWords } from './entry.ts';
import { memoize, once } from './memoize.ts';

/** Looks entries up by what they have, so that a letter of many sentences isn't compared with each of them. */
export interface EntryIndex {
  /** The entries that a sentence names, in this capitalization or if the resume has a name in capitals only. */
  namedIn(sentence: string): Entry[];
  /** The entries whose name a text begins with. */
  namedAtStart(text: string): Entry[];
  /** The entries that pass a test, which runs once for each key. */
  entriesThat(key: string, test: (entry: Entry) => boolean): ReadonlySet<Entry>;
  /** The entries that have the matter of a phrase: 'nursing' of a registered nurse. */
  entriesAbout(phrase: string): ReadonlySet<Entry>;
  /** The short entries with a figure that share a word with a text. */
  itemsSharing(text: string): ReadonlySet<Entry>;
  /** The stems of the entries that have this name or name it. */
  stemsAt(name: string): ReadonlySet<string>;
  /** Whether an entry has 'at' or 'joined' before this name. */
  isAfterAt(name: string): boolean;
}

/** Letters and digits in a row. */
const RUN = /[\p{L}\p{N}]+/gu;

const IN_CAPITALS = /^\P{Ll}{5,}$/u;

/** An entry such as 'Statistics: 98%'. */
export const isItem = ({ text, numbers }: Entry): boolean => text.length < 120 && numbers.size > 0;

/** Finds names in a text as whole words. */
function nameFinder(names: readonly string[]): (text: string, isAtStart?: boolean) => string[] {
  const firstRun = (name: string) => name.match(RUN)?.[0] ?? '';
  const byFirstRun = Map.groupBy(names, firstRun);
  return (text, isAtStart = false) =>
    Array.from(isAtStart ? text.slice(0, 100).matchAll(RUN) : text.matchAll(RUN)).flatMap(
      ({ 0: run, index }) =>
        (byFirstRun.get(run) ?? []).filter((name) => {
          const at = index - name.indexOf(run);
          return text.startsWith(name, at) && !(isAtStart && at > 0);
        }),
    );
}

/** The entries by each of some words that they have. */
function byWord(entries: Iterable<Entry>, wordsOf: (entry: Entry) => Iterable<string>) {
  const index = new Map<string, Set<Entry>>();
  for (const entry of entries) {
    for (const word of wordsOf(entry)) {
      const found = index.get(word) ?? new Set();
      index.set(word, found.add(entry));
    }
  }
  return index;
}

/** Finds the entries with a stem, with one that it begins with, or with one that begins with it. */
function relatedFinder(entries: readonly Entry[]): (stem: string) => ReadonlySet<Entry> {
  const index = byWord(entries, ({ stems }) => stems);
  const sorted = [...index.keys()].filter(({ length }) => length > 3).sort();
  const firstFrom = (stem: string): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as string) < stem) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return memoize((stem) => {
    const related = [stem];
    for (let length = 4; length < stem.length; length += 1) related.push(stem.slice(0, length));
    for (let at = firstFrom(stem); sorted[at]?.startsWith(stem); at += 1) {
      related.push(sorted[at] as string);
    }
    return new Set(related.flatMap((one) => [...(index.get(one) ?? [])]));
  });
}

const EMPLOYER =
  /\b(?:at|joined) (?:the )?(?=(\p{Lu}[\p{L}\d&.-]*(?:\s\p{Lu}[\p{L}\d&.-]*){0,3}))/gu;

const withoutFullStop = (name: string): string => name.replace(/[.-]{1,9}$/, '');

/** The names after 'at' and 'joined', and their first words. */
function employersIn(entries: readonly Entry[]): Set<string> {
  const names = new Set<string>();
  for (const { text } of entries) {
    for (const [, name = ''] of text.matchAll(EMPLOYER)) {
      const words = name.split(/\s/);
      for (const at of words.keys()) names.add(withoutFullStop(words.slice(0, at + 1).join(' ')));
    }
  }
  return names;
}

export function entryIndex(entries: readonly Entry[]): EntryIndex {
  const byName = Map.groupBy(
    entries.filter(({ shortName }) => shortName !== ''),
    ({ shortName }) => shortName,
  );
  const names = [...byName.keys()];
  const findNames = nameFinder(names);
  const findCapitals = nameFinder(names.filter((name) => IN_CAPITALS.test(name)));
  const withNames = (found: readonly string[]) =>
    [...new Set(found)].flatMap((name) => byName.get(name) ?? []);
  const tested = new Map<string, ReadonlySet<Entry>>();
  const entriesThat: EntryIndex['entriesThat'] = (key, test) => {
    const found = tested.get(key) ?? new Set(entries.filter(test));
    tested.set(key, found);
    return found;
  };
  const related = once(() => relatedFinder(entries));
  const items = once(() =>
    byWord(entriesThat('item', isItem), ({ specificStems }) => specificStems()),
  );
  const employers = once(() => employersIn(entries));
  return {
    namedIn: memoize((sentence) =>
      withNames([...findNames(sentence), ...findCapitals(sentence.toUpperCase())]),
    ),
    namedAtStart: (text) => withNames(findNames(text, true)),
    entriesThat,
    entriesAbout: memoize((phrase) => {
      const [first, ...others] = specificWords(phrase).map(({ stem }) => related()(stem));
      const withAll = [...(first ?? entries)].filter((one) => others.every((set) => set.has(one)));
      const withSkill = idsIn(phrase).flatMap((id) => [
        ...entriesThat(`skill ${id}`, ({ skillIds }) => skillIds().has(id)),
      ]);
      return new Set([...withAll, ...withSkill]);
    }),
    itemsSharing: memoize(
      (text) => new Set(specificWords(text).flatMap(({ stem }) => [...(items().get(stem) ?? [])])),
    ),
    stemsAt: memoize(
      (name) =>
        new Set(
          entries
            .filter(({ shortName, text }) => shortName === name || text.includes(name))
            .flatMap(({ stems }) => [...stems]),
        ),
    ),
    isAfterAt: (name) => employers().has(withoutFullStop(name)),
  };
}
