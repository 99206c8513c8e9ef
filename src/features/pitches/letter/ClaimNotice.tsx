import { AlertCircle } from 'lucide-react';
import styled from 'styled-components';
import type { UnsupportedClaim } from '#domain/contract/pitches.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { color, radius, space, text, tone } from '#ui/theme.ts';
import type { Letter } from './useLetter.ts';

const Notice = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid color-mix(in srgb, ${tone.progress.fg} 30%, transparent);
  border-radius: ${radius.card};
  background: ${tone.progress.bg};
  overflow-wrap: anywhere;
  ${text.small}
  > svg {
    align-self: flex-start;
    margin-top: 2px;
    color: ${tone.progress.fg};
  }
  > p {
    flex: 1 1 10rem;
    color: ${color.ink2};
  }
  strong {
    display: block;
    color: ${color.ink};
    font-weight: 600;
  }
  button {
    min-height: 30px;
    padding: 3px ${space[2]};
    ${text.label}
  }
`;

interface ClaimNoticeProps {
  claims: readonly UnsupportedClaim[];
  /** Without it, the claim is only named. */
  letter?: Letter | undefined;
}

const showClaim = () =>
  document.querySelector('[data-letter] mark')?.scrollIntoView({ block: 'nearest' });

/** Names the first claim of the letter that the profile doesn't have, to take out or confirm. Nothing without one. */
export function ClaimNotice({ claims, letter }: ClaimNoticeProps) {
  const [claim] = claims;
  if (!claim) return null;
  const count = claims.length === 1 ? '1 claim to check' : `${claims.length} claims to check`;
  return (
    <Notice aria-label="Claims to check" onFocus={showClaim}>
      <Icon of={AlertCircle} />
      <p role="status">
        <strong>{count}</strong> “{claim.text}” is not in your profile.
      </p>
      {letter?.canChange && (
        <>
          <Button onClick={() => letter.takeOut(claim.start)}>Take out</Button>
          <Button onClick={() => letter.confirm(claim)}>It’s true</Button>
        </>
      )}
    </Notice>
  );
}
