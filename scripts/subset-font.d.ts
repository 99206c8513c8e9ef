declare module 'subset-font' {
  type AxisRange = number | { min: number; max: number };

  /** The font with these characters only. A number pins an axis of a variable font. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, AxisRange> },
  ): Promise<Buffer>;
}
