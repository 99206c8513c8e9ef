import { splitList } from '#domain/profile.ts';

/** A list as one line to edit. */
export const joinList = (items: readonly string[]): string => items.join(', ');

/**
 * The items of a comma-separated line, trimmed and stripped of blanks (product spec, section 5).
 * Items in `known` that hold a comma themselves, 'Speaker, NDC Oslo' from a resume for one, stay
 * whole for as long as they stand in the line unchanged.
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
