import { LIMITS } from '#domain/contract/limits.ts';

/** The parts of a page title such as `first line | Author | 12 comments`. */
export interface TitleParts {
  title: string;
  author: string;
  /** Whether the author gave the post a title. */
  isWritten: boolean;
}

const POSTED = / posted (?:on the topic|(?:a|an|this|a video) .*|.* on LinkedIn)$/i;
const SITE = /^LinkedIn$/i;
const COMMENTS = /^[\d.,]+ comments?$/i;

/** Splits a page title. Bars inside the post's own title are kept. */
export function titleParts(pageTitle: string): TitleParts {
  const parts = pageTitle.split(' | ').map((part) => part.trim());
  if (parts.length > 1 && SITE.test(parts.at(-1) ?? '')) parts.pop();
  const hasComments = parts.length > 1 && COMMENTS.test(parts.at(-1) ?? '');
  if (hasComments) parts.pop();
  if (parts.length < 2) return { title: parts[0] ?? '', author: '', isWritten: false };
  const last = parts.pop() ?? '';
  return {
    title: parts.join(' | '),
    author: last.replace(POSTED, ''),
    isWritten: POSTED.test(last),
  };
}

const firstLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';

/** Whether LinkedIn made up the heading, such as 'Ana Sousa’s Post'. */
const isPlaceholder = (heading: string, author: string): boolean =>
  heading === '' || /['’]s? Post$/i.test(heading) || heading === author;

/** The text within `max` characters, cut at a word. */
function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1);
  return `${/^.+(?=\s)/.exec(start)?.[0].trimEnd() ?? start}…`;
}

/** The title that the author wrote, the page's headline, or the post's first line. */
export function ownTitle(page: {
  heading: string;
  headline: string;
  pageTitle: string;
  author: string;
  content: string;
}): string {
  const { title, isWritten } = titleParts(page.pageTitle);
  const found = [
    isPlaceholder(page.heading, page.author) ? '' : page.heading,
    isWritten ? title : '',
    firstLine(page.headline),
    firstLine(page.content),
    title,
  ].find((candidate) => candidate !== '');
  return cutAtWord(found ?? '', LIMITS.title);
}
