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
  /** The number of its line in the posting. */
  line: number;
}

const BULLET =
  /^(?:(?:[•●○◦▪▫■□►▶▸➤➢➔→✓✔✅☑★⭐❖◆◇·∙‣⁃*+–—~»>|-]|\p{Extended_Pictographic}|o(?=\s)|\(?\d{1,2}[.)](?!\d)|[a-z]\))(?:\uFE0F|\s|$)*)+/u;
/** Bullets inside a line: "Tasks: • Cook • Clean", "REQUISITOS: - Carnet B. - Experiencia". */
const INLINE_BULLET = /(?:[•●▪■►➤✓✔✅]\uFE0F?|\s·\s|(?<=[.:;]\s|\p{Lu}{4}\s)[-*–]\s(?=\p{Lu}))\s*/u;
const INLINE_DASH = /\s[-*]\s(?=[\p{Lu}\d])/gu;
/** The end of a sentence that isn't an abbreviation's or an initial's. */
const SENTENCE_END =
  /(?<=[.!?…]["”’)]?)(?<!(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|[zZ]\.\s?B|u\.\s?a|d\.\s?h|bzw|inkl|ca|vgl|ggf|evtl|min|max|mind|approx|incl|Dr|Mr|Mrs|Ms|St|No|Nr|Sr|Sra|vs|ex|[pP]\.\s?ej|Jr|[tT]el|[sS]tr)\.)\s+(?=[\p{Lu}\p{N}"“„¿¡(])|(?<=\.)\s+(?=\p{Lu}{4})/u;
/** Where a page's text lost a line break: "… of experience.Preferred skills". */
const LOST_BREAK =
  /(?<=\p{Ll}{3}[.!?;)])(?=\p{Lu}\p{Ll}{2})|(?<=(?:Responsibilities|Qualifications|Requirements|Duties|Skills|Description|Details|Overview|Summary|Experience|Aufgaben|Profil|Anforderungen|Missions|Requisitos|Funciones))(?=\p{Lu}\p{Ll})/u;

const LONG_LINE = 170;
const LONG_ITEM = 300;

/** Images, icons, emphasis and escapes of Markdown, which aren't part of the text. */
const MARKUP = /!\[[^\]]{0,200}\]\([^()\s]{0,500}\)|\{\{[^{}]{0,200}\}\}|\*\*|__|\\(?=[.()*_-])/g;
const LINK = /\[([^[\]]{1,200})\]\([^()\s]{0,500}\)/g;

const collapsed = (text: string): string =>
  text.replace(MARKUP, '').replace(LINK, '$1').replace(/\s+/g, ' ').trim();

const hasWords = (text = ''): boolean => /\p{L}{2}/u.test(text);

const inlineItems = (line: string): string[] =>
  line.split((line.match(INLINE_DASH)?.length ?? 0) > 2 ? INLINE_DASH : INLINE_BULLET);

/**
 * Whether an item or a long line goes on in the next line: the next one is indented below its bullet, starts in
 * lowercase or with a parenthesis, or the line is as long as lines of the posting get.
 */
function goesOn(last: RawLine, raw: string, next: string, rawNext: string, width: number): boolean {
  const line = last.text;
  if (BULLET.test(next) || /:$/.test(line)) return false;
  const isItem = BULLET.test(line);
  if (isItem && indentOf(rawNext) > last.indent) return true;
  if (/[.;!?]$/.test(line)) return false;
  if (/^(?:\p{Ll}{2}|\()/u.test(next)) return isItem || line.length > 60;
  return width >= WRAPPED[0] && width <= WRAPPED[1] && raw.length > width - 10;
}

/** The width of a posting whose lines are wrapped, in characters. */
const WRAPPED = [60, 100] as const;

const indentOf = (line: string): number => line.search(/\S/);

type RawLine = Pick<PostingLine, 'text' | 'isAlone' | 'isHeading'> & { indent: number };

/** A list whose items are paragraphs without bullets has at least so many. */
const MIN_PARAGRAPHS = 3;

/** Gives bullets to the items of lists that a page shows as paragraphs of one sentence each. */
function markParagraphItems(lines: RawLine[]): void {
  const isItem = ({ text, isAlone, isHeading }: RawLine) =>
    isAlone &&
    !isHeading &&
    !BULLET.test(text) &&
    text.length < LONG_LINE &&
    /[.;)]$/.test(text) &&
    text.split(SENTENCE_END).length === 1;
  for (let start = 0; start < lines.length; start += 1) {
    let end = start;
    while (lines[end] && isItem(lines[end] as RawLine)) end += 1;
    if (end - start >= MIN_PARAGRAPHS) {
      for (const line of lines.slice(start, end)) line.text = `• ${line.text}`;
    }
    start = Math.max(start, end);
  }
}

/** The lines of a posting: list items and short lines as they are, long lines as their sentences. */
export function postingLines(description: string): PostingLine[] {
  const lines: RawLine[] = [];
  const raw = description.split(/\r\n?|\n|\u2028/).flatMap((line) => line.split(LOST_BREAK));
  const width = Math.max(...raw.map((line) => line.length));
  let pending = '';
  for (const [index, each] of raw.entries()) {
    const isHeading = /^\s*(?:#+\s|\*\*[^*]{3,80}\*\*\s*$)/.test(each);
    const text = collapsed(each.replace(/^\s*#+\s+/, ''));
    const last = lines.at(-1);
    const before = raw[index - 1] ?? '';
    const isNext = last !== undefined && !isHeading && !last.isHeading && hasWords(before);
    if (text !== '' && !hasWords(text)) pending = BULLET.test(text) ? '• ' : '';
    else if (text !== '' && isNext && goesOn(last, before, text, each, width)) {
      last.text += ` ${text}`;
    } else if (text !== '') {
      const isAlone = before.trim() === '' && !raw[index + 1]?.trim();
      lines.push({ text: pending + text, isAlone, isHeading, indent: indentOf(each) });
      pending = '';
    }
  }
  markParagraphItems(lines);
  return lines.flatMap(({ text, isAlone, isHeading }, line) =>
    inlineItems(text).flatMap((part, index, parts): PostingLine[] => {
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
        line,
      }));
    }),
  );
}
