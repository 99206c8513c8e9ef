import styled from 'styled-components';
import { font } from '../theme.ts';
import { controlStyles } from './Field.tsx';

/** A field for the words of a letter. It grows with them. */
export const SentenceArea = styled.textarea`
  ${controlStyles}
  && {
    font-family: ${font.serif};
    font-size: 1rem;
    line-height: 1.5;
  }
  display: block;
  field-sizing: content;
  resize: none;
`;
