/** One paragraph of a resume, whatever the file's format. Wrapped lines are joined already. */
export interface ResumeLine {
  /** Without its bullet. Parts that stand apart on one line are separated by tabs. */
  text: string;
  bullet: boolean;
  /** Height of the type in points; 0 when the format does not say. */
  size: number;
  /** Names the typeface: lines that look alike share it. '' when the format does not say. */
  face: string;
  /** The document itself calls it a heading. */
  heading: boolean;
  /** Addresses that words of the line are linked to. */
  links: string[];
  /** The first line of a column, a cell or a page's head: the section before does not run on. */
  startsBlock: boolean;
}

const BULLET = /^[\s]*(?:[•●▪▫◦‣⁃∙·○■□➢➤❖✓✔►▶★◆◇♦\uf000-\uf0ff]|[-–—*](?=\s)|o(?=\s{2,}|\t))[\s]*/u;

/** "E X P E R I E N C E" as a word; a wider gap parts words. */
const joinSpacedLetters = (text: string) =>
  text.replace(/(?<![^\s])[\p{L}&](?: [\p{L}&]){3,}(?![^\s])/gu, (letters) =>
    letters.replaceAll(' ', ''),
  );

/** Signs that part the items of a line, as one sign. */
const plainSeparators = (text: string) =>
  text.replace(/(?<=\S[ \t]+)[▪▫■◆◇♦❖●◦‣∙⋅⁃►▶▸➢│┃❘❙¦⎮ǀ⬥✦\uf0a7\uf0b7](?=[ \t]+\S)/gu, '•');

/** Before a text as long as that, a sign that the font has no letter for is a bullet; before less, a picture. */
const LONG = 40;

/** The rest of a longer line is cut off: what reads lines takes more than proportional time. */
const LONGEST = 5_000;

/** A line from raw text: bullet told from words, odd spaces and characters made plain. */
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
    // TeX's en dash, in fonts that do not say what their signs are.
    .replace(/(?<=^|[\s\d])\{(?=[\s\d]|$)/g, '–')
    .toWellFormed();
  // A sign that the font has no letter for.
  const isSigned = raw.length > LONG && (raw.charCodeAt(0) < 9 || raw.startsWith('\ufffd'));
  const text = clean.replace(BULLET, '');
  return {
    bullet: isSigned || text !== clean,
    size: 0,
    face: '',
    heading: false,
    links: [],
    startsBlock: false,
    ...traits,
    ...((isSigned || text !== clean) && { bullet: true }),
    text: plainSeparators(joinSpacedLetters(text))
      // Blanks typed where a tab was meant.
      .replace(/(?<=\S) {4,}(?=\S)/g, '\t')
      .replace(/[^\S\t]+/g, ' ')
      .replace(/ *\t[\t ]*/g, '\t')
      .trim(),
  };
}
