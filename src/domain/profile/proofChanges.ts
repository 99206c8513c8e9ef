import { applyChanges, changedFields } from '#domain/changedFields.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Answers, Proof, UserProfile } from '#domain/contract/profile.ts';

/** What became of a line of the resume. */
export type LineState = UserProfile['suggestions'][number];

/** Changes of the proofs and answers that can be applied to a profile that changed meanwhile. */
export interface ProofChanges {
  saved?: { proof: Proof /** Before the edit; none for a new proof. */; was?: Proof }[];
  /** Ids. */
  deleted?: string[];
  /** By their source. */
  suggestions?: LineState[];
  answers?: Partial<Answers>;
}

/** A proof whose text was edited elsewhere too stays, and the edit becomes another proof. */
function withProof(proofs: Proof[], proof: Proof, was: Proof | undefined): Proof[] {
  const current = proofs.find(({ id }) => id === proof.id);
  if (!current) return [...proofs, proof];
  const isConflict =
    was !== undefined &&
    current.text !== was.text &&
    ![was.text, current.text].includes(proof.text);
  if (isConflict) return withProof(proofs, { ...proof, id: `${proof.id}-2` }, undefined);
  const merged = was ? applyChanges(current, changedFields(was, proof)) : proof;
  return proofs.map((other) => (other === current ? merged : other));
}

/** The profile with the changes. What they don't name stays as it is. */
export function withProofChanges<Profile extends UserProfile>(
  profile: Profile,
  { saved = [], deleted = [], suggestions = [], answers }: ProofChanges,
): Profile {
  const changed = new Set(suggestions.map(({ source }) => source));
  return {
    ...profile,
    proofs: saved
      .reduce((proofs, { proof, was }) => withProof(proofs, proof, was), profile.proofs)
      .filter(({ id }) => !deleted.includes(id)),
    suggestions: [
      ...profile.suggestions.filter(({ source }) => !changed.has(source)),
      ...suggestions,
    ]
      .filter(({ text, dropped }) => text !== '' || dropped)
      .slice(-LIMITS.suggestions),
    answers: { ...profile.answers, ...answers },
  };
}
