import { AlertCircle } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { Muted } from '../display/Muted.tsx';
import { Row } from '../layout/Stack.tsx';
import { color, media, motion, radius, space, text } from '../theme.ts';

/** The props of every field. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Sets the mark and `aria-required`; the form validates, not the browser. */
  required?: boolean;
  /** Beside the label, at its end. */
  aside?: ReactNode;
}

/** Styles for inputs and select triggers. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: 38px;
  padding: 7px ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  ${text.body}
  transition: border-color ${motion.fast};

  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.ink3};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.ink3};
    cursor: not-allowed;
  }
  ${media.touch} {
    min-height: 44px;
    /* iOS zooms into focused fields below 16 px. */
    font-size: 1rem;
  }
`;

const LabeledControl = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label<{ $required: boolean }>`
  ${text.label}
  color: ${color.ink2};
  ${({ $required }) =>
    $required &&
    css`
      &::after {
        content: ' *';
        /* Keeps the mark out of the accessible name. */
        content: ' *' / '';
        color: ${color.dangerText};
      }
    `}
`;

export const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  ${text.small}
  color: ${color.dangerText};
  overflow-wrap: anywhere;

  svg {
    margin-top: 3px;
  }
`;

/** What is wrong with a field, with a mark. */
export const FieldError = ({ children, ...props }: ComponentProps<typeof ErrorText>) => (
  <ErrorText {...props}>
    <Icon of={AlertCircle} size={14} />
    {children}
  </ErrorText>
);

interface FieldShellProps extends FieldProps {
  id?: string | undefined;
  /** Renders the control with the attributes that link it to label, hint and error. */
  children: (attributes: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  }) => ReactNode;
}

/** A control with its label, and its hint or error. */
export function Field({
  label,
  hint,
  error,
  required = false,
  aside,
  id,
  children,
}: FieldShellProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const noteId = `${controlId}-note`;
  return (
    <LabeledControl>
      <Row $align="baseline" $justify="space-between" $gap={2}>
        <Label htmlFor={controlId} $required={required}>
          {label}
        </Label>
        {aside}
      </Row>
      {children({
        id: controlId,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && <Muted id={noteId}>{hint}</Muted>
      )}
    </LabeledControl>
  );
}
