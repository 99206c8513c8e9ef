/** The most frequent value, the first of several; `undefined` of none. */
export function mostFrequent<Value>(values: Value[]): Value | undefined {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
