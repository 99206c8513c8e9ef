import { Check, Scissors } from 'lucide-react';
import styled from 'styled-components';
import type { UnsupportedClaim } from '#domain/contract/pitches.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { tone } from '#ui/theme.ts';
import { MarkTools } from './MarkTools.tsx';

/** Why a claim is marked. */
export const CLAIM_REASON = 'Not found in your profile.';

const Claim = styled.mark`
  background: ${tone.progress.bg};
  color: inherit;
  text-decoration: underline wavy ${tone.progress.fg} 1px;
  text-underline-offset: 4px;
`;

interface ClaimMarkProps {
  claim: UnsupportedClaim;
  /** Without it, the claim is only marked. */
  onTakeOut?: (() => void) | undefined;
  onConfirm?: (() => void) | undefined;
}

/** A claim that the user takes out with its sentence, or confirms. */
export function ClaimMark({ claim, onTakeOut, onConfirm }: ClaimMarkProps) {
  const mark = <Claim title={CLAIM_REASON}>{claim.text}</Claim>;
  if (!onTakeOut || !onConfirm) return mark;
  return (
    <MarkTools
      label={CLAIM_REASON}
      tools={
        <>
          <button type="button" onClick={onTakeOut}>
            <Icon of={Scissors} size={14} />
            Take out
          </button>
          <button type="button" onClick={onConfirm}>
            <Icon of={Check} size={14} />
            It’s true
          </button>
        </>
      }
    >
      {mark}
    </MarkTools>
  );
}
