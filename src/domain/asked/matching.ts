import { isName, namedSkillsIn } from './skillNames.ts';
import { type TextWord, textWords } from './textWords.ts';

/** A text with what matching needs, read once. */
export interface ReadText {
  text: string;
  /** Listed skills and papers: the id of each, with the words. */
  names: { id: string; words: string }[];
  words: TextWord[];
  ids: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

export function readText(text: string): ReadText {
  const names = namedSkillsIn(text).map(({ id, start, end }) => ({
    id,
    words: text.slice(start, end),
  }));
  const words = textWords(text);
  const ids = new Set(names.map(({ id }) => id));
  return { text, names, words, ids, stems: new Set(words.map(({ stem }) => stem)) };
}

export const joined = (words: readonly string[]): string => [...new Set(words)].join(', ');

/** The names and specific words of a line that another text has too. */
export function sharedWords(
  line: ReadText,
  other: ReadText,
  counts = ({ isSpecific }: TextWord) => isSpecific,
) {
  const names = line.names.filter(({ id }) => other.ids.has(id)).map(({ words }) => words);
  return {
    names,
    // A name's own words don't count again: 'Power' of 'Power BI'.
    words: line.words
      .filter(({ text }) => !names.some((name) => name.includes(text)))
      .filter((word) => counts(word) && other.stems.has(word.stem))
      .map(({ text }) => text),
  };
}

/** Of the names and specific words of a line, the least share that a sentence has to have too. */
const LEAST_SHARE = 0.3;

/**
 * What the line and a sentence about the same matter share; `[]` when it's about something else.
 * `skills`: of the profile, those that the sentence names; they count like the listed ones.
 */
export function sharedMatter(
  line: ReadText,
  sentence: ReadText,
  skills: readonly ReadText[],
): string[] {
  const isStrong = (word: TextWord) => word.isStrong;
  const { names: listed, words } = sharedWords(line, sentence, isStrong);
  const own = skills.flatMap((skill) => nameIn(line, skill) ?? []);
  const names = [...listed, ...own];
  const all = line.words.filter(isStrong).length + line.names.length;
  const share = words.length / all;
  const isSame = words.length > 1 ? share >= LEAST_SHARE : share > 0.5;
  return names.length > 0 || isSame ? [...new Set([...names, ...words])] : [];
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of the line that name a skill or paper, `null` when it doesn't. */
export function nameIn(line: ReadText, name: ReadText): string | null {
  const listed = line.names.find(({ id }) => name.ids.has(id));
  if (listed) return listed.words;
  if (name.words.length === 1) {
    // Most lines don't have it. Making a pattern takes longer.
    if (!line.text.toLowerCase().includes(name.text.toLowerCase())) return null;
    const exact = new RegExp(
      `(?<![\\p{L}\\p{N}-])${escapeRegExp(name.text)}(?![\\p{L}\\p{N}+#])`,
      name.text.length < 4 ? 'u' : 'iu',
    );
    const found = exact.exec(line.text);
    const isSpecific = name.words[0]?.isStrong || name.text.length < 3;
    return found && isSpecific && isName(line.text, found.index, found.index + found[0].length)
      ? found[0]
      : null;
  }
  if (!name.words.every(({ stem }) => line.stems.has(stem))) return null;
  const words = name.words.map(({ stem }) => line.words.find((word) => word.stem === stem));
  return name.words.some(({ isSpecific }) => isSpecific) && !words.includes(undefined)
    ? joined(words.flatMap((word) => word?.text ?? []))
    : null;
}
