import resumeHeadings from '#domain/words/data/resumeHeadings.json' with { type: 'json' };
import { anyOf } from '#domain/words/phrases.ts';

/** The sections of a resume. 'other' and 'facts', such as a visa, have known headings, but aren't read. */
export type Section =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'softSkills'
  | 'certifications'
  | 'projects'
  | 'languages'
  | 'interests'
  | 'achievements'
  | 'references'
  | 'facts'
  | 'other';

/** Without accents, so that a table needs one spelling: "formação", "formació". */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** "skill*" also begins a word, "other$" is only the last one. */
function patternOf(words: string[]): RegExp {
  const last = words.flatMap((word) => (word.endsWith('$') ? [word.slice(0, -1)] : []));
  const begun = words
    .filter((word) => !word.endsWith('$'))
    .map((word) => word.replace(/\*?$/, '*'));
  const sources = [
    ...(begun.length > 0 ? [anyOf(begun).source] : []),
    ...(last.length > 0 ? [`${anyOf(last).source}$`] : []),
  ];
  return new RegExp(sources.join('|'), 'u');
}
const PATTERNS = resumeHeadings.sections.map(({ section, words }) => ({
  section: section as Section,
  pattern: patternOf(words.map(folded)),
}));
const FILLERS = resumeHeadings.fillers.map(folded);
const WORDS = [...resumeHeadings.sections.flatMap(({ words }) => words.map(folded)), ...FILLERS];
/** A whole heading, or each of its words. */
const HEADING = new RegExp(`^${anyOf(WORDS.map((word) => word.replace('$', ''))).source}$`, 'u');

const MAX_WORDS = 6;

const normal = (text: string) =>
  folded(text.toLowerCase())
    .replace(/[’`]/g, "'")
    // "B) Education", "2. Skills"
    .replace(/^(?:[a-z]|\d{1,2})[.)\]]\s+|[\s:–—-]*\([^()\d]*\)\W*$/g, '')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s+/g, ' ');

/** The section that any of the words names, for lines that look like headings. */
export function looseSectionOf(text: string): Section | null {
  const words = normal(text).replaceAll(',', '');
  const isLong = words.length > 45 || words.split(' ').length > MAX_WORDS;
  if (isLong || /[\d@|\t;.]/.test(words)) return null;
  return PATTERNS.find(({ pattern }) => pattern.test(words))?.section ?? null;
}

/** The section of a line that has only heading words; `null` for other lines. */
export function sectionOf(text: string): Section | null {
  const words = normal(text);
  if (text.length > 60 || words === '' || /[@\t\d]/.test(words)) return null;
  if (isHeading(words)) {
    const whole = looseSectionOf(words);
    // "Education & Certifications": the first part decides, unless it isn't read: "Teaching and technical experience".
    const [first = ''] = words.split(/\s*(?:&|\/|\+|,|\sand\s|\sund\s|\set\s|\sy\s)\s*/);
    const part = looseSectionOf(first) ?? 'other';
    return whole === 'skills' || whole === 'softSkills' || part === 'other' ? whole : part;
  }
  return null;
}

const isHeading = (words: string) =>
  HEADING.test(words) ||
  words.split(/[\s/&+,]+|-(?=\s|$)/).every((word) => word === '' || HEADING.test(word));

/** A heading with text on the same line: "Skills: Java, Go". */
export function inlineHeading(text: string): { section: Section; rest: string } | null {
  const [, head = '', rest = ''] = /^([^:\t]{3,40})(?::\s*|\t)(\S.*)$/.exec(text) ?? [];
  const section = head ? sectionOf(head) : null;
  return section ? { section, rest } : null;
}
