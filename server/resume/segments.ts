import { sectionOf } from './reader/headings.ts';
import { isPlace } from './reader/places.ts';
import type { PdfLink, PdfPage, Segment, TextRun } from './textRun.ts';

/**
 * Gaps in heights of the type: below the first, letters of a word; above the second and the third, more
 * than a blank; above the last, a tab.
 */
const WORD_GAP = 0.14;
const CHIP_GAP = 0.45;
const WIDE_GAP = 0.66;
const TAB_GAP = 0.95;
/** As many lines that go on at one place behind a wide gap make it a tab stop. */
const STOP_LINES = 3;
/** Type that much smaller than its neighbour says something of its own. */
const OTHER_SIZE = 0.7;

const covers = (link: PdfLink, run: TextRun) =>
  link.x < run.right - 1 &&
  link.right > run.x + 1 &&
  link.top <= run.y &&
  link.bottom >= run.y - run.size;

const SPACED = /^\S{1,2}(?: \S{1,2})*$/u;

/** Takes the blanks out of runs set in spaced letters, word by word: "W O R K", "H I S T O R Y". */
function withoutLetterSpacing(runs: TextRun[]): TextRun[] {
  const isSpaced = (run: TextRun | undefined) => run !== undefined && SPACED.test(run.text.trim());
  const isSurely = (run: TextRun) => /^\S(?: \S){3}/u.test(run.text.trim());
  return runs.map((run, index) => {
    if (!isSpaced(run)) return run;
    let [first, last] = [index, index];
    while (isSpaced(runs[first - 1])) first -= 1;
    while (isSpaced(runs[last + 1])) last += 1;
    const isHeading = runs.slice(first, last + 1).some(isSurely);
    return isHeading ? { ...run, text: run.text.replaceAll(' ', '') } : run;
  });
}

/** The runs of a page as lines, from left to right. */
function linesOf(runs: TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && run.y - first.y <= 0.35 * Math.min(first.size, run.size)) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => withoutLetterSpacing(line.toSorted((a, b) => a.x - b.x)));
}

interface Stops {
  /** Several lines go on there behind a wide gap: columns of a table, set close together. */
  isTab(x: number): boolean;
  /** Many lines begin there, or go on behind a wide gap. */
  isEdge(x: number): boolean;
}

function stopsOf(lines: TextRun[][]): Stops {
  const tabs = new Map<number, number>();
  const edges = new Map<number, number>();
  const count = (stops: Map<number, number>, x: number) =>
    stops.set(Math.round(x), (stops.get(Math.round(x)) ?? 0) + 1);
  for (const line of lines) {
    for (const [index, run] of line.entries()) {
      const last = line[index - 1];
      const isWide = last && run.x - last.right > WIDE_GAP * Math.max(run.size, last.size);
      if (isWide) count(tabs, run.x);
      if (!last || isWide) count(edges, run.x);
    }
  }
  const near = (stops: Map<number, number>, x: number) =>
    Math.max(...[-1, 0, 1].map((by) => stops.get(Math.round(x) + by) ?? 0));
  return {
    isTab: (x) => near(tabs, x) >= STOP_LINES,
    isEdge: (x) => near(edges, x) >= 2 * STOP_LINES,
  };
}

/** The segments of one line: runs from left to right, parted at wide gaps. */
function lineSegments(runs: TextRun[], links: PdfLink[], stops: Stops): Segment[] {
  const segments: Segment[] = [];
  let longest = 0;
  for (const run of runs) {
    const urls = links.filter((link) => covers(link, run)).map((link) => link.url);
    const last = segments.at(-1);
    const size = Math.max(run.size, last?.size ?? 0, 1);
    const gap = last ? run.x - last.right : 0;
    // A shadow or a fake bold: the same text once more at the same place.
    if (last?.text.endsWith(run.text) && run.right <= last.right + 0.5 && gap < -0.5) continue;
    const bulletBefore = last !== undefined && last.text.length <= 1 && gap < size * 4;
    // A column so full that it touches the next one, or runs into it; capitals of two sizes are one word.
    const isCapitals = /(?<!\p{L})\p{Lu}{1,2}$/u.test(last?.text ?? '') || run.text.length < 2;
    const isLong = /\S@\S+$/.test(last?.text ?? '');
    const touches = (last?.size !== run.size || isLong) && !isCapitals && stops.isEdge(run.x);
    const parts =
      touches ||
      (last !== undefined && last.endFace !== run.face && isPlaceBehind(last, run, gap)) ||
      gap > size * TAB_GAP ||
      (gap > size * WIDE_GAP && stops.isTab(run.x)) ||
      (gap > size * WORD_GAP &&
        last !== undefined &&
        (isOtherSize(last, run) || isHeadingBeside(last, run)));
    if (!last || (parts && !bulletBefore)) {
      segments.push({ ...run, links: [...new Set(urls)], gaps: [], endFace: run.face });
      longest = run.text.length;
      continue;
    }
    const space = gap > size * WORD_GAP || /\s$/.test(last.text) || /^\s/.test(run.text) ? ' ' : '';
    if (gap > size * CHIP_GAP && !bulletBefore) last.gaps.push(last.text.trimEnd().length);
    last.text = `${last.text.trimEnd()}${space}${run.text.trimStart()}`;
    last.endFace = run.face;
    last.right = Math.max(last.right, run.right);
    last.links = [...new Set([...last.links, ...urls])];
    if (run.text.length > longest) {
      longest = run.text.length;
      last.size = run.size;
      last.face = run.face;
    }
  }
  return segments;
}

/** A name and the words in small type behind it. */
function isOtherSize(a: TextRun, b: TextRun): boolean {
  const isWord = ({ text }: TextRun) => /\p{L}{2}/u.test(text);
  return Math.min(a.size, b.size) < OTHER_SIZE * Math.max(a.size, b.size) && isWord(a) && isWord(b);
}

/** A place in another face right behind the employer, or so close that no blank parts them: "CenterSaint Paul". */
const isPlaceBehind = (a: Segment, b: TextRun, gap: number): boolean =>
  /\p{L}{2}$/u.test(a.text.trim()) &&
  /^\p{Lu}\p{Ll}/u.test(b.text) &&
  (isPlace(b.text) || (gap < WORD_GAP * b.size && /\p{Ll}{2}$/u.test(a.text)));

/** A heading in the margin, close to the first words of its section. */
const isHeadingBeside = (heading: Segment, run: TextRun): boolean =>
  (heading.size !== run.size || heading.endFace !== run.face) &&
  heading.size >= run.size &&
  sectionOf(heading.text) !== null;

/** A page's segments from top to bottom, those of one line with the same baseline. */
export function pageSegments({ runs, links }: PdfPage): Segment[] {
  const lines = linesOf(runs);
  const stops = stopsOf(lines);
  return lines.flatMap((line) => {
    const y = Math.min(...line.map((run) => run.y));
    return lineSegments(line, links, stops).map((segment) => ({ ...segment, y }));
  });
}
