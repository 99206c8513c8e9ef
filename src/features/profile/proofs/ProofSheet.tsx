import styled from 'styled-components';
import { color, font, space, text } from '#ui/theme.ts';

/** The looks that the cards of proofs and suggestions share. */

export const SheetHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  padding: ${space[4]} ${space[5]};
  h2 {
    ${text.sectionTitle}
  }
  p {
    ${text.small}
    color: ${color.ink3};
  }
`;

/** The words of a letter. */
export const Sentence = styled.p`
  font-family: ${font.serif};
  font-size: 1rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** The line of the resume. */
export const Source = styled.p`
  ${text.smallest}
  color: ${color.ink3};
  overflow-wrap: anywhere;
`;
