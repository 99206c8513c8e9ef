import { ChevronDown, ChevronUp, Eye, EyeOff, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { LIMITS } from '#domain/contract/limits.ts';
import type { StatusSetting } from '#domain/contract/profile.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { defaultStatusLabel } from '#domain/leads/statusMenu.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { controlStyles } from '#ui/fields/Field.tsx';
import { color, media, space, text } from '#ui/theme.ts';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding-block: ${space[1]};
  border-top: 1px solid ${color.line};
  /* A row that can't be deleted is aligned with one that can. */
  ol:has(> li > :nth-child(6)) & > :nth-child(5):last-child {
    margin-right: 36px;
  }
  > span {
    flex: none;
    width: 9.75rem;
    padding-left: ${space[2]};
    ${text.small}
    color: ${color.ink3};
  }
  ${media.narrow} {
    > span {
      display: none;
    }
    && > :last-child {
      margin-right: 0;
    }
  }
`;

const Name = styled.input`
  ${controlStyles}
  flex: 1;
  min-width: 0;
  &[data-hidden] {
    color: ${color.ink3};
  }
`;

interface StatusRowProps {
  setting: StatusSetting;
  onChange: (changes: Partial<StatusSetting>) => void;
  /** Moves it by so many places. */
  onMove: (by: number) => void;
  isFirst: boolean;
  isLast: boolean;
  /** Only for an own status. */
  onDelete: (() => void) | null;
}

/** A status with its name, which is saved when the field is left. */
export function StatusRow({
  setting,
  onChange,
  onMove,
  isFirst,
  isLast,
  onDelete,
}: StatusRowProps) {
  const { id, status, label, isHidden } = setting;
  const standard = defaultStatusLabel(id) || LEAD_STATUS_LABELS[status];
  function rename(input: HTMLInputElement) {
    // Without a name, it gets its first one back.
    const name = input.value.trim() || defaultStatusLabel(id) || label;
    input.value = name;
    if (name !== label) onChange({ label: name });
  }
  return (
    <Row>
      <Name
        key={label}
        aria-label={`Name of ${label}`}
        defaultValue={label}
        placeholder={standard}
        maxLength={LIMITS.statusLabel}
        data-hidden={isHidden || undefined}
        onBlur={({ target }) => rename(target)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <span>
        {id === status
          ? label === standard
            ? ''
            : standard
          : `Counts as ${LEAD_STATUS_LABELS[status]}`}
      </span>
      <IconButton
        label={`Move ${label} up`}
        icon={ChevronUp}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      />
      <IconButton
        label={`Move ${label} down`}
        icon={ChevronDown}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      />
      <IconButton
        label={isHidden ? `Show ${label}` : `Hide ${label}`}
        icon={isHidden ? EyeOff : Eye}
        onClick={() => onChange({ isHidden: !isHidden })}
      />
      {onDelete && <IconButton label={`Delete ${label}`} icon={Trash2} onClick={onDelete} />}
    </Row>
  );
}
