import type { Block, SentDocument } from '#domain/pitches/letter/sentDocument.ts';

/* What the PDF and the Word file share. Sizes are in points. */

export type PaperSize = 'A4' | 'LETTER';

/** The usual paper where the browser's language is from. */
export const paperFor = (locale: string): PaperSize =>
  /-(?:US|CA|MX|CL|CO|CR|PA|PH|PR|VE)\b/i.test(locale) ? 'LETTER' : 'A4';

export const PAPER: Record<PaperSize, { width: number; height: number }> = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
};

export const INK = '#1c1c21';
export const QUIET_INK = '#5b5b66';
export const RULE = '#d4d4dc';

export interface BlockStyle {
  size: number;
  /** Semibold. */
  bold?: boolean;
  quiet?: boolean;
  /** Above and below. */
  space: [above: number, below: number];
}

interface Layout {
  /** Left and right, top and bottom. */
  margins: [sides: number, ends: number];
  /** Of the font's size. */
  lineHeight: number;
  blocks: Record<Block['kind'], BlockStyle>;
}

export const LAYOUTS: Record<SentDocument['kind'], Layout> = {
  letter: {
    margins: [76, 68],
    lineHeight: 1.45,
    blocks: {
      name: { size: 16, bold: true, space: [0, 2] },
      contacts: { size: 9.5, quiet: true, space: [0, 30] },
      address: { size: 11, space: [0, 14] },
      note: { size: 11, space: [0, 22] },
      subject: { size: 11, bold: true, space: [0, 12] },
      heading: { size: 11, bold: true, space: [0, 6] },
      entry: { size: 11, space: [0, 6] },
      paragraph: { size: 11, space: [0, 10] },
      bullet: { size: 11, space: [0, 3] },
    },
  },
  resume: {
    margins: [58, 44],
    lineHeight: 1.3,
    blocks: {
      name: { size: 23, bold: true, space: [0, 1] },
      contacts: { size: 9.5, quiet: true, space: [0, 4] },
      address: { size: 10, space: [0, 4] },
      note: { size: 10, quiet: true, space: [0, 2] },
      subject: { size: 10, bold: true, space: [0, 4] },
      heading: { size: 11.5, bold: true, space: [10, 4] },
      entry: { size: 10.5, bold: true, space: [5, 0] },
      paragraph: { size: 10, space: [0, 3] },
      bullet: { size: 10, space: [0, 2] },
    },
  },
};

/** The space above and below each block. A list ends like a paragraph. */
export function spaces({ kind, blocks }: SentDocument): BlockStyle['space'][] {
  const styles = LAYOUTS[kind].blocks;
  return blocks.map((block, index) => {
    const { space } = styles[block.kind];
    const isLast = block.kind === 'bullet' && blocks[index + 1]?.kind !== 'bullet';
    return isLast ? [space[0], styles.paragraph.space[1]] : space;
  });
}

/** Between two contacts. */
export const SEPARATOR = '  ·  ';
