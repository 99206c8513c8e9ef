import type { ResumeLine } from '../resumeLine.ts';
import { splitSections } from './sections.ts';
import { withoutTips } from './templateTips.ts';

const textOf = ({ text, links }: ResumeLine) =>
  [text, ...links.filter((link) => !text.includes(link))].filter((part) => part !== '').join(' ');

/**
 * What the resume says of its owner, in reading order, a paragraph on each line, links behind the words
 * that lead to them. Without referees, and without a template's prompts.
 */
export const resumeText = (lines: ResumeLine[]): string =>
  splitSections(withoutTips(lines))
    .filter(({ section }) => section !== 'references')
    .flatMap(({ heading, lines: own }) => [heading, ...own.map(textOf)])
    .filter((text) => text !== '')
    .join('\n');
