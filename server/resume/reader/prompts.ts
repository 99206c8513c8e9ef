import resumeWords from '#domain/words/data/resumeWords.json' with { type: 'json' };
import { anyOf } from '#domain/words/phrases.ts';
import type { ResumeLine } from '../resumeLine.ts';

/** "Describe your duties here" */
const INSTRUCTION = new RegExp(
  `^\\W*${anyOf(resumeWords.promptVerbs).source}.{0,60}\\b(?:your|here|you)\\b`,
  'iu',
);
/** "Job Title, Company" */
const PLACEHOLDER = new RegExp(
  `^\\W*${anyOf(resumeWords.placeholders).source}\\W*(?:$|[|,\\t])`,
  'iu',
);
const BLANK = /^[\s_.…\-–—/|:]*$/;
const BRACKETED = /\[[^\]\n]{2,80}\]|<[^>\n@]{2,60}>|\{\{?[^}\n]{2,60}\}?\}/g;
/** Not a number, an address or code. */
const isPrompt = (words: string) => !/\d{3}|@|https?:|\w\.\w/.test(words);

/** Removes the prompts of a template: "[Your Name]", "Describe your duties here", blanks to fill in. */
export function withoutPrompts(lines: ResumeLine[]): ResumeLine[] {
  return lines.flatMap((line) => {
    const text = line.text
      .replace(BRACKETED, (words) => (isPrompt(words) ? '' : words))
      .replace(/_{3,}/g, '')
      .trim();
    if (text !== line.text && (BLANK.test(text) || text.split(/\s+/).length < 2)) return [];
    if (INSTRUCTION.test(text) || PLACEHOLDER.test(text)) return [];
    if (BLANK.test(text) && line.links.length === 0) return [];
    return [text === line.text ? line : { ...line, text }];
  });
}
