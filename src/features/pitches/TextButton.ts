import styled from 'styled-components';
import { color, media } from '#ui/theme.ts';

/** A button inside a sentence, or one that looks like it. */
export const TextButton = styled.button`
  color: ${color.accentText};
  font-weight: 500;
  > svg {
    display: inline;
    vertical-align: -2px;
  }
  text-align: start;
  &:hover {
    text-decoration: underline;
  }
  ${media.touch} {
    min-height: 44px;
  }
`;
