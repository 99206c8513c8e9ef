/** Regular and semibold. */
export type FontWeight = 400 | 600;

/** A file of a font in one weight. */
export interface PdfFont {
  name: string;
  bytes: Uint8Array;
}

/** Loads a weight of the document's font, then of those that have the characters that it lacks. */
export type LoadFonts = (weight: FontWeight, lacking: string) => Promise<PdfFont[]>;

/** A font of a document that is being made. */
export interface OpenFont {
  name: string;
  has: (codePoint: number) => boolean;
  /** In points. */
  widthOf: (text: string, size: number) => number;
  /** Ascent and descent, of the font's size. pdfmake counts in these. */
  naturalLine: number;
}
