/** Seasons and quarters, by the number of their first month. */
export const SEASONS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    2: 'spring frühjahr frühling printemps primavera',
    5: 'summer summers sommer été étés verano',
    8: 'autumn fall herbst automne otoño',
    11: 'winter hiver invierno',
    0: 'q1',
    3: 'q2',
    6: 'q3',
    9: 'q4',
  }).flatMap(([month, names]) => names.split(' ').map((name) => [name, Number(month)] as const)),
);
