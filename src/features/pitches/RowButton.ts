import styled from 'styled-components';
import { color, media, text } from '#ui/theme.ts';

/** A text button of a row that shows while the row has the pointer or focus; always on touch. */
export const RowButton = styled.button`
  ${text.smallest}
  font-weight: 500;
  color: ${color.accentText};
  visibility: hidden;
  &:hover {
    text-decoration: underline;
  }
  :hover > &,
  :focus-within > &,
  &[data-shown] {
    visibility: visible;
  }
  ${media.touch} {
    min-height: 44px;
    margin-block: -12px;
    visibility: visible;
  }
`;
