import { type ComponentPropsWithoutRef, memo, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { space } from '../theme.ts';
import { controlStyles, Field, type FieldProps } from './Field.tsx';

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

/** The props of a field and of its input, or of its textarea with `multiline`. */
export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'required'> {
  multiline?: boolean;
  /** The minimum height in lines; only with `multiline`. */
  rows?: number;
  /** Shown at the right end of the input; not with `multiline`. */
  trailing?: ReactNode;
}

/** A text input or a textarea. Memoized, because Formik renders all fields on each keystroke. */
export const TextField = memo(function TextField({
  label,
  hint,
  error,
  required = false,
  aside,
  id,
  multiline = false,
  rows = 4,
  trailing,
  ...props
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside} id={id}>
      {(attributes) => {
        if (multiline) {
          const minHeight = `${rows * 1.5 + 1.25}em`;
          // Both elements take these props; React types their event handlers separately.
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
