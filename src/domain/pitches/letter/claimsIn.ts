import type { UnsupportedClaim } from '#domain/contract/pitches.ts';

/** Two UTF-16 units on each side have the whole character. */
const isInWord = (content: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}]$/u.test(content.slice(Math.max(0, start - 2), start)) ||
  /^[\p{L}\p{N}]/u.test(content.slice(end, end + 2));

/** The claims that are still in a pitch after it was edited, at their new positions. */
export function claimsIn(content: string, claims: readonly UnsupportedClaim[]): UnsupportedClaim[] {
  let from = 0;
  /** Occurrences within words to pass over, of all claims together, so that the time is linear. */
  let tries = content.length;

  /** Where the claim is as whole words, from `from` on; -1 if it isn't. */
  function indexOfClaim(claim: string): number {
    let start = content.indexOf(claim, from);
    while (start !== -1 && isInWord(content, start, start + claim.length)) {
      start = tries > 0 ? content.indexOf(claim, start + 1) : -1;
      tries -= 1;
    }
    return start;
  }

  return claims.flatMap((claim) => {
    if (content.slice(claim.start, claim.end) === claim.text && claim.start >= from) {
      from = claim.end;
      return [claim];
    }
    const start = indexOfClaim(claim.text);
    if (start === -1) return [];
    from = start + claim.text.length;
    return [{ ...claim, start, end: from }];
  });
}
