import { splitList } from '#domain/profile.ts';

/** A list as one line of text. */
export const joinList = (items: readonly string[]): string => items.join(', ');

/**
 * Parses a comma-separated line into trimmed items without blanks (product spec, section 5). Items in
 * `known` that contain a comma, such as 'Speaker, NDC Oslo' from a resume, stay whole while unchanged.
 */
export function parseList(typed: string, known: readonly string[] = []): string[] {
  const parts = splitList(typed);
  const whole = known
    .map((item) => ({ item, parts: splitList(item) }))
    .filter((entry) => entry.parts.length > 1);
  const items: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const match = whole.find(
      (entry) => joinList(parts.slice(at, at + entry.parts.length)) === joinList(entry.parts),
    );
    items.push(match?.item ?? (parts[at] as string));
    at += match?.parts.length ?? 1;
  }
  return items;
}
