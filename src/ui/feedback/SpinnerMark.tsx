import styled from 'styled-components';
import { spin } from '../animations.ts';

/** A decorative spinning ring in the color of the text around it. */
export const SpinnerMark = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 16px;
  height: 16px;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${spin} 700ms linear infinite;
`;
