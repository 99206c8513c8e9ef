/** Text drawn in one operation. In points from the top left corner of the page; `y` is the baseline. */
export interface TextRun {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  face: string;
}

/** An area of the page that links to an address. */
export interface PdfLink {
  url: string;
  x: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PdfPage {
  runs: TextRun[];
  links: PdfLink[];
}

/** Runs of one line without a wide gap between them. */
export interface Segment extends TextRun {
  links: string[];
}
