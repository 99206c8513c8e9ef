import pdfMake from 'pdfmake';
import type { Content, ContentText, Style } from 'pdfmake/interfaces';
import {
  type Block,
  isRightToLeft,
  type LinkedText,
  type SentDocument,
} from '#domain/pitches/letter/sentDocument.ts';
import { documentFonts, FEATURES, printable } from './documentFonts.ts';
import { type FontRun, fontRuns } from './fontRuns.ts';
import {
  type BlockStyle,
  INK,
  LAYOUTS,
  PAPER,
  type PaperSize,
  QUIET_INK,
  RULE,
  SEPARATOR,
  spaces,
} from './layout.ts';
import type { LoadFonts } from './pdfFont.ts';
import { isComplex, visualLines } from './visualLines.ts';

/** A heading is its text and a line, an entry its title and period. */
const OWN_NODES = 2;

/** Between an entry's title and its period. */
const GAP = 16;

/** Of a list. pdfmake's own is less, and depends on the font. */
const INDENT = 20;

/**
 * pdfmake measures the rest of a long word again for every line: 20,000 letters took 40 seconds. Other
 * scripts break between letters anyway.
 */
const LONG_WORD = /([!-~\u00A1-\u024F\u0370-\u052F]{100,})/;

const styleOf = ({ size, quiet }: BlockStyle): Style => ({
  fontSize: size,
  color: quiet ? QUIET_INK : INK,
});

export interface PdfFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** The signs that no font has. */
  leftOut: string[];
}

/** The file of a document in any script. Text can be selected and copied. */
export async function toPdf(
  document: SentDocument,
  loadFonts: LoadFonts,
  paper: PaperSize,
): Promise<PdfFile> {
  const layout = LAYOUTS[document.kind];
  const [sides, ends] = layout.margins;
  const width = PAPER[paper].width - 2 * sides;
  const space = spaces(document);
  const { fonts, leftOut } = await documentFonts(document, loadFonts);

  const run = ({ text, font }: FontRun) => ({
    text,
    font: font.name,
    lineHeight: layout.lineHeight / font.naturalLine,
  });

  /** The run, which breaks anywhere in its long words. */
  const breakable = ({ text, font }: FontRun): ContentText[] =>
    text.split(LONG_WORD).map((part, index) => ({
      ...run({ text: part, font }),
      ...(index % 2 === 1 && { wordBreak: 'break-all' as const }),
    }));

  /** A text in its fonts. */
  function set(typed: string, { size, bold }: BlockStyle, room = width) {
    const own = fonts[bold ? 600 : 400];
    const lines = printable(typed)
      .split('\n')
      .flatMap((line): ContentText[][] => {
        if (!isComplex(line)) return [fontRuns(line, own).flatMap(breakable)];
        // They are broken and ordered already.
        return visualLines(line, own, size, room).map((runs) =>
          runs.map((each) => ({ ...run(each), noWrap: true })),
        );
      });
    return {
      text: lines.flatMap((line, index) => (index > 0 ? [{ text: '\n' }, ...line] : line)),
      ...(isRightToLeft(typed) && { alignment: 'right' as const }),
    };
  }

  /** Contacts break between two of them. */
  const contactsLine = (items: readonly LinkedText[], style: BlockStyle): ContentText[] =>
    items.flatMap(({ text, href }, index) => [
      ...(index > 0 ? [{ text: SEPARATOR }] : []),
      ...set(text, style, Number.POSITIVE_INFINITY).text.map((part) => ({
        ...part,
        link: href,
        noWrap: true,
      })),
    ]);

  function render(block: Block, index: number): Content {
    const style = layout.blocks[block.kind];
    const [above = 0, below = 0] = space[index] ?? [];
    const box = {
      ...styleOf(style),
      margin: [0, above, 0, below] as [number, number, number, number],
    };
    switch (block.kind) {
      case 'contacts':
        return { text: contactsLine(block.items, style), ...box };
      case 'address':
        return { ...set(block.lines.join('\n'), style), ...box };
      case 'bullet':
        return isRightToLeft(block.text)
          ? { ...set(`• ${block.text}`, style), ...box }
          : { ul: [set(block.text, style, width - INDENT)], markerColor: QUIET_INK, ...box };
      case 'entry': {
        const { note } = layout.blocks;
        const when = { ...set(block.period, note), ...styleOf(note), width: 'auto' };
        const period = Math.max(...fonts[400].map((font) => font.widthOf(block.period, note.size)));
        const title = { ...set(block.title, style, width - GAP - period), width: '*' };
        return {
          columns: isRightToLeft(block.title) ? [when, title] : [title, when],
          columnGap: GAP,
          headlineLevel: 2,
          ...box,
        };
      }
      case 'heading': {
        const line = { type: 'line' as const, x1: 0, y1: 0, x2: width, y2: 0 };
        return {
          stack: [
            { ...set(block.text, style), ...styleOf(style) },
            { canvas: [{ ...line, lineWidth: 0.6, lineColor: RULE }], margin: [0, 2, 0, below] },
          ],
          margin: [0, above, 0, 0],
          headlineLevel: 1,
        };
      }
      default:
        return { ...set(block.text, style), ...box };
    }
  }

  const pdf = pdfMake.createPdf({
    info: {
      title: document.title,
      author: document.author,
      creator: 'Leadside',
      producer: 'Leadside',
    },
    language: document.locale ?? undefined,
    displayTitle: true,
    pageSize: paper,
    pageMargins: [sides, ends],
    defaultStyle: {
      font: fonts[400][0]?.name,
      lineHeight: layout.lineHeight / (fonts[400][0]?.naturalLine ?? 1),
      color: INK,
      fontFeatures: FEATURES,
    },
    content: document.blocks.map(render),
    footer: (page) =>
      page > 1
        ? {
            text: String(page),
            alignment: 'center',
            fontSize: 9,
            color: QUIET_INK,
            margin: [0, 18, 0, 0],
          }
        : null,
    // Headings and entries stay with what follows them. They are asked once each, in order.
    pageBreakBefore({ headlineLevel }, { getFollowingNodesOnPage, getNodesOnNextPage }) {
      if (headlineLevel === undefined || getNodesOnNextPage().length === 0) return false;
      const [next, ...rest] = getFollowingNodesOnPage().slice(OWN_NODES);
      return !next || (next.headlineLevel !== undefined && rest.length <= OWN_NODES);
    },
  });
  return { bytes: new Uint8Array(await pdf.getBuffer()), leftOut };
}
