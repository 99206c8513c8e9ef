import type { UnsupportedClaim } from './contract/pitches.ts';

const isInWord = (content: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}]$/u.test(content.slice(0, start)) || /^[\p{L}\p{N}]/u.test(content.slice(end));

/** Where the claim is in the content as whole words, from an index on; -1 if it isn't. */
function indexOfClaim(content: string, claim: string, from: number): number {
  let start = content.indexOf(claim, from);
  while (start !== -1 && isInWord(content, start, start + claim.length)) {
    start = content.indexOf(claim, start + 1);
  }
  return start;
}

/** The claims that are still in a pitch after it was edited, at their new positions. */
export function claimsIn(content: string, claims: readonly UnsupportedClaim[]): UnsupportedClaim[] {
  let from = 0;
  return claims.flatMap((claim) => {
    if (content.slice(claim.start, claim.end) === claim.text && claim.start >= from) {
      from = claim.end;
      return [claim];
    }
    const start = indexOfClaim(content, claim.text, from);
    if (start === -1) return [];
    from = start + claim.text.length;
    return [{ ...claim, start, end: from }];
  });
}
