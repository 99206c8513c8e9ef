import type { ReactNode } from 'react';
import styled from 'styled-components';
import { claimsIn } from '#domain/claimsIn.ts';
import type { Pitch, UnsupportedClaim } from '#domain/contract/pitches.ts';
import { color, text, tone } from '#ui/theme.ts';

const Reading = styled.div`
  ${text.reading}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Claim = styled.mark`
  background: ${tone.progress.bg};
  color: inherit;
  text-decoration: underline wavy ${tone.progress.fg} 1px;
  text-underline-offset: 4px;
`;

const Cursor = styled.span`
  display: inline-block;
  width: 2px;
  height: 1.1em;
  margin-left: 1px;
  background: ${color.accent};
  vertical-align: text-bottom;
`;

/** Why a claim is marked. */
export const CLAIM_REASON = 'Not found in your profile.';

/** The text with its claims marked. */
function withClaims(content: string, claims: readonly UnsupportedClaim[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const claim of claims) {
    parts.push(content.slice(end, claim.start));
    parts.push(
      <Claim key={claim.start} title={CLAIM_REASON}>
        {content.slice(claim.start, claim.end)}
      </Claim>,
    );
    end = claim.end;
  }
  return [...parts, content.slice(end)];
}

interface PitchTextProps {
  content: string;
  /** Shows a cursor at the end. */
  writing: boolean;
  /** The pitch whose claims are marked. */
  pitch: Pitch | null;
}

/** A pitch with its unsupported claims marked. */
export const PitchText = ({ content, writing, pitch }: PitchTextProps) => (
  <Reading aria-live={writing ? 'off' : 'polite'}>
    {pitch ? withClaims(content, claimsIn(content, pitch.unsupportedClaims)) : content}
    {writing && <Cursor aria-hidden />}
  </Reading>
);
