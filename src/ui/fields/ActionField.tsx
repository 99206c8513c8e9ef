import type { LucideIcon } from 'lucide-react';
import type { ClipboardEventHandler, KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '../buttons/Button.tsx';
import { media, space } from '../theme.ts';
import { TextField } from './TextField.tsx';

const Row = styled.div<{ $inline: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: start;
  > :last-child {
    /* Level with the field: the height of the label and its gap. */
    margin-top: 26px;
  }
  ${({ $inline }) =>
    $inline
      ? css`
          /* The label may have two lines. */
          align-items: end;
          > :last-child {
            margin: 0;
          }
          &:has([aria-invalid='true']) {
            align-items: center;
          }
        `
      : css`
          ${media.narrow} {
            grid-template-columns: minmax(0, 1fr);
            > :last-child {
              margin-top: 0;
            }
          }
        `}
`;

interface ActionFieldProps {
  label: string;
  type?: 'url' | 'email';
  /** Keeps the button beside the field, however narrow. */
  inline?: boolean;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | null;
  actionLabel: string;
  icon?: LucideIcon;
  busy?: boolean;
  onAction: () => void;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
}

/** A field for an address with a button that acts on it; Enter does the same. */
export function ActionField({
  value,
  onValueChange,
  error,
  actionLabel,
  icon,
  busy = false,
  onAction,
  type = 'url',
  inline = false,
  ...field
}: ActionFieldProps) {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Don't submit the surrounding form.
    event.preventDefault();
    if (!busy) onAction();
  }

  return (
    <Row $inline={inline}>
      <TextField
        {...field}
        type={type}
        value={value}
        error={error ?? false}
        onKeyDown={handleKeyDown}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <Button icon={icon} busy={busy} onClick={onAction}>
        {actionLabel}
      </Button>
    </Row>
  );
}
