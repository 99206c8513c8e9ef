import { LIMITS } from '#domain/contract/limits.ts';

export type EvidenceKind =
  | 'proof'
  | 'suggestion'
  | 'skill'
  | 'credential'
  | 'degree'
  | 'years'
  | 'language'
  | 'answer';

/** Something of the profile that covers a line. */
export interface Evidence {
  kind: EvidenceKind;
  /** Stays the same when other parts of the profile change. */
  id: string;
  /** What the user reads: a proof's sentence, 'Terraform', '11 years', an answer. */
  text: string;
  /** The words of the line that it matched, '' for none. */
  matched: string;
}

export const evidenceId = (kind: EvidenceKind, name: string): string =>
  `${kind}:${name}`.slice(0, LIMITS.evidenceId);

export const evidence = (
  kind: EvidenceKind,
  name: string,
  text: string,
  matched: string,
): Evidence => ({
  kind,
  id: evidenceId(kind, name),
  text,
  matched,
});
