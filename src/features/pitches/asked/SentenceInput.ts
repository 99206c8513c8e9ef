import styled from 'styled-components';
import { LIMITS } from '#domain/contract/limits.ts';
import { controlStyles } from '#ui/fields/Field.tsx';
import { font } from '#ui/theme.ts';

/** The field for a sentence of the user. */
export const SentenceInput = styled.textarea`
  ${controlStyles}
  && {
    font-family: ${font.serif};
    font-size: 1rem;
    line-height: 1.45;
  }
  display: block;
  field-sizing: content;
  resize: none;
`;

/** A typed text as it's saved: in one line. */
export const asSentence = (typed: string): string => typed.replace(/\s+/g, ' ').trim();

export const SENTENCE_TOO_LONG = `Use ${LIMITS.proof} characters or fewer.`;
export const isTooLong = (typed: string): boolean => asSentence(typed).length > LIMITS.proof;
