import type { ReactNode } from 'react';
import styled from 'styled-components';
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

const KINDS: Record<UnsupportedClaim['kind'], string> = {
  number: 'number',
  employer: 'employer',
  title: 'title',
  skill: 'skill',
};

/** Why a claim is marked. */
export const claimReason = ({ kind }: UnsupportedClaim): string =>
  `This ${KINDS[kind]} stands in neither your profile nor the posting.`;

/** The text with its claims marked, in their order. */
function withClaims(content: string, claims: readonly UnsupportedClaim[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const claim of claims.toSorted((a, b) => a.start - b.start)) {
    if (claim.start < end) continue;
    parts.push(content.slice(end, claim.start));
    parts.push(
      <Claim key={claim.start} title={claimReason(claim)}>
        {content.slice(claim.start, claim.end)}
      </Claim>,
    );
    end = claim.end;
  }
  return [...parts, content.slice(end)];
}

interface PitchTextProps {
  content: string;
  /** Shows where the next words will come. */
  writing: boolean;
  /** Claims are marked only in the text as the server checked it. */
  pitch: Pitch | null;
}

/** A pitch to read. */
export const PitchText = ({ content, writing, pitch }: PitchTextProps) => (
  <Reading aria-live={writing ? 'off' : 'polite'}>
    {pitch?.content === content ? withClaims(content, pitch.unsupportedClaims) : content}
    {writing && <Cursor aria-hidden />}
  </Reading>
);
