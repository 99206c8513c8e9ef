import { closeName } from '../asked/closeWords.ts';
import { nameIn, readText } from '../asked/matching.ts';
import { namedSkillsIn, spellingOf } from '../asked/skillNames.ts';
import { textWords } from '../asked/textWords.ts';
import type { Asked } from '../askedFor.ts';
import { verbOf } from '../resumeVerbs.ts';

const listFormat = new Intl.ListFormat('en-US');

const MOST_NAMES = 3;
const MOST_WORDS = 5;

/** 'Kubernetes', 'PostgreSQL', 'SAP': capitalized inside of a line. */
const NAME = /(?<=\S )\p{Lu}[\p{L}\p{N}+#]{2,}(?![\p{L}\p{N}+#.-])/gu;

/** 'Strong Communication And Leadership': every word has a capital, so that capitals show no names. */
const isTitleCase = (text: string): boolean => !/(?<!\p{L})\p{Ll}{4}/u.test(text);

/** What closes a request of one name: 'in production' of 'Kubernetes in production, including upgrades'. */
const TAIL = /^ (?:in|at|under|for|on) \p{Ll}+(?=$|[,.;:]| (?:and|or|\()(?!\p{L}))/u;

/** A skill in a sentence: as the profile writes it, or the posting, or as it's usually written. Lowercase comes last. */
export function skillSpelling(words: string, skills: readonly string[]): string {
  const own = skills.filter((skill) => skill.toLowerCase() === words.toLowerCase());
  const [listed] = namedSkillsIn(words);
  const isWhole = listed && listed.start === 0 && listed.end === words.length;
  const usual = isWhole ? [spellingOf(listed.id)] : [];
  const name = [...own, words, ...usual].find((each) => /\p{Lu}/u.test(each)) ?? words;
  // 'Distributed systems' has the capital of a list.
  const isPlain = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name) && !usual.includes(name);
  return isPlain ? name.toLowerCase() : name;
}

/** The skills and other names that a line and a sentence share, in the line's order, as ranges of the line. */
function sharedNames(line: string, sentence: string, skills: readonly string[]) {
  const [asked, said] = [readText(line), readText(sentence)];
  const ids = new Set(said.names.map(({ id }) => id));
  const own = skills.flatMap((skill) => {
    const name = readText(skill);
    const start = line.toLowerCase().indexOf(skill.toLowerCase());
    return start !== -1 && nameIn(asked, name) !== null && nameIn(said, name) !== null
      ? [{ start, end: start + skill.length }]
      : [];
  });
  const saidNames = new Set(sentence.match(NAME));
  const capitalized = isTitleCase(line)
    ? []
    : Array.from(line.matchAll(NAME), ({ 0: name, index }) => ({
        start: index,
        end: index + name.length,
      })).filter(({ start, end }) => saidNames.has(line.slice(start, end)));
  const all = [...namedSkillsIn(line).filter(({ id }) => ids.has(id)), ...own, ...capitalized];
  return all
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }, index, sorted) =>
      sorted.slice(0, index).every((earlier) => earlier.end <= start),
    );
}

/** The longest run of words about the matter that both texts have: 'month-end close'. '' for none. */
function sharedWords(line: string, sentence: string): string {
  const matter = new Map(textWords(line).map((word) => [word.text.toLowerCase(), word]));
  const said = sentence.toLowerCase();
  const runs: string[] = [];
  for (const part of line.split(/[^\p{L}\p{N}' -]+/u)) {
    const words = part.trim().split(/\s+/);
    for (let first = 0; first < words.length; first++) {
      for (let end = Math.min(words.length, first + MOST_WORDS); end > first + 1; end--) {
        const [start = '', ...rest] = words.slice(first, end);
        const run = [start, ...rest].join(' ');
        const at = said.search(new RegExp(`(?<![\\p{L}-])${run.toLowerCase()}(?![\\p{L}-])`, 'u'));
        const isMatter = [start, ...rest].every((word) =>
          word.split('-').some((piece) => matter.get(piece.toLowerCase())?.isStrong),
        );
        if (at === -1 || !isMatter || (first === 0 && verbOf(start)?.form === 'base')) continue;
        runs.push(sentence.slice(at, at + run.length));
      }
    }
  }
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

const OPTIONAL =
  /\b(?:advantage|nice to have|(?:is|are|be|a) (?:big |huge |strong )?(?:plus|bonus)|not required|preferred|preferably|optional|desirable|would be (?:great|nice)|von Vorteil|wünschenswert|un plus|souhaitée?s?|deseables?|valorables?|se valora\w*)\b/i;

/** Whether the posting would like something rather than need it. */
export const isOptional = ({ kind, text }: Asked): boolean =>
  kind === 'wish' || OPTIONAL.test(text);

/** Words of a request that can be said back to the reader. */
export interface AskedPhrase {
  text: string;
  /** Names of skills and the like, which someone looks for; other matters are only mentioned. */
  isName: boolean;
}

/**
 * The part of a line that a sentence of the user shows: 'Kubernetes in production' of a line that also asks for
 * Kafka. `null` if they share
 * no name, no longer words and no work.
 *
 * @param skills of the profile, for names and their spelling
 */
export function askedPhrase(
  line: string,
  sentence: string,
  skills: readonly string[],
): AskedPhrase | null {
  const ranges = sharedNames(line, sentence, skills).slice(0, MOST_NAMES);
  const names = ranges.map(({ start, end }) => skillSpelling(line.slice(start, end), skills));
  const [tail = ''] = ranges.length === 1 ? (TAIL.exec(line.slice(ranges[0]?.end)) ?? []) : [];
  const distinct = [...new Set(names)];
  if (distinct.length > 0) return { text: listFormat.format(distinct) + tail, isName: true };
  const text = sharedWords(line, sentence) || closeName(line, sentence);
  return text === '' ? null : { text, isName: false };
}
