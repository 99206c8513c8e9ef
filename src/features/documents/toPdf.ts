import pdfMake from 'pdfmake';
import type { Content, ContentText, Style } from 'pdfmake/interfaces';
import type { Block, LinkedText, SentDocument } from '#domain/sentDocument.ts';
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

/** Two TrueType files of one family. */
export interface PdfFonts {
  regular: Uint8Array;
  semibold: Uint8Array;
}

/** What pdfmake's types leave out. */
interface VirtualFiles {
  virtualfs: { writeFileSync: (name: string, content: Uint8Array) => void };
}
interface FontProvider {
  provideFont: (family: string, bold: boolean, italics: boolean) => EmbeddedFont;
}
interface EmbeddedFont {
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
}

const FAMILY = 'Source Sans 3';
/** Ascent and descent, of the font's size. pdfmake counts in these. */
const NATURAL_LINE = 1.424;
const FILES = { normal: 'regular.ttf', bold: 'semibold.ttf' };

/** A heading is its text and a line, an entry its title and period. */
const OWN_NODES = 2;

/** The text has characters that the PDF can't show. Its message is for the user. */
export class UnsupportedTextError extends Error {
  override name = 'UnsupportedTextError';
}

/** Spaces and hyphens that fonts often lack, and characters that aren't seen. */
const printable = (text: string): string =>
  text
    .replace(/[\u2000-\u200A\u202F\u205F]/g, '\u00A0')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\p{Cf}/gu, '');

const textsOf = (block: Block): string[] => {
  if (block.kind === 'contacts') return block.items.map(({ text }) => text);
  if (block.kind === 'address') return block.lines;
  return block.kind === 'entry' ? [block.title, block.period] : [block.text];
};

/** Throws the error for the first character that the font doesn't have. */
function requireGlyphs({ blocks }: SentDocument, { font }: EmbeddedFont): void {
  for (const character of blocks.flatMap(textsOf).map(printable).join('')) {
    const isMissing = !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    if (character !== '\n' && isMissing) {
      throw new UnsupportedTextError(
        /\p{L}/u.test(character)
          ? "A PDF can't show this script. Download the Word file instead."
          : `A PDF can't show “${character}”. Remove it, or download the Word file instead.`,
      );
    }
  }
}

function styleOf({ size, bold = false, quiet }: BlockStyle): Style {
  return { fontSize: size, bold, color: quiet ? QUIET_INK : INK };
}

/** Contacts break between two of them. */
const contactsLine = (items: readonly LinkedText[]): ContentText['text'] =>
  items.flatMap(({ text, href }, index) => [
    ...(index > 0 ? [{ text: SEPARATOR }] : []),
    { text: printable(text), link: href, noWrap: true },
  ]);

/**
 * The file of a document. Text can be selected and copied, and nothing is loaded from elsewhere.
 *
 * @throws UnsupportedTextError
 */
export async function toPdf(
  document: SentDocument,
  fonts: PdfFonts,
  paper: PaperSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const layout = LAYOUTS[document.kind];
  const [sides, ends] = layout.margins;
  const width = PAPER[paper].width - 2 * sides;
  const space = spaces(document);

  function render(block: Block, index: number): Content {
    const style = layout.blocks[block.kind];
    const [above = 0, below = 0] = space[index] ?? [];
    const box = {
      ...styleOf(style),
      margin: [0, above, 0, below] as [number, number, number, number],
    };
    switch (block.kind) {
      case 'contacts':
        return { text: contactsLine(block.items), ...box };
      case 'address':
        return { text: block.lines.map(printable).join('\n'), ...box };
      case 'bullet':
        return { ul: [printable(block.text)], markerColor: QUIET_INK, ...box };
      case 'entry': {
        const when = { text: printable(block.period), ...styleOf(layout.blocks.note) };
        return {
          columns: [
            { text: printable(block.title), width: '*' },
            { ...when, width: 'auto' },
          ],
          columnGap: 16,
          headlineLevel: 2,
          ...box,
        };
      }
      case 'heading': {
        const line = { type: 'line' as const, x1: 0, y1: 0, x2: width, y2: 0 };
        return {
          stack: [
            { text: printable(block.text), ...styleOf(style) },
            { canvas: [{ ...line, lineWidth: 0.6, lineColor: RULE }], margin: [0, 2, 0, below] },
          ],
          margin: [0, above, 0, 0],
          headlineLevel: 1,
        };
      }
      default:
        return { text: printable(block.text), ...box };
    }
  }

  const files = pdfMake as unknown as VirtualFiles;
  files.virtualfs.writeFileSync(FILES.normal, fonts.regular);
  files.virtualfs.writeFileSync(FILES.bold, fonts.semibold);
  pdfMake.setFonts({ [FAMILY]: FILES });
  // The browser's build doesn't have the functions that set these.
  Object.assign(pdfMake, { urlAccessPolicy: () => false, localAccessPolicy: () => false });
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
      font: FAMILY,
      lineHeight: layout.lineHeight / NATURAL_LINE,
      color: INK,
      // Copied text and resume readers get 'f' and 'i', never one character for both.
      fontFeatures: [],
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
  const stream = (await pdf.getStream()) as unknown as FontProvider;
  requireGlyphs(document, stream.provideFont(FAMILY, false, false));
  return new Uint8Array(await pdf.getBuffer());
}
