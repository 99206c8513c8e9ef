import { type Entry, idsIn, specificWords } from './entry.ts';
import { memoize, once } from './memoize.ts';

/** Looks entries up by what they have, so that a letter of many sentences isn't compared with each of them. */
export interface EntryIndex {
  /** The entries that a sentence names. */
  namedIn(sentence: string): Entry[];
  /** The entries that pass a test, which runs once for each key. */
  entriesThat(key: string, test: (entry: Entry) => boolean): ReadonlySet<Entry>;
  /** The entries that have the matter of a phrase, in its words or as a skill of another name. */
  entriesAbout(phrase: string): ReadonlySet<Entry>;
  /** The stems of the entries that have this name or name it. */
  stemsAt(name: string): ReadonlySet<string>;
}

/** Letters and digits in a row. */
const RUN = /[\p{L}\p{N}]+/gu;

/** Finds names in a text as whole words. */
function nameFinder(names: readonly string[]): (text: string) => string[] {
  const firstRun = (name: string) => name.match(RUN)?.[0] ?? '';
  const byFirstRun = Map.groupBy(names, firstRun);
  return (text) =>
    Array.from(text.matchAll(RUN)).flatMap(({ 0: run, index }) =>
      (byFirstRun.get(run) ?? []).filter((name) =>
        text.startsWith(name, index - name.indexOf(run)),
      ),
    );
}

/** The entries by each of some words that they have. */
export function byWord(entries: Iterable<Entry>, wordsOf: (entry: Entry) => Iterable<string>) {
  const index = new Map<string, Set<Entry>>();
  for (const entry of entries) {
    for (const word of wordsOf(entry)) {
      const found = index.get(word) ?? new Set();
      index.set(word, found.add(entry));
    }
  }
  return index;
}

export function entryIndex(entries: readonly Entry[]): EntryIndex {
  const byName = Map.groupBy(
    entries.filter(({ name }) => name !== ''),
    ({ name }) => name,
  );
  const names = [...byName.keys()];
  const findNames = nameFinder(names);
  const tested = new Map<string, ReadonlySet<Entry>>();
  const entriesThat: EntryIndex['entriesThat'] = (key, test) => {
    const found = tested.get(key) ?? new Set(entries.filter(test));
    tested.set(key, found);
    return found;
  };
  const byStem = once(() => byWord(entries, ({ stems }) => stems));
  return {
    namedIn: memoize((sentence) =>
      [...new Set(findNames(sentence))].flatMap((name) => byName.get(name) ?? []),
    ),
    entriesThat,
    entriesAbout: memoize((phrase) => {
      const [first, ...others] = specificWords(phrase).map(
        ({ stem }) => byStem().get(stem) ?? new Set<Entry>(),
      );
      const withAll = [...(first ?? entries)].filter((one) => others.every((set) => set.has(one)));
      const withSkill = idsIn(phrase).flatMap((id) => [
        ...entriesThat(`skill ${id}`, ({ skillIds }) => skillIds().has(id)),
      ]);
      return new Set([...withAll, ...withSkill]);
    }),
    stemsAt: memoize(
      (name) =>
        new Set(
          entries
            .filter((entry) => entry.name === name || entry.text.includes(name))
            .flatMap(({ stems }) => [...stems]),
        ),
    ),
  };
}
