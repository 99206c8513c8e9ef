import { type ComponentPropsWithoutRef, memo, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { controlStyles, Field, type FieldProps } from './Field.tsx';
import { space } from './theme.ts';

const TrailingBox = styled.div`
  position: relative;
`;

const Trailing = styled.div`
  position: absolute;
  inset-block: 1px;
  right: 3px;
  display: flex;
  align-items: center;
`;

const Input = styled.input<{ $trailing: boolean }>`
  ${controlStyles}
  ${({ $trailing }) =>
    $trailing &&
    css`
      padding-right: ${space[20]};
    `}
`;

const Textarea = styled.textarea`
  ${controlStyles}
  display: block;
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
`;

/** Everything an input takes (a textarea with `multiline`), and what stands around it. */
export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'required'> {
  multiline?: boolean;
  /** Lines to begin with, 4 when left out; only with `multiline`. */
  rows?: number;
  /** Stands inside the right end of a single line: a button, a unit. */
  trailing?: ReactNode;
}

/**
 * A line of text, or several with `multiline`. Formik renders every field of a form for each key that
 * is pressed in one: those that stayed the same are drawn no further than here.
 */
export const TextField = memo(function TextField({
  label,
  hint,
  error,
  required = false,
  id,
  multiline = false,
  rows = 4,
  trailing,
  ...props
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(attributes) => {
        if (multiline) {
          const minHeight = `${rows * 1.5 + 1.25}em`;
          // Both elements share what a form uses; React types their event handlers apart.
          const shared = props as ComponentPropsWithoutRef<'textarea'>;
          return <Textarea {...shared} {...attributes} rows={rows} style={{ minHeight }} />;
        }
        const input = <Input type="text" {...props} {...attributes} $trailing={!!trailing} />;
        if (!trailing) return input;
        return (
          <TrailingBox>
            {input}
            <Trailing>{trailing}</Trailing>
          </TrailingBox>
        );
      }}
    </Field>
  );
});
