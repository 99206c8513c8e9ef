import { isLetterSpaced, unspaced } from './letterSpacing.ts';

/** One paragraph of a resume in any format. Wrapped lines are joined. */
export interface ResumeLine {
  /** Without its bullet. Tabs separate the cells of one line. */
  text: string;
  bullet: boolean;
  /** Font size in points; 0 if unknown. */
  size: number;
  /** Identifies the typeface; '' if unknown. */
  face: string;
  /** Marked as a heading in the document. */
  heading: boolean;
  /** The targets of the line's links. */
  links: string[];
  /** The first line of a column, a cell or a page header, which doesn't continue the previous section. */
  startsBlock: boolean;
}

/** Marks the first of some lines as the start of a block. */
export function asBlock(lines: ResumeLine[]): ResumeLine[] {
  const [first] = lines;
  if (first) first.startsBlock = true;
  return lines;
}

const BULLET =
  /^(?:\s*(?:[•●▪▫◦‣⁃∙·○■□➢➤➔❖✓✔✅☑►▶▸→⇒⊲⊳★◆◇♦\uf000-\uf0ff]|[-–—*>+{](?=\s)|[-*](?=\p{L})|o(?=\s{2,}|\t))){1,2}\s*/u;
/** Dots from a text to the next cell: ". . . . ." */
const LEADERS = /(?:\s\.){2,}(?=\s|$)|(?:\s\.)+(?=\t|$)|\.{5,}/g;

const ACCENTS: Record<string, string> = { '`': '\u0300', ˆ: '\u0302' };

/** Longer lines are cut: reading a line takes more than linear time. */
const LONGEST = 5_000;

/** A line from raw text. Separates the bullet and normalizes spaces and characters. */
export function resumeLine(
  raw: string,
  traits: Partial<Omit<ResumeLine, 'text'>> = {},
): ResumeLine {
  const clean = raw
    .slice(0, LONGEST)
    .normalize('NFKC')
    // An accent before its letter: "d ́eploy ́es", "Syst`emes".
    .replace(/ ([\u0300-\u0327])(\p{L})/gu, '$2$1')
    .replace(
      /(?<=\p{L}|\s)([`ˆ])(?=\p{L})(\p{L})/gu,
      (_, accent, letter) => letter + ACCENTS[accent],
    )
    .normalize('NFC')
    .replace(LEADERS, '\t')
    // Soft hyphens, zero-width marks, marks of emojis, and control characters except tabs.
    .replace(/[\p{Cf}\ufffd]|\ufe0f|(?![\t\n\v\f\r])\p{Cc}/gu, '')
    .replace(/[\u2010\u2011\u2012]/g, '-')
    // A glyph of an icon font or an emoji starts a cell.
    .replace(/\s*[\ue000-\uefff\uf100-\uf8ff\u{1f000}-\u{1faff}]+\s*/gu, (_, at: number) =>
      at === 0 ? '' : '\t',
    )
    .toWellFormed();
  const plain = clean.replace(BULLET, '');
  const text = isLetterSpaced(plain) ? unspaced(plain) : plain;
  return {
    size: 0,
    face: '',
    heading: false,
    links: [],
    startsBlock: false,
    ...traits,
    bullet: traits.bullet || plain !== clean,
    text: text
      // Spaces typed instead of a tab.
      .replace(/(?<=\S) {4,}(?=\S)/g, '\t')
      .replace(/[^\S\t]+/g, ' ')
      // "Acme —Clerk", "Python -Coursera", "Acme—Clerk"
      .replace(/(?<=\S )[–—](?=\p{L})|(?<=[\p{L}.] )-(?=\p{Lu})/gu, (dash) => `${dash} `)
      .replace(/ *\t[\t ]*/g, '\t')
      .trim(),
  };
}
