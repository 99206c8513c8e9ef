import postingHeadings from '#domain/words/data/postingHeadings.json' with { type: 'json' };
import { anyOf, plainMarks } from '#domain/words/phrases.ts';
import type { PostingLine } from './postingLines.ts';

const SECTIONS = postingHeadings.sections.map(
  ({ section, words }) => [section as PostingSection, anyOf(words)] as const,
);
const ALL = postingHeadings.sections.map(({ words }) => anyOf(words, 'giu'));
const OTHER_WORDS = anyOf(postingHeadings.besides, 'giu');

/** What a section of a posting holds. Nothing is asked for in `other`: offers, the employer, how to apply. */
export type PostingSection = 'duty' | 'requirement' | 'wish' | 'other';

const MOST_HEADING = 70;
/** A sentence can introduce a list: 'Vos missions seront les suivantes :'. */
const MOST_INTRODUCTION = 140;

/** The section that a heading names; `null` for another heading. */
const sectionOf = (heading: string): PostingSection | null =>
  SECTIONS.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;

/** Whether all of the text is words of headings: 'What you bring', unlike 'Experience with AWS'. */
const isOnlyHeading = (text: string): boolean =>
  !/\p{L}{2}/u.test([...ALL, OTHER_WORDS].reduce((rest, words) => rest.replace(words, ' '), text));

/** The section that a text names and nothing else, as headings do. */
export const namedSection = (text: string): PostingSection | null =>
  text.length <= MOST_HEADING && isOnlyHeading(plainMarks(text))
    ? sectionOf(plainMarks(text))
    : null;

const isShouted = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);

export interface PostingHeading {
  /** `null` for a heading that names no known section. */
  section: PostingSection | null;
  /** What follows on its line: 'Requirements: two years in sales'. */
  rest: string;
}

/** The heading that a line is or starts with. */
export function headingOf(line: PostingLine, next: PostingLine | undefined): PostingHeading | null {
  const text = plainMarks(line.text);
  const colon = text.indexOf(':');
  const [head, rest] = [text.slice(0, Math.max(0, colon)), text.slice(colon + 1).trim()];
  if (head && rest && head.length <= MOST_HEADING) {
    const section = !line.isItem && isOnlyHeading(head) ? sectionOf(head) : null;
    return section && { section, rest: line.text.slice(-rest.length) };
  }
  const isMarked = text.endsWith(':') || isShouted(text);
  const introduces = text.endsWith(':') && next?.isItem === true;
  if (text.length > (introduces ? MOST_INTRODUCTION : MOST_HEADING)) return null;
  if (/[.!;,]$/.test(text) || (line.isItem && !isMarked)) return null;
  const section = sectionOf(text);
  const isAbove = !line.isItem && (isMarked || next?.isItem === true);
  if (section && (isAbove || isOnlyHeading(text))) return { section, rest: '' };
  return isAbove && isMarked ? { section: null, rest: '' } : null;
}
