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
  const withWords = ({ id, start, end }: { id: string; start: number; end: number }) => ({
    id,
    words: text.slice(start, end),
  });
  const names = namedSkillsIn(text).map(withWords);
  const words = textWords(text);
  const ids = new Set(names.map(({ id }) => id));
  const stems = new Set(words.map(({ stem }) => stem));
  return { text, names, words, ids, stems };
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
    words: line.words
      .filter((word) => counts(word) && other.stems.has(word.stem))
      .map(({ text }) => text),
  };
}

/** Of the names and strong words of a line, the least share that a sentence has to have too. */
const LEAST_SHARE = 0.3;

/** A sentence of the user with what it's read with. */
interface ReadSentence {
  read: ReadText;
  /** Of the profile, the skills that it names; they count like the listed ones. */
  skills: readonly ReadText[];
}

/** What the line and a sentence about the same matter share; `[]` when it's about something else. */
export function sharedMatter(line: ReadText, { read, skills }: ReadSentence): string[] {
  const isStrong = (word: TextWord) => word.isStrong;
  const { names: listed, words: own } = sharedWords(line, read, isStrong);
  const named = skills.flatMap((skill) => nameIn(line, skill) ?? []);
  const names = [...listed, ...named];
  const all = line.words.filter(isStrong).length + line.names.length;
  const isSame = own.length > 1 ? own.length / all >= LEAST_SHARE : own.length / all > 0.5;
  if (names.length === 0 && !isSame) return [];
  return [...new Set([...names, ...own])];
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of the line that name a skill or paper, `null` when it doesn't. */
export function nameIn(line: ReadText, name: ReadText): string | null {
  const listed = line.names.find(({ id }) => name.ids.has(id));
  if (listed) return listed.words;
  // Most lines don't have it. Making a pattern takes longer.
  if (!line.text.toLowerCase().includes(name.text.toLowerCase())) return null;
  const exact = new RegExp(
    `(?<![\\p{L}\\p{N}-])${escapeRegExp(name.text)}(?![\\p{L}\\p{N}+#])`,
    name.text.length < 4 ? 'u' : 'iu',
  );
  const found = exact.exec(line.text);
  const isSpecific = name.words.some((word) => word.isStrong) || name.text.length < 3;
  return found && isSpecific && isName(line.text, found.index, found.index + found[0].length)
    ? found[0]
    : null;
}
