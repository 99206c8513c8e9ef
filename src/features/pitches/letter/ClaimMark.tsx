import styled from 'styled-components';
import { tone } from '#ui/theme.ts';

/** Why a claim is marked. */
export const CLAIM_REASON = 'Not found in your profile.';

/** A claim to check, in the letter. */
export const ClaimMark = styled.mark.attrs({ title: CLAIM_REASON })`
  background: ${tone.progress.bg};
  color: inherit;
  text-decoration: underline wavy ${tone.progress.fg} 1px;
  text-underline-offset: 4px;
`;
