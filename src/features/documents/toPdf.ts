import pdfMake from 'pdfmake';
import type { Content, ContentText, Style } from 'pdfmake/interfaces';
import {
  type Block,
  blockTexts,
  type LinkedText,
  type SentDocument,
} from '#domain/pitches/letter/sentDocument.ts';
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
import { type LoadFont, openFonts } from './openFonts.ts';

/** A heading is its text and a line, an entry its title and period. */
const OWN_NODES = 2;

/** Between an entry's title and its period. */
const GAP = 16;

/** pdfmake measures the rest of a long word again for every line: 20,000 letters took 40 seconds. */
const LONG_WORD = /(\S{100,})/;

/** Copied text and resume readers get 'f' and 'i', never one character for both. */
const FEATURES: [] = [];

/** Spaces and hyphens that fonts often lack, and characters that aren't seen. */
const printable = (text: string): string =>
  text
    .replace(/[\u2000-\u200A\u202F\u205F]/g, '\u00A0')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\p{Cf}/gu, '');

const styleOf = ({ size, quiet }: BlockStyle): Style => ({
  fontSize: size,
  color: quiet ? QUIET_INK : INK,
});

/** Characters that a line has room for. */
const LONGEST_CONTACT = 60;

/**
 * The PDF of a document, whose text can be selected and copied. `null` if the font lacks one of its
 * signs, or a letter has a mark that no letter of Unicode has: programs would read another letter.
 */
export async function toPdf(
  document: SentDocument,
  loadFont: LoadFont,
  paper: PaperSize,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const layout = LAYOUTS[document.kind];
  const [sides, ends] = layout.margins;
  const width = PAPER[paper].width - 2 * sides;
  const space = spaces(document);
  const fonts = await openFonts(loadFont);
  const isSet = (character: string) =>
    /\s/.test(character) || (fonts[400].has(character) && !/\p{M}/u.test(character));
  if (!Array.from(printable(document.blocks.flatMap(blockTexts).join(''))).every(isSet))
    return null;

  /** A text that breaks anywhere in its long words. */
  const set = (text: string, { bold }: BlockStyle): { text: ContentText[] } => ({
    text: printable(text)
      .split(LONG_WORD)
      .map((part, index) => ({
        text: part,
        font: fonts[bold ? 600 : 400].name,
        ...(index % 2 === 1 && { wordBreak: 'break-all' as const }),
      })),
  });

  /** Contacts break between two of them. */
  const contactsLine = (items: readonly LinkedText[], style: BlockStyle): ContentText[] =>
    items.flatMap(({ text, href }, index) => [
      ...(index > 0 ? [{ text: SEPARATOR }] : []),
      ...set(text, style).text.map((part) => ({
        ...part,
        link: href,
        // One that is longer than the line has to break.
        noWrap: text.length <= LONGEST_CONTACT,
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
        return { ul: [set(block.text, style)], markerColor: QUIET_INK, ...box };
      case 'entry': {
        const { note } = layout.blocks;
        const when = { ...set(block.period, note), ...styleOf(note), width: 'auto' };
        return {
          columns: [{ ...set(block.title, style), width: '*' }, when],
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
      font: fonts[400].name,
      lineHeight: layout.lineHeight / fonts[400].naturalLine,
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
  return new Uint8Array(await pdf.getBuffer());
}
