/** Text put down at one go. Points from the page's left and top edge; `y` is the baseline. */
export interface TextRun {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  face: string;
}

/** An area of the page that leads to an address. */
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
  /** Where in its text a gap stands that is wider than a blank. */
  gaps: number[];
  /** The face of its last run. */
  endFace: string;
}
