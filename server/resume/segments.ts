import type { PdfLink, PdfPage, Segment, TextRun } from './textRun.ts';

/** Gaps in heights of the type: below the first, letters of a word; above the second, a tab. */
const WORD_GAP = 0.14;
const TAB_GAP = 1.5;

const covers = (link: PdfLink, run: TextRun) =>
  link.x < run.right - 1 &&
  link.right > run.x + 1 &&
  link.top <= run.y &&
  link.bottom >= run.y - run.size;

const SPACED = /^\S{1,2}(?: \S{1,2})*$/u;

/** Takes the blanks out of a line set in spaced letters, word by word: "W O R K", "H I S T O R Y". */
function withoutLetterSpacing(runs: TextRun[]): TextRun[] {
  const isSpaced = runs.every(({ text }) => SPACED.test(text.trim()));
  if (!isSpaced || !runs.some(({ text }) => /^\S(?: \S){3}/u.test(text.trim()))) return runs;
  return runs.map((run) => ({ ...run, text: run.text.replaceAll(' ', '') }));
}

/** The segments of one line: runs from left to right, parted at wide gaps. */
function lineSegments(runs: TextRun[], links: PdfLink[]): Segment[] {
  const segments: Segment[] = [];
  let longest = 0;
  for (const run of withoutLetterSpacing(runs.toSorted((a, b) => a.x - b.x))) {
    const urls = links.filter((link) => covers(link, run)).map((link) => link.url);
    const last = segments.at(-1);
    const size = Math.max(run.size, last?.size ?? 0, 1);
    const gap = last ? run.x - last.right : 0;
    // A shadow or a fake bold: the same text once more at the same place.
    if (last?.text.endsWith(run.text) && run.right <= last.right + 0.5 && gap < -0.5) continue;
    const bulletBefore = last !== undefined && last.text.length <= 1 && gap < size * 4;
    if (!last || (gap > size * TAB_GAP && !bulletBefore)) {
      segments.push({ ...run, links: [...new Set(urls)], endFace: run.face });
      longest = run.text.length;
      continue;
    }
    const space = gap > size * WORD_GAP || /\s$/.test(last.text) || /^\s/.test(run.text) ? ' ' : '';
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

/** A page's segments from top to bottom, those of one line with the same baseline. */
export function pageSegments({ runs, links }: PdfPage): Segment[] {
  const lines: TextRun[][] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && run.y - first.y <= 0.35 * Math.min(first.size, run.size)) line.push(run);
    else lines.push([run]);
  }
  return lines.flatMap((line) => {
    const y = line[0]?.y ?? 0;
    return lineSegments(line, links).map((segment) => ({ ...segment, y }));
  });
}
