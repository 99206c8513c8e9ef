import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { LIMITS } from '#domain/contract/limits.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import { controlStyles } from '#ui/fields/Field.tsx';
import { font } from '#ui/theme.ts';

const Input = styled.textarea`
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

/** The draft of what is typed for a line of a posting. */
export const askedDraft = (line: string): string => `asked/${line}`;

interface SentenceInputProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange'> {
  /** The line of the posting that it's typed for. */
  line: string;
  value: string;
  onChange: (value: string) => void;
}

/** The field for a sentence that a line asks for. What is typed stays as a draft until it's saved. */
export function SentenceInput({ line, value, onChange, ...props }: SentenceInputProps) {
  useDraft(askedDraft(line), {
    read: () => value,
    restore: onChange,
    unsaved: value.trim() !== '',
    survivesNavigation: value.trim() !== '',
  });
  return (
    <Input
      {...props}
      aria-invalid={isTooLong(value) || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
