import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from './Button.tsx';
import { InlineAction } from './InlineAction.tsx';
import { TextField } from './TextField.tsx';

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
}

/** A line of text with the button that does something with it; Enter in the field does it too. */
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
  function actOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter here never submits the form around the field.
    event.preventDefault();
    if (!busy) onAction();
  }

  return (
    <InlineAction
      action={
        <Button icon={icon} busy={busy} onClick={onAction}>
          {actionLabel}
        </Button>
      }
    >
      <TextField
        {...field}
        type="url"
        value={value}
        error={error ?? false}
        onKeyDown={actOnEnter}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </InlineAction>
  );
}
