import { degreeLevel } from '#domain/forms/degreeLevel.ts';
import { namedSkillsIn } from '#domain/pitches/asked/skillNames.ts';
import { languageOf } from '#domain/pitches/prompt/letterLanguage.ts';
import type { ProfileLine } from '#domain/profile/profileLines.ts';
import resumeWords from '#domain/words/data/resumeWords.json' with { type: 'json' };
import workVerbs from '#domain/words/data/workVerbs.json' with { type: 'json' };

/** A verb without its ending: 'manag' of 'manage', 'managed' and 'managing'. */
const stemOf = (verb: string): string =>
  verb
    .replace(/(?<=..)(?:es|ed|ing|e|s)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/y$/, 'i');

const VERBS: ReadonlySet<string> = new Set([
  ...workVerbs.verbs.flatMap((verb) => [verb, stemOf(verb)]),
  ...workVerbs.irregular,
]);

/** 'Managed', 'I have managed', 'Successfully managed', 'Co-managed'. Who participated in an event tells of no work. */
const FIRST_WORD = /^(?!participat)(?:I (?:have |am |was )?|\p{L}+ly )?(?:\p{L}{2}-)?(\p{L}+)/iu;
/** 'Preparation of', 'Installation and testing of': one in 20 of the lines that first letters had. */
const NAMES_WORK =
  /^(?:responsible for|experience (?:in|with)|\p{L}+(?:tion|sion|ment|sis|ance)(?: (?:and|&) \p{L}+)? of) /iu;
/** Text that was cut, or has the cell of a table. */
const IS_PART = new RegExp(
  `[,;:&/(–—-]$| (?:${resumeWords.joining.join('|')})$|\\([^()]*$|[\\t•]`,
  'iu',
);
const LABEL = /^[^:]{0,30}:/;
const DIPLOMA = /^(?:\p{L}+ )?(?:diplom|licence |laurea)/iu;
/** 'Web design' is a line to choose, not a sentence. */
const FEWEST_WORDS = 4;
const LONGEST = 300;
const MOST_SKILL_WORDS = 3;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

function beginsAsWork(text: string): boolean {
  const first = FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? '';
  const isVerb = VERBS.has(first) || VERBS.has(stemOf(first)) || first.endsWith('ed');
  return isVerb || NAMES_WORK.test(text);
}

/** A known skill, or several words that the posting has, too: not 'Team' or 'Working'. */
function isSkillName(text: string, asked: string): boolean {
  if (namedSkillsIn(text).length === 0)
    return wordsIn(text) > 1 && asked.includes(text.toLowerCase());
  return wordsIn(text.split(' (')[0] ?? '') <= MOST_SKILL_WORDS;
}

/**
 * The lines that may be in a letter before the user has looked at them: whole, work that begins as work does in English,
 * education that names a degree. Of what first letters had from 593 rough resumes, half didn't fit. What a summary says
 * is often what its writer looks for, so that it only fits where no other work does.
 *
 * @param requests what the posting asks for
 */
export function fittingLines(
  lines: readonly ProfileLine[],
  requests: readonly string[],
): ReadonlySet<ProfileLine> {
  const asked = requests.join('\n').toLowerCase();
  const work = lines.filter(({ kind }) => kind === 'work').map(({ text }) => text);
  const isEnglish = (languageOf(work.join('\n')) ?? 'English') === 'English';
  const fits = ({ kind, source, text }: ProfileLine): boolean => {
    if (kind === 'language') return true;
    if (IS_PART.test(text) || text.length > LONGEST) return false;
    if (kind === 'skill') return isSkillName(text, asked);
    if (!/^\p{Lu}/u.test(text)) return false;
    if (source === 'Education') return degreeLevel(text) > 0 || DIPLOMA.test(text);
    if (LABEL.test(text)) return false;
    if (kind === 'credential') return true;
    return wordsIn(text) >= FEWEST_WORDS && (!isEnglish || beginsAsWork(text));
  };
  const fitting = lines.filter(fits);
  const done = fitting.filter(({ place }) => place?.list !== 'summary');
  return new Set(done.some(({ kind }) => kind === 'work') ? done : fitting);
}
