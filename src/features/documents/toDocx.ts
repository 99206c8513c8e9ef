import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import {
  type Block,
  isRightToLeft,
  type SentDocument,
} from '#domain/pitches/letter/sentDocument.ts';
import {
  INK,
  LAYOUTS,
  PAPER,
  type PaperSize,
  QUIET_INK,
  RULE,
  SEPARATOR,
  spaces,
} from './layout.ts';

/** Word's units. */
const twips = (points: number): number => Math.round(points * 20);
const color = (hex: string): string => hex.slice(1);

/** In every Word since 2007. Arabic and Hebrew have the second one. */
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial' };
/** Calibri's ascent and descent, of its size. Word counts in these, in parts of 240. */
const NATURAL_LINE = 1.22 / 240;

const BULLETS = 'bullets';

/* The scripts besides Latin, Greek and Cyrillic, by the font of Windows and Office that has them. Other
programs replace it with one of the same script. */

const FONTS: Record<string, string> = {
  Arial: 'Arabic Hebrew',
  'Nirmala UI': 'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala',
  'Leelawadee UI': 'Thai Lao Khmer',
  'Myanmar Text': 'Myanmar',
  Sylfaen: 'Armenian Georgian',
  Ebrima: 'Ethiopic',
  'Malgun Gothic': 'Hangul',
  'Yu Gothic': 'Hiragana Katakana',
  'Microsoft YaHei': 'Han Bopomofo',
};

const PATTERNS = Object.entries(FONTS).map(([font, scripts]) => ({
  font,
  pattern: new RegExp(`[${scripts.replace(/\w+/g, '\\p{Script=$&}').replaceAll(' ', '')}]`, 'u'),
}));

/** The font of a text's script, if Calibri doesn't have it. Beside kana, Chinese characters are Japanese. */
const scriptFontOf = (text: string): string | undefined =>
  PATTERNS.find(({ pattern }) => pattern.test(text))?.font;

interface Part {
  text: string;
  rightToLeft: boolean;
  /** Of a script that Calibri doesn't have. */
  font?: string;
}

/**
 * Parts in one direction and font each: Word mirrors numbers and commas run by run, and looks for no other
 * font on its own.
 */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const word of text.split(/(?<=\s)/)) {
    const last = parts.at(-1);
    const hasLetters = /\p{L}/u.test(word);
    const rightToLeft = hasLetters
      ? isRightToLeft(word)
      : (last?.rightToLeft ?? isRightToLeft(text));
    const font = hasLetters ? scriptFontOf(word) : last?.font;
    if (last?.rightToLeft === rightToLeft && last.font === font) last.text += word;
    else parts.push({ text: word, rightToLeft, font });
  }
  return parts;
}

const runs = (text: string, style: IRunOptions): TextRun[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      partsOf(line).map(
        (part, at) => new TextRun({ ...style, ...part, break: index > 0 && at === 0 ? 1 : 0 }),
      ),
    );

/** The Word file of a document, for any script. */
export async function toDocx(
  document: SentDocument,
  paper: PaperSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const layout = LAYOUTS[document.kind];
  const [sides, ends] = layout.margins;
  const { width, height } = PAPER[paper];
  const space = spaces(document);

  function paragraph(
    index: number,
    text: string,
    children: ParagraphChild[],
    options: IParagraphOptions = {},
  ): Paragraph {
    const [above = 0, below = 0] = space[index] ?? [];
    return new Paragraph({
      children,
      bidirectional: isRightToLeft(text) || undefined,
      spacing: {
        before: twips(above),
        after: twips(below),
        line: Math.round(layout.lineHeight / NATURAL_LINE),
      },
      ...options,
    });
  }

  function render(block: Block, index: number): Paragraph {
    const { size, bold = false, quiet } = layout.blocks[block.kind];
    const style: IRunOptions = { size: size * 2, bold, color: color(quiet ? QUIET_INK : INK) };
    switch (block.kind) {
      case 'contacts': {
        const children = block.items.flatMap(({ text, href }, at): ParagraphChild[] => {
          const own = runs(text, style);
          return [
            ...(at > 0 ? [new TextRun({ ...style, text: SEPARATOR })] : []),
            ...(href ? [new ExternalHyperlink({ link: href, children: own })] : own),
          ];
        });
        return paragraph(index, '', children);
      }
      case 'address': {
        const text = block.lines.join('\n');
        return paragraph(index, text, runs(text, style));
      }
      case 'entry': {
        const { size, quiet } = layout.blocks.note;
        const when = { size: size * 2, color: color(quiet ? QUIET_INK : INK) };
        const period = block.period
          ? [new TextRun({ ...when, children: [new Tab(), block.period] })]
          : [];
        return paragraph(index, block.title, [...runs(block.title, style), ...period], {
          keepNext: true,
          tabStops: [{ type: TabStopType.RIGHT, position: twips(width - 2 * sides) }],
        });
      }
      case 'heading':
        return paragraph(index, block.text, runs(block.text, style), {
          heading: HeadingLevel.HEADING_1,
          keepNext: true,
          border: {
            bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: color(RULE) },
          },
        });
      case 'bullet':
        return paragraph(index, block.text, runs(block.text, style), {
          numbering: { reference: BULLETS, level: 0 },
        });
      default:
        return paragraph(index, block.text, runs(block.text, style));
    }
  }

  const pageNumber = new TextRun({
    children: [PageNumber.CURRENT],
    size: 18,
    color: color(QUIET_INK),
  });
  const file = new Document({
    creator: document.author,
    lastModifiedBy: document.author,
    title: document.title,
    description: '',
    styles: {
      default: {
        document: { run: { font: FONT, language: { value: document.locale ?? undefined } } },
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: twips(12), hanging: twips(12) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          // The first page has no number.
          titlePage: true,
          page: {
            size: { width: twips(width), height: twips(height) },
            margin: {
              left: twips(sides),
              right: twips(sides),
              top: twips(ends),
              bottom: twips(ends),
            },
          },
        },
        footers: {
          default: new Footer({
            children: [new Paragraph({ alignment: 'center', children: [pageNumber] })],
          }),
        },
        children: document.blocks.map(render),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}
