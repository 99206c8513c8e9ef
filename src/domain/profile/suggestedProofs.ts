import { LIMITS } from '#domain/contract/limits.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { profileLines } from './profileLines.ts';

export interface ProofSuggestion {
  /** The same for the same source. */
  id: string;
  /** A model's sentence in the first person, or ''. */
  text: string;
  /** The line of the resume. */
  source: string;
}

/** A short hash: 53 bits of cyrb53 by bryc. */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** 'Payment processing and coordination' names a skill, not what was done. */
const isWorthWording = (source: string): boolean =>
  source.split(/\s+/).length >= 5 || /\d/.test(source);

/**
 * Lines of the profile that the user may put into words as proofs, in its order: those that were neither kept nor
 * dropped, with a model's wording where there is one.
 */
export function suggestedProofs(profile: UserProfile): ProofSuggestion[] {
  const kept = new Set(profile.proofs.map(({ source }) => source));
  const known = new Map(profile.suggestions.map((suggestion) => [suggestion.source, suggestion]));
  return profileLines(profile).flatMap((line) => {
    const source = line.text.slice(0, LIMITS.proofSource);
    const suggestion = known.get(source);
    if (kept.has(source) || suggestion?.dropped) return [];
    const text = suggestion?.text ?? '';
    return text !== '' || isWorthWording(source) ? [{ id: hash(source), text, source }] : [];
  });
}
