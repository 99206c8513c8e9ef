import { resumeLine } from '../resumeLine.ts';
import type { PdfPage, TextRun } from '../textRun.ts';

/** The font sizes of LinkedIn's "Save to PDF", in points. The layout is the same in every language. */
export const SIZE = {
  name: 26,
  section: 15.8,
  sideSection: 13,
  /** Headline, place and summary, and the names of employers and schools. */
  large: 12,
  title: 11.5,
  link: 11,
  text: 10.5,
  pageNumber: 9,
};
const SIZES = Object.values(SIZE);
/** The edges of both columns, in points. */
const SIDE = { x: 21.6, right: 195.6 };
const MAIN = { x: 223.6, right: 590.4 };
const CLOSE = 1;

/** A line of one column. */
export interface ExportLine {
  text: string;
  size: number;
  /** The baseline, from the top of the page. */
  y: number;
  /** From the baseline above; `null` at the top of a page. */
  gap: number | null;
  /** The room that the next line's first word would have left, in points. Negative if it didn't fit. */
  room: number;
}

export interface ExportLines {
  /** The targets of the links on the first page. */
  links: string[];
  side: ExportLine[];
  main: ExportLine[];
}

const isAt = (x: number, edge: number) => Math.abs(x - edge) < CLOSE;

/** Whether the first page has the layout of LinkedIn's export. */
function isExport({ runs }: PdfPage): boolean {
  const has = (size: number, x: number) => runs.some((run) => run.size === size && isAt(run.x, x));
  return (
    has(SIZE.name, MAIN.x) &&
    has(SIZE.sideSection, SIDE.x) &&
    has(SIZE.section, MAIN.x) &&
    runs.every(({ size, x }) => SIZES.includes(size) && x > SIDE.x - CLOSE)
  );
}

/** Joins the runs of a line. The gap of a space is a quarter of the font size. */
function textOf(runs: TextRun[]): string {
  let text = '';
  let right = 0;
  for (const run of runs) {
    const isSpace = text !== '' && run.x - right > 0.14 * run.size;
    text += `${isSpace ? ' ' : ''}${run.text}`;
    ({ right } = run);
  }
  return text;
}

/** The width of the text up to the first place where a line may break. */
function firstWordWidth({ text, x, right }: TextRun): number {
  const [word = ''] = /^(?:[\p{Script=Han}\p{Script=Hangul}]|[^\s-]*-?)/u.exec(text) ?? [];
  return ((right - x) * word.length) / Math.max(text.length, 1);
}

function columnLines(pages: TextRun[][], edge: number): ExportLine[] {
  const rows = pages.flatMap((runs, page) => {
    const ofPage = Map.groupBy(runs, ({ y }) => Math.round(y));
    return [...ofPage.values()].map((row) => ({ page, row: row.toSorted((a, b) => a.x - b.x) }));
  });
  return rows.flatMap(({ page, row }, index) => {
    const [first] = row;
    if (!first) return [];
    const before = rows[index - 1];
    const next = rows[index + 1]?.row[0];
    const right = Math.max(...row.map((run) => run.right));
    const space = 0.2 * first.size;
    return {
      text: textOf(row),
      size: first.size,
      y: first.y,
      gap: before?.page === page ? first.y - (before.row[0]?.y ?? 0) : null,
      room: next ? edge - right - space - firstWordWidth(next) : 0,
    };
  });
}

/** The lines of both columns without page numbers; `null` for any other layout. */
export function exportLines(pages: PdfPage[]): ExportLines | null {
  const [first] = pages;
  if (!first || !isExport(first)) return null;
  const column = (isOwn: (run: TextRun) => boolean, edge: number) =>
    columnLines(
      pages.map(({ runs }) =>
        runs
          .filter((run) => run.size !== SIZE.pageNumber && isOwn(run))
          .toSorted((a, b) => a.y - b.y),
      ),
      edge,
    );
  return {
    links: first.links.map(({ url }) => url),
    side: column(({ x }) => x < MAIN.x - CLOSE, SIDE.right),
    main: column(({ x }) => x >= MAIN.x - CLOSE, MAIN.right),
  };
}

const BREAKS_WITHOUT_SPACE = /\S[-–—/]$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** The text of a wrapped line. A line may end behind a hyphen or a slash of a word. */
export const joinLines = (lines: ExportLine[]): string =>
  lines.reduce(
    (text, line) =>
      text === '' || BREAKS_WITHOUT_SPACE.test(text) ? text + line.text : `${text} ${line.text}`,
    '',
  );

const BULLET = /^[^\p{L}\d("'“«¿¡#$€£]/u;
const SENTENCE_END = /[.:!?;]$/;
/** The most room that is left at the end of a line, so that all lines of a paragraph look alike. */
const ROOM = { lowercase: 120, any: 60 };

/** Whether a line continues the one above, by its words and by the room there. */
function continues({ text, room }: ExportLine, next: ExportLine): boolean {
  if (next.gap !== null && next.gap > 1.9 * next.size) return false;
  if (BULLET.test(next.text) || SENTENCE_END.test(text)) return room < 0 && !BULLET.test(next.text);
  return room < (/^\p{Ll}/u.test(next.text) ? ROOM.lowercase : ROOM.any);
}

/** The paragraphs of a text, without bullets. */
export function paragraphs(lines: ExportLine[]): string[] {
  const groups: ExportLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before && continues(before, line)) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => resumeLine(joinLines(group)).text).filter((text) => text !== '');
}
