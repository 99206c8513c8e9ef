/** How often each value occurs. */
export const countsOf = <Value>(values: readonly Value[]): Map<Value, number> =>
  new Map([...Map.groupBy(values, (value) => value)].map(([value, own]) => [value, own.length]));

/** The most frequent value, the first of several; `undefined` of none. */
export const mostFrequent = <Value>(values: readonly Value[]): Value | undefined =>
  [...countsOf(values)].toSorted(([, a], [, b]) => b - a)[0]?.[0];
