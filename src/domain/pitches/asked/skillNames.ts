import skillNames from '#domain/words/data/skillNames.json' with { type: 'json' };

const EVERYDAY: ReadonlySet<string> = new Set(skillNames.everyday);

/** The skill by each of its names. */
const SKILLS: ReadonlyMap<string, string> = new Map(
  skillNames.names.flatMap((row) => {
    const names = row.map((name) => name.toLowerCase());
    return names.map((name) => [name, names[0] ?? name] as const);
  }),
);

const STARTS_SENTENCE = /(?:^|[.!?:\n]\s{0,2})$/;
const GOES_ON_AS_LIST = /^(?:$|[^\p{L}\p{N}\s]|\s+(?:and|or|und|oder|et|ou|y|o)\s)/u;

/** 'R&D', 'R & D', 'SS&C', 'C-Suite', 'Go-to-market', 'D.C.': one R in eight of 2,129 real postings. */
const IN_LONGER_NAME = /[&.-]$/;
const GOES_ON_IN_NAME = /^(?:[&-]|\s?& ?\p{Lu}\b)/u;
const SHORT = 2;

/** Whether the words at a place may be the name of a skill: "Excel", not "excel at sales", "React fast" or "R&D". */
export function isName(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  const isInName =
    IN_LONGER_NAME.test(text.slice(start - 1, start)) ||
    GOES_ON_IN_NAME.test(text.slice(end, end + 4));
  if (word.length <= SHORT && isInName) return false;
  if (!EVERYDAY.has(word.toLowerCase())) return true;
  const isFirst = STARTS_SENTENCE.test(text.slice(Math.max(0, start - 3), start));
  return /\p{Lu}/u.test(word) && (!isFirst || GOES_ON_AS_LIST.test(text.slice(end, end + 6)));
}

const MOST_WORDS = 6;

/** A spelling with its range in the text. */
interface NamedSkill {
  id: string;
  start: number;
  end: number;
}

const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}'+#.]*[\p{L}\p{N}+#])?/gu;

/** The skills that a text names, the longest name first: "MS Excel" isn't also "Excel". */
export function namedSkillsIn(text: string): NamedSkill[] {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const words = Array.from(lower.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const found: NamedSkill[] = [];
  for (let first = 0; first < words.length; first++) {
    for (let count = Math.min(MOST_WORDS, words.length - first); count > 0; count--) {
      const start = words[first]?.start ?? 0;
      const end = words[first + count - 1]?.end ?? 0;
      const id = SKILLS.get(lower.slice(start, end));
      if (id === undefined || !isName(text, start, end)) continue;
      found.push({ id, start, end });
      first += count - 1;
      break;
    }
  }
  return found;
}
