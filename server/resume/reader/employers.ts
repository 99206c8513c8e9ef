import type { Period } from './dates.ts';
import type { ExperienceEntry } from './experienceEntries.ts';
import { namedParts } from './headParts.ts';
import { titleScore } from './jobWords.ts';

const isWithin = (inner: Period | null, outer: Period | null) =>
  inner !== null &&
  outer !== null &&
  inner.from >= outer.from &&
  (outer.until === null || (inner.until !== null && inner.until <= outer.until));

/** An employer with the whole time there heads the positions below it, each with its own time. */
export function withEmployers(entries: ExperienceEntry[]): ExperienceEntry[] {
  const result: ExperienceEntry[] = [];
  let employer: ExperienceEntry | null = null;
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    const isAlone = namedParts(entry.head) === 1;
    if (
      isAlone &&
      entry.body.length === 0 &&
      next &&
      namedParts(next.head) === 1 &&
      isWithin(next.period, entry.period) &&
      titleScore(entry.head[0] ?? '') <= 0
    ) {
      employer = entry;
      continue;
    }
    if (employer && !(isAlone && isWithin(entry.period, employer.period))) employer = null;
    result.push(employer ? { ...entry, head: [...entry.head, ...employer.head] } : entry);
  }
  return result;
}
