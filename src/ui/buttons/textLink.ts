import styled from 'styled-components';
import { color } from '../theme.ts';

/** The styles of a link inside a sentence. */
export const textLink = `
  color: ${color.accentText};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

export const TextLink = styled.a`
  ${textLink}
`;
