import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { LIMITS } from '#domain/contract/limits.ts';
import { controlStyles } from '#ui/fields/Field.tsx';
import { space } from '#ui/theme.ts';

const Field = styled.input`
  ${controlStyles}
  && {
    min-height: 32px;
    /* The text stays where it was. */
    margin-left: -9px;
    padding: 3px ${space[2]};
  }
`;

function focusAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

interface StatusNameProps {
  label: string;
  value: string;
  placeholder?: string;
  /** Called once: with the name, or `null` after Escape. Returns whether the field may go. */
  onEnd: (name: string | null) => boolean;
}

/** The field for the name of a status. Enter and leaving it save, Escape cancels. */
export function StatusName({ label, value, placeholder, onEnd }: StatusNameProps) {
  const hasEnded = useRef(false);
  function end(name: string | null) {
    if (!hasEnded.current) hasEnded.current = onEnd(name);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation();
    const isEnter = event.key === 'Enter';
    if (!isEnter && event.key !== 'Escape') return;
    end(isEnter ? event.currentTarget.value : null);
    if (hasEnded.current) event.currentTarget.closest<HTMLElement>('[role=row]')?.focus();
  }
  return (
    <Field
      ref={focusAll}
      aria-label={label}
      defaultValue={value}
      placeholder={placeholder}
      maxLength={LIMITS.statusLabel}
      onKeyDown={onKeyDown}
      onBlur={({ target }) => end(target.value)}
    />
  );
}
