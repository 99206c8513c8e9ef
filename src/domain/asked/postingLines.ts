/** A line or sentence of a posting, without its bullet. */
export interface PostingLine {
  text: string;
  isItem: boolean;
  /** A line of its own or a sentence of a short one, not a sentence of a long paragraph. */
  isWhole: boolean;
  /** Blank lines stand before and after it, as around headings. */
  isAlone: boolean;
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
  /(?<=\p{Ll}{3}[.!?;:)])(?=\p{Lu}\p{Ll}{2})|(?<=(?:Responsibilities|Qualifications|Requirements|Duties|Skills|Description|Details|Overview|Summary|Experience|Aufgaben|Profil|Anforderungen|Missions|Requisitos|Funciones))(?=\p{Lu}\p{Ll})/u;

const LONG_LINE = 170;
const LONG_ITEM = 300;

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

const hasWords = (text = ''): boolean => /\p{L}{2}/u.test(text);

const inlineItems = (line: string): string[] =>
  line.split((line.match(INLINE_DASH)?.length ?? 0) > 2 ? INLINE_DASH : INLINE_BULLET);

/** A long item goes on in the next line, which starts in lowercase. */
const goesOn = (line: string, next: string): boolean =>
  line.length > 60 && /^\p{Ll}{2}/u.test(next) && !/[.:;!?]$/.test(line);

/** The lines of a posting: list items and short lines as they are, long lines as their sentences. */
export function postingLines(description: string): PostingLine[] {
  const lines: { text: string; isAlone: boolean }[] = [];
  const raw = description.split(/\r\n?|\n|\u2028/).flatMap((line) => line.split(LOST_BREAK));
  let pending = '';
  for (const [index, each] of raw.entries()) {
    const text = collapsed(each.replace(/\*\*|__|^\s*#+\s+/g, ''));
    const last = lines.at(-1);
    if (text !== '' && !hasWords(text)) pending = BULLET.test(text) ? '• ' : '';
    else if (last && hasWords(raw[index - 1]) && goesOn(last.text, text)) last.text += ` ${text}`;
    else if (text !== '') {
      const isAlone = !raw[index - 1]?.trim() && !raw[index + 1]?.trim();
      lines.push({ text: pending + text, isAlone });
      pending = '';
    }
  }
  return lines.flatMap(({ text, isAlone }, line) =>
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
        line,
      }));
    }),
  );
}
