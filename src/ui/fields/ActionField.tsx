import type { LucideIcon } from 'lucide-react';
import type { ClipboardEventHandler, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/Button.tsx';
import { media, space } from '../theme.ts';
import { TextField } from './TextField.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: start;
  > :last-child {
    /* Level with the field: the height of the label and its gap. */
    margin-top: 26px;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      margin-top: 0;
    }
  }
`;

interface ActionFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | null;
  actionLabel: string;
  icon: LucideIcon;
  busy: boolean;
  onAction: () => void;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
}

/** A field for a web address with a button that acts on it; Enter does the same. */
export function ActionField({
  value,
  onValueChange,
  error,
  actionLabel,
  icon,
  busy,
  onAction,
  ...field
}: ActionFieldProps) {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Don't submit the surrounding form.
    event.preventDefault();
    if (!busy) onAction();
  }

  return (
    <Row>
      <TextField
        {...field}
        type="url"
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
