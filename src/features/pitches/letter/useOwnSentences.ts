import { useMemo } from 'react';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import type { Proof } from '#domain/contract/profile.ts';
import { suggestedProofs } from '#domain/profile/suggestedProofs.ts';
import { selectAsked } from '../asked/askedSlice.ts';

/** A sentence that the user owns, or one that may become theirs. */
export interface OwnSentence {
  /** The id of its evidence. */
  id: string;
  /** Kept; from the resume; or with a claim that the user confirmed. */
  kind: 'proof' | 'suggestion' | 'confirmed';
  /** As the open letter would have it. */
  text: string;
  /** The proof, as far as another wording leaves it as it is. */
  kept?: Pick<Proof, 'id' | 'starred'>;
  /** The line of the resume that it comes from, or ''. */
  source: string;
  /** Changed in the open letter only. */
  isEdited: boolean;
}

type Source = Pick<OwnSentence, 'id' | 'text' | 'source' | 'kept'>;

/** The sentences that letters are written from: the kept ones, then the suggested and confirmed ones. */
export function useOwnSentences(): OwnSentence[] {
  const { data: profile } = useGetProfileQuery();
  const { edited, confirmed } = useAppSelector(selectAsked);
  return useMemo(() => {
    if (!profile) return [];
    const own = (kind: OwnSentence['kind'], sources: readonly Source[]) =>
      sources.map((from): OwnSentence => {
        const id = `${kind}:${from.id}`;
        return { ...from, id, kind, text: edited[id] ?? from.text, isEdited: id in edited };
      });
    const kept = new Set(profile.proofs.map(({ text }) => text));
    return [
      ...own(
        'proof',
        profile.proofs.map(({ id, text, source, starred }) => ({
          id,
          text,
          source,
          kept: { id, starred },
        })),
      ),
      ...own(
        'suggestion',
        suggestedProofs(profile).map(({ id, source }) => ({ id, text: source, source })),
      ),
      ...own(
        'confirmed',
        confirmed.filter((text) => !kept.has(text)).map((text) => ({ id: text, text, source: '' })),
      ),
    ];
  }, [profile, edited, confirmed]);
}
