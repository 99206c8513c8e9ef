import type { Lead } from '#domain/contract/leads.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';

type Named = Pick<Lead, 'id' | 'company'>;

/** Whether a file's name has a company among its words. */
function isNamedFor(fileName: string, { company }: Named): boolean {
  const words = foldedWords(company);
  const name = foldedWords(fileName.replace(/\.\w+$/, '').replace(/[_-]/g, ' '));
  // Whole, or its first words: "Fjord Foods" of "Fjord Foods AS".
  const start = words.split(' ').slice(0, 2).join(' ');
  return start.length > 2 && ` ${name} `.includes(` ${start} `);
}

/** Whether a file was made for another lead than that of the form, as its name says. */
export const isMadeForOther = (
  fileName: string,
  lead: Named | undefined,
  leads: readonly Named[],
): boolean =>
  !(lead && isNamedFor(fileName, lead)) &&
  leads.some((other) => other.id !== lead?.id && isNamedFor(fileName, other));
