import styled from 'styled-components';
import { color, media } from '../theme.ts';

/** A value that is a link: an address, an email or a phone number. */
export const Anchor = styled.a`
  color: ${color.accentText};
  overflow-wrap: anywhere;
  ${media.touch} {
    /* A touch target taller than the text. */
    display: inline-block;
    margin-block: -12px;
    padding-block: 12px;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
