import type { PlacedLine } from './marginCells.ts';
import { sectionOf } from './reader/headings.ts';
import type { Segment } from './textRun.ts';

const MOST_WORDS = 5;

/**
 * Items of a line that nothing but a gap tells apart, wider than a blank and narrower than a tab:
 * "Stock control  Butchery". Lists with commas, sentences and justified lines stay whole.
 */
export function withChips(lines: PlacedLine[]): PlacedLine[] {
  let isSkills = false;
  return lines.map((line) => {
    const [only, more] = line.segments;
    const section = only && !more ? sectionOf(only.text) : null;
    if (section) isSkills = section === 'skills' || section === 'softSkills';
    return { ...line, segments: line.segments.flatMap((segment) => chips(segment, isSkills)) };
  });
}

function chips(segment: Segment, isSkills: boolean): Segment[] {
  const { text, gaps, x, right } = segment;
  if (gaps.length === 0 || /[,;:|•]|\.$/.test(text)) return [segment];
  const pieces = [...gaps, text.length].map((end, index) =>
    text.slice(gaps[index - 1] ?? 0, end).trim(),
  );
  const words = pieces.map((piece) => piece.split(' ').length);
  // Where every gap is wide, the line is justified.
  const isMixed = words.some((count) => count > 1);
  if (words.some((count) => count > MOST_WORDS) || !(isSkills || isMixed)) return [segment];
  const width = (right - x) / text.length;
  return pieces.map((piece, index) => {
    const start = x + (gaps[index - 1] ?? 0) * width;
    return { ...segment, text: piece, gaps: [], x: start, right: start + piece.length * width };
  });
}
