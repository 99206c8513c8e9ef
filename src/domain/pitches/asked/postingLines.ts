import { namedSkillsIn } from './skillNames.ts';

/** A line or sentence of a posting, without its bullet. */
export interface PostingLine {
  text: string;
  isItem: boolean;
  /** A line of its own or a sentence of a short one, not a sentence of a long paragraph. */
  isWhole: boolean;
}

const BULLET = /^(?:(?:[•●○◦▪■□►▶➢→✓✔✅★◆·‣⁃*+–—~»>|-]|\(?\d{1,2}[.)](?!\d))(?:\uFE0F|\s|$)*)+/u;
/** Bullets inside a line: "Tasks: • Cook • Clean", "REQUISITOS: - Carnet B. - Experiencia". */
const INLINE_BULLET = /(?:[•●▪■►✓✔✅]\uFE0F?|(?<=[.:;]\s)[-*–]\s(?=\p{Lu}))\s*/u;
/** The end of a sentence that isn't an abbreviation's or an initial's. */
const SENTENCE_END =
  /(?<=[.!?…]["”’)]?)(?<!(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|bzw|inkl|ca|evtl|min|max|mind|approx|incl|Dr|Mr|Mrs|Ms|St|No|Nr|vs|Jr|[tT]el)\.)\s+(?=[\p{Lu}\p{N}"“„¿¡(])/u;
/** Images, icons, headings, emphasis and escapes of Markdown, which aren't part of the text. */
const MARKUP =
  /!\[[^\]]{0,200}\]\([^()\s]{0,500}\)|\{\{[^{}]{0,200}\}\}|\*\*|__|\\(?=[.()*_-])|^\s*#+\s+/g;

const LONG_LINE = 170;
const LONG_ITEM = 300;

const plainLine = (text: string): string => text.replace(MARKUP, '').replace(/\s+/g, ' ').trim();

/** 'R' and 'C++' are words, too. */
const hasWords = (text: string): boolean =>
  /\p{L}{2}/u.test(text) || namedSkillsIn(text).length > 0;

/** The lines of a posting: list items and short lines as they are, long lines as their sentences. */
export function postingLines(description: string): PostingLine[] {
  const lines = description.split(/\r\n?|\n|\u2028/).map(plainLine);
  return lines.flatMap((text, index) => {
    const isAlone = !lines[index - 1] && !lines[index + 1];
    return text.split(INLINE_BULLET).flatMap((part, place, parts): PostingLine[] => {
      const isItem = place > 0 || BULLET.test(part);
      const plain = part.replace(BULLET, '').trim();
      const isLong = plain.length > (isAlone ? LONG_LINE : LONG_ITEM);
      const isOne = isItem && plain.length <= LONG_ITEM && parts.length < 3;
      const sentences = isOne ? [plain] : plain.split(SENTENCE_END);
      return sentences.filter(hasWords).map((sentence, at) => ({
        text: sentence,
        isItem: isItem && at === 0,
        isWhole: sentences.length === 1 || !isLong,
      }));
    });
  });
}
