import bidiFactory from 'bidi-js';
import { isRightToLeft } from '#domain/pitches/letter/sentDocument.ts';
import { type FontRun, fontRuns } from './fontRuns.ts';
import type { OpenFont } from './pdfFont.ts';

const bidi = bidiFactory();

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Written without spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether pdfmake can't break or order the text: it knows no right to left and no words without spaces. */
export const isComplex = (text: string): boolean => RIGHT_TO_LEFT.test(text) || UNSPACED.test(text);

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Where a line may end: after spaces, and between words without spaces. */
function lineEnds(text: string): number[] {
  const segments = [...words.segment(text)];
  return segments.flatMap(({ index, segment, isWordLike }, at) => {
    const next = segments[at + 1];
    const isEnd = !next || /\s$/.test(segment) || (isWordLike && next.isWordLike);
    return isEnd ? [index + segment.length] : [];
  });
}

/** The script of the first letter decides how fontkit lays out a run. */
const isLaidOutReversed = (text: string): boolean =>
  RIGHT_TO_LEFT.test(/[^\p{Script=Common}\p{Script=Inherited}]/u.exec(text)?.[0] ?? '');

const mirrored = (text: string): string =>
  text.replace(/\p{Bidi_Mirrored}/gu, (sign) => bidi.getMirroredCharacter(sign) ?? sign);

const reversed = (text: string): string => Array.from(text).reverse().join('');

/**
 * Breaks a paragraph into lines, with the runs of each from left to right (Unicode Standard Annex 9).
 *
 * @param width of a line, in points
 */
export function visualLines(
  text: string,
  fonts: readonly OpenFont[],
  size: number,
  width: number,
): FontRun[][] {
  const logical = fontRuns(text, fonts);
  const shown = logical.map((run) => run.text).join('');
  const fontAt = logical.flatMap((run) => Array.from({ length: run.text.length }, () => run.font));
  const levels = bidi.getEmbeddingLevels(shown, isRightToLeft(shown) ? 'rtl' : 'ltr');

  function runsOf(start: number, until: number): FontRun[] {
    const end = start + shown.slice(start, until).trimEnd().length;
    if (end === start) return [];
    const parts: { from: number; to: number; font: OpenFont; level: number }[] = [];
    let before = -2;
    for (const at of bidi.getReorderedIndices(shown, levels, start, end - 1).slice(start, end)) {
      const last = parts.at(-1);
      const font = fontAt[at] as OpenFont;
      const level = levels.levels[at] ?? 0;
      if (last?.font === font && last.level === level && Math.abs(at - before) === 1) {
        [last.from, last.to] = [Math.min(last.from, at), Math.max(last.to, at)];
      } else parts.push({ from: at, to: at, font, level });
      before = at;
    }
    return parts.map(({ from, to, font, level }) => {
      const isReversed = level % 2 === 1;
      const part = shown.slice(from, to + 1);
      const directed = isReversed ? mirrored(part) : part;
      const isAsLaidOut = isReversed === isLaidOutReversed(part);
      return { font, text: isAsLaidOut ? directed : reversed(directed) };
    });
  }

  const widthOf = (start: number, end: number) =>
    runsOf(start, end).reduce((sum, run) => sum + run.font.widthOf(run.text, size), 0);

  const lines: FontRun[][] = [];
  let [start, end] = [0, 0];
  for (const next of lineEnds(shown)) {
    if (end > start && widthOf(start, next) > width) {
      lines.push(runsOf(start, end));
      start = end;
    }
    end = next;
  }
  return [...lines, runsOf(start, end)];
}
