import styled, { css } from 'styled-components';
import { spin } from './animations.ts';

/** The turning ring alone, in the colour of the text around it. Decorative. */
export const SpinnerMark = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  display: inline-block;
  flex: none;
  ${({ $size = 16 }) => css`
    width: ${$size}px;
    height: ${$size}px;
  `}
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${spin} 700ms linear infinite;
`;
