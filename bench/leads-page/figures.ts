/** A display's frame at 60 Hz, in milliseconds. */
export const FRAME = 16.7;

/** The middle of some figures; of an even number of them, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('There is nothing to measure by.');
  return (low + high) / 2;
}

/** One line of the table. */
export interface Figure {
  what: string;
  value: number;
  unit: 'ms' | '';
  /** The most that is wanted; nothing when the figure only explains others. */
  aim?: number;
}

const amount = ({ value, unit }: Pick<Figure, 'value' | 'unit'>): string =>
  `${unit === 'ms' && value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en')} ${unit}`.trim();

/** The figures as a table for the terminal: what was measured, how much, the aim, and whether it is met. */
export function table(figures: readonly Figure[]): string {
  const wide = Math.max(...figures.map(({ what }) => what.length));
  return figures
    .map(({ what, value, unit, aim }) => {
      const wanted = aim === undefined ? '' : `  aim ${amount({ value: aim, unit })}`;
      const verdict = aim === undefined ? '' : value <= aim ? '  met' : '  MISSED';
      return `${what.padEnd(wide)}${amount({ value, unit }).padStart(12)}${wanted.padEnd(16)}${verdict}`;
    })
    .join('\n');
}
