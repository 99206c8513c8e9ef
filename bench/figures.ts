/** The median; for an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('There is nothing to measure.');
  return (low + high) / 2;
}

/** One line of the table. */
export interface Figure {
  what: string;
  value: number;
  unit: 'ms' | '';
  /** The value to stay below, if there is one. */
  aim?: number;
}

const amount = ({ value, unit }: Pick<Figure, 'value' | 'unit'>): string =>
  `${unit === 'ms' && value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en')} ${unit}`.trim();

/** The figures as a table for the terminal. */
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
