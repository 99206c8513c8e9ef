/** One paragraph of a resume, whatever the file's format. Wrapped lines are joined already. */
export interface ResumeLine {
  /** Without its bullet. Tabs separate the cells of one line. */
  text: string;
  bullet: boolean;
  /** Height of the type in points; 0 when the format doesn't say. */
  size: number;
  /** Names the typeface: lines that look alike share it. '' when the format doesn't say. */
  face: string;
  /** The document itself calls it a heading. */
  heading: boolean;
  /** There is white space above it. */
  isApart: boolean;
  /** Addresses that words of the line link to. */
  links: string[];
  /** The first line of a column, a cell or a page header: it doesn't belong to the section before. */
  startsBlock: boolean;
}

const BULLET =
  /^\s*(?:[•●▪▫◦‣⁃∙·○■□➢➤❖✓✔►▶▸⊲⊳★◆◇♦\uf000-\uf0ff]|[-–—*>+{](?=\s)|o(?=\s{2,}|\t))\s*/u;

/** "E X P E R I E N C E" as a word; a wider gap separates words. */
const joinSpacedLetters = (text: string) =>
  text.replace(/(?<![^\s])[\p{L}&](?: [\p{L}&]){3,}(?![^\s])/gu, (letters) =>
    letters.replaceAll(' ', ''),
  );

/** The signs that separate the items of a line, as one sign. */
const plainSeparators = (text: string) =>
  text.replace(/(?<=\S[ \t])[▪▫■◆◇♦❖●◦‣∙⋅⁃►▶▸➢│┃❘❙¦⎮ǀ⬥✦⊲⊳\uf0a7\uf0b7](?=[ \t]+\S)/gu, '•');

/** Before a text this long, a sign that the font has no letter for is a bullet; before less, an icon. */
const LONG = 40;
/** The rest of a longer line is cut off: reading a line takes more than linear time. */
const LONGEST = 5_000;

/** A line from raw text: separates the bullet, and normalizes odd blanks and characters. */
export function resumeLine(
  raw: string,
  traits: Partial<Omit<ResumeLine, 'text'>> = {},
): ResumeLine {
  const clean = raw
    .slice(0, LONGEST)
    .normalize('NFKC')
    // Soft hyphens, marks without width, and control characters but for tabs.
    .replace(/[\p{Cf}\ufffd]|(?![\t\n\v\f\r])\p{Cc}/gu, '')
    .replace(/[\u2010\u2011\u2012]/g, '-')
    .toWellFormed();
  const hasUnknownSign = raw.length > LONG && (raw.charCodeAt(0) < 9 || raw.startsWith('\ufffd'));
  const text = clean.replace(BULLET, '');
  return {
    size: 0,
    face: '',
    heading: false,
    isApart: false,
    links: [],
    startsBlock: false,
    ...traits,
    bullet: traits.bullet || hasUnknownSign || text !== clean,
    text: plainSeparators(joinSpacedLetters(text))
      // Blanks typed instead of a tab.
      .replace(/(?<=\S) {4,}(?=\S)/g, '\t')
      .replace(/[^\S\t]+/g, ' ')
      .replace(/ *\t[\t ]*/g, '\t')
      .trim(),
  };
}
