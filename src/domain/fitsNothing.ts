import type { CoveredLine, EvidenceKind } from './coverage.ts';

const FITS: readonly EvidenceKind[] = ['proof', 'suggestion', 'skill', 'credential'];

/**
 * Whether nothing in the profile fits: the posting asks for experience, and no proof, suggestion, skill or
 * credential covers a line of it. Without such lines there is nothing to fit.
 */
export function fitsNothing(covered: readonly CoveredLine[]): boolean {
  const asked = covered.filter(({ kind }) => kind !== 'logistics');
  const isFit = asked.some(({ evidence }) => evidence.some(({ kind }) => FITS.includes(kind)));
  return asked.length > 0 && !isFit;
}
