import styled from 'styled-components';
import { color, text } from '../theme.ts';

/** Secondary text. */
export const Muted = styled.p<{ $size?: 'body' | 'small' | 'smallest' }>`
  ${({ $size = 'small' }) => text[$size]}
  color: ${color.ink3};
`;
