import { anyOf } from '#domain/words/phrases.ts';
import {
  DOCUMENT_TITLES,
  HEADING_FILLERS,
  SECTION_WORDS,
  type Section,
} from '#domain/words/resumeHeadings.ts';

const isLast = (word: string) => word.endsWith('$');
const PATTERNS = SECTION_WORDS.map(([section, words]) => ({
  section,
  anywhere: anyOf(words.filter((word) => !isLast(word)).map((word) => word.replace(/\*?$/, '*'))),
  last: new RegExp(`${anyOf(words.filter(isLast).map((word) => word.slice(0, -1))).source}$`, 'u'),
}));
const WORDS = [...SECTION_WORDS.flatMap(([, words]) => words), ...HEADING_FILLERS];
/** A whole heading, or each of its words. */
const HEADING = new RegExp(`^${anyOf(WORDS.map((word) => word.replace('$', ''))).source}$`, 'u');

const MAX_WORDS = 6;

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s+/g, ' ');

/** Whether the line is the title of the document: "Curriculum Vitae". */
export const isDocumentTitle = (text: string): boolean => DOCUMENT_TITLES.includes(normal(text));

/** The section that any of the words names, for lines that look like headings. */
export function looseSectionOf(text: string): Section | null {
  const words = normal(text);
  if (words.length > 45 || words.split(' ').length > MAX_WORDS || /[\d@|\t;.,]/.test(words))
    return null;
  return (
    PATTERNS.find(({ anywhere, last }) => anywhere.test(words) || last.test(words))?.section ?? null
  );
}

/** Whether a heading names education and certificates: "Certifications and Education". */
export const namesBoth = (heading: string): boolean =>
  ['education', 'certifications'].every((wanted) =>
    PATTERNS.some(({ section, anywhere }) => section === wanted && anywhere.test(normal(heading))),
  );

/** The section of a line that has only heading words; `null` for other lines. */
export function sectionOf(text: string): Section | null {
  if (text.length > 60 || /[@\t\d]|^\P{L}*$/u.test(text)) return null;
  const words = normal(text);
  if (isHeading(words)) {
    const whole = looseSectionOf(words.replaceAll(',', ''));
    // "Education & Certifications": the first part decides.
    const [first = ''] = words.split(/\s*(?:&|\/|\+|,|\sand\s|\sund\s|\set\s|\sy\s)\s*/);
    return whole === 'skills' || whole === 'softSkills' ? whole : (looseSectionOf(first) ?? whole);
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
