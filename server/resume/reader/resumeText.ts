import type { ResumeLine } from '../resumeLine.ts';
import { withoutPrompts } from './prompts.ts';
import { splitSections } from './sections.ts';

const textOf = ({ text, links }: ResumeLine) =>
  [text, ...links.filter((link) => !text.includes(link))].filter((part) => part !== '').join(' ');

/**
 * The resume's text in reading order, one paragraph per line, links after the words that lead to them.
 * Without referees and a template's prompts.
 */
export const resumeText = (lines: ResumeLine[]): string =>
  splitSections(withoutPrompts(lines))
    .filter(({ section }) => section !== 'references')
    .flatMap(({ heading, lines: own }) => [heading, ...own.map(textOf)])
    .filter((text) => text !== '')
    .join('\n');
