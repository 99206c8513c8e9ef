import styled, { css } from 'styled-components';
import { spin } from './animations.ts';

/** A decorative spinning ring in the color of the text around it. */
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
