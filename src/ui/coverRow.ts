import { css } from 'styled-components';
import { color } from './theme.ts';

/** A link that covers the positioned row it stands in. */
export const coverRow = css`
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
`;
