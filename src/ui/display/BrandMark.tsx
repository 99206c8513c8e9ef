import styled from 'styled-components';
import { color, font } from '../theme.ts';

const MarkAndName = styled.span`
  display: inline-flex;
  vertical-align: top;
  align-items: center;
  gap: 10px;
  font-family: ${font.serif};
  font-size: 1.25rem;
  line-height: 28px;
  font-weight: 450;
  letter-spacing: -0.01em;
  color: ${color.ink};
`;

/** The logo, a page with its side panel, and the product's name. */
export const BrandMark = () => (
  <MarkAndName>
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <path d="M6 0h7v22H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z" fill={color.ink} />
      <path d="M13 0h3a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-3Z" fill={color.accent} />
    </svg>
    Leadside
  </MarkAndName>
);
