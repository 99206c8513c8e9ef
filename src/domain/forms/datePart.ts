import formLimits from '#domain/words/data/formLimits.json' with { type: 'json' };
import { foldedWords } from '#domain/words/foldedWords.ts';

export type DatePart = 'day' | 'month' | 'year';

const PARTS = new Map(
  (Object.entries(formLimits.dateParts) as [DatePart, Record<string, string[]>][]).flatMap(
    ([part, words]) =>
      Object.values(words)
        .flat()
        .map((word) => [foldedWords(word), part] as const),
  ),
);

/** The part of a date that a text names and nothing else: "Month", "MM", "Jahr (JJJJ)". */
export function datePartIn(text: string): DatePart | undefined {
  const [part, ...more] = foldedWords(text)
    .split(' ')
    .map((word) => PARTS.get(word));
  return more.every((other) => other === part) ? part : undefined;
}

/** Which part of which date a label asks for: "Start date: Month", "Year of graduation". */
export function datePartOf(
  label: string,
): { part: DatePart; of: string; isAlone: boolean } | undefined {
  const colon = label.lastIndexOf(':');
  const alone = datePartIn(label.slice(colon + 1));
  if (alone) return { part: alone, of: label.slice(0, Math.max(colon, 0)), isAlone: true };
  const words = foldedWords(label).split(' ');
  // "From (MM/YYYY)" asks for all of it.
  if (new Set(words.flatMap((word) => PARTS.get(word) ?? [])).size > 1) return undefined;
  const part = PARTS.get(words.at(-1) ?? '') ?? PARTS.get(words[0] ?? '');
  const of = words.filter((word) => PARTS.get(word) !== part).join(' ');
  return part && { part, of, isAlone: false };
}
