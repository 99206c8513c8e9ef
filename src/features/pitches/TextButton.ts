import styled from 'styled-components';
import { color, media, space } from '#ui/theme.ts';

/** A button inside a sentence, or one that looks like it. */
export const TextButton = styled.button`
  color: ${color.accentText};
  font-weight: 500;
  > svg {
    display: inline;
    margin-inline-end: ${space[1]};
    vertical-align: -2px;
  }
  text-align: start;
  &:hover {
    text-decoration: underline;
  }
  ${media.touch} {
    /* A touch target taller than the text. */
    display: inline-block;
    margin-block: -12px;
    padding-block: 12px;
  }
`;
