import type { Experience } from '#domain/contract/profile.ts';
import { type ReadText, readText, sharedWords } from './matching.ts';

const yearIn = (date: string): number | null => {
  const [year] = /\b(?:19|20)\d{2}\b/.exec(date) ?? [];
  return year ? Number(year) : null;
};

/** The jobs that are about the matter of a text, by their titles and technologies. */
export function jobsAbout(matter: ReadText, experience: readonly Experience[]): Experience[] {
  const asked = matter.words.filter(({ isSpecific }) => isSpecific).length;
  return experience.filter(({ title, technologies }) => {
    const { names, words } = sharedWords(matter, readText(`${title}, ${technologies.join(', ')}`));
    return names.length > 0 || (words.length > 0 && words.length >= asked / 2);
  });
}

/** The whole years that jobs cover together. A job without an end goes on; one without a start counts 0. */
export function workedYears(jobs: readonly Experience[], now: Date): number {
  const years = new Set<number>();
  for (const { startDate, endDate } of jobs) {
    const from = yearIn(startDate);
    const until = yearIn(endDate) ?? now.getFullYear();
    if (from === null) continue;
    for (let year = from; year < until; year += 1) years.add(year);
  }
  return years.size;
}
