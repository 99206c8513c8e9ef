import { applyPatch, structuredPatch } from 'diff';

/**
 * A letter that the user edited, after what it's drawn from has changed, such as a tick: takes over the paragraphs and
 * items that differ between the two drafts, and leaves the user's edits as they are.
 *
 * @param before the draft that the letter was edited from
 * @param after the draft as it would be now
 * @returns `null` where the user changed the very words that would go
 */
export function redrawn(text: string, before: string, after: string): string | null {
  if (text === before) return after;
  const patch = structuredPatch('', '', before, after, '', '', { context: 1 });
  return applyPatch(text, patch, { fuzzFactor: 2 }) || null;
}

/** The same, where the user's own words stay also in place of what would differ now. */
export function redrawnAround(text: string, before: string, after: string): string {
  if (text === before) return after;
  const patch = structuredPatch('', '', before, after, '', '', { context: 0 });
  return patch.hunks
    .toReversed()
    .reduce(
      (rest, hunk) => applyPatch(rest, { ...patch, hunks: [hunk] }, { fuzzFactor: 0 }) || rest,
      text,
    );
}
