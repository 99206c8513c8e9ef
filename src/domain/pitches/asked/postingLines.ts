/** A line or sentence of a posting, without its bullet. */
export interface PostingLine {
  text: string;
  isItem: boolean;
  /** A line of its own or a sentence of a short one, not a sentence of a long paragraph. */
  isWhole: boolean;
  /** It has blank lines before and after it, as headings have. */
  isAlone: boolean;
  /** Marked as a heading in Markdown. */
  isHeading: boolean;
}

const BULLET =
  /^(?:(?:[•●○◦▪■□►▶➢→✓✔✅★◆·‣⁃*+–—~»>|-]|\p{Extended_Pictographic}|o(?=\s)|\(?\d{1,2}[.)](?!\d)|[a-z]\))(?:\uFE0F|\s|$)*)+/u;
/** Bullets inside a line: "Tasks: • Cook • Clean", "REQUISITOS: - Carnet B. - Experiencia". */
const INLINE_BULLET = /(?:[•●▪■►✓✔✅]\uFE0F?|\s·\s|(?<=[.:;]\s)[-*–]\s(?=\p{Lu}))\s*/u;
/** The end of a sentence that isn't an abbreviation's or an initial's. */
const SENTENCE_END =
  /(?<=[.!?…]["”’)]?)(?<!(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|bzw|inkl|ca|evtl|min|max|mind|approx|incl|Dr|Mr|Mrs|Ms|St|No|Nr|vs|Jr|[tT]el)\.)\s+(?=[\p{Lu}\p{N}"“„¿¡(])/u;
/** Images, icons, emphasis and escapes of Markdown, which aren't part of the text. */
const MARKUP = /!\[[^\]]{0,200}\]\([^()\s]{0,500}\)|\{\{[^{}]{0,200}\}\}|\*\*|__|\\(?=[.()*_-])/g;
const LINK = /\[([^[\]]{1,200})\]\([^()\s]{0,500}\)/g;
const HEADING = /^\s*(?:#+\s|\*\*[^*]{3,80}\*\*\s*$)/;

const LONG_LINE = 170;
const LONG_ITEM = 300;

const plainLine = (text: string): string =>
  text
    .replace(/^\s*#+\s+/, '')
    .replace(MARKUP, '')
    .replace(LINK, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

const indentOf = (line: string): number => line.search(/\S/);

interface RawLine {
  text: string;
  indent: number;
  isAlone: boolean;
  isHeading: boolean;
}

/** Whether an item or a long line goes on in the next line: that is indented, or starts in lowercase. */
function goesOn(last: RawLine, next: string, indent: number): boolean {
  const { text, isHeading } = last;
  if (isHeading || BULLET.test(next) || text.endsWith(':')) return false;
  const isItem = BULLET.test(text);
  if (isItem && indent > last.indent) return true;
  return /^(?:\p{Ll}{2}|\()/u.test(next) && !/[.;!?]$/.test(text) && (isItem || text.length > 60);
}

/** The lines of a posting: list items and short lines as they are, long lines as their sentences. */
export function postingLines(description: string): PostingLine[] {
  const lines: RawLine[] = [];
  const raw = description.split(/\r\n?|\n|\u2028/);
  let bullet = '';
  for (const [index, each] of raw.entries()) {
    const text = plainLine(each);
    const last = lines.at(-1);
    const isHeading = HEADING.test(each);
    const isNext = last && !isHeading && hasWords(raw[index - 1] ?? '');
    // A bullet can be on a line of its own.
    if (text !== '' && !hasWords(text)) bullet = BULLET.test(text) ? '• ' : '';
    else if (text !== '' && isNext && goesOn(last, text, indentOf(each))) last.text += ` ${text}`;
    else if (text !== '') {
      const isAlone = !raw[index - 1]?.trim() && !raw[index + 1]?.trim();
      lines.push({ text: bullet + text, isAlone, isHeading, indent: indentOf(each) });
      bullet = '';
    }
  }
  return lines.flatMap(({ text, isAlone, isHeading }) =>
    text.split(INLINE_BULLET).flatMap((part, index, parts): PostingLine[] => {
      const isItem = index > 0 || BULLET.test(part);
      const plain = part.replace(BULLET, '').trim();
      const isLong = plain.length > (isAlone ? LONG_LINE : LONG_ITEM);
      const isOne = isItem && plain.length <= LONG_ITEM && parts.length < 3;
      const sentences = isOne ? [plain] : plain.split(SENTENCE_END);
      return sentences.filter(hasWords).map((sentence, at) => ({
        text: sentence,
        isItem: isItem && at === 0,
        isWhole: sentences.length === 1 || !isLong,
        isAlone: isAlone && sentences.length === 1,
        isHeading,
      }));
    }),
  );
}
