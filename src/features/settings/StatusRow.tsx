import { ChevronDown, ChevronUp, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { LIMITS } from '#domain/contract/limits.ts';
import type { StatusSetting } from '#domain/contract/profile.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { stageOf } from '#domain/leads/stages.ts';
import { defaultStatusLabel } from '#domain/leads/statusMenu.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { controlStyles } from '#ui/fields/Field.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { color, media, space, text } from '#ui/theme.ts';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding-block: ${space[1]};
  border-top: 1px solid ${color.line};
  > span {
    flex: none;
    width: 9.75rem;
    padding-left: ${space[2]};
    ${text.small}
    color: ${color.ink3};
  }
  ${media.narrow} {
    > span {
      width: 5.5rem;
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

/** A status with its name, which is saved when the field is left, its group and a menu. */
export function StatusRow({
  setting,
  onChange,
  onMove,
  isFirst,
  isLast,
  onDelete,
}: StatusRowProps) {
  const { id, status, label, isHidden } = setting;
  const isOwn = id !== status && defaultStatusLabel(id) === '';
  const group = isOwn ? `Counts as ${LEAD_STATUS_LABELS[status]}` : stageOf(status).name;
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
        placeholder={defaultStatusLabel(id)}
        maxLength={LIMITS.statusLabel}
        data-hidden={isHidden || undefined}
        onBlur={({ target }) => rename(target)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <span>
        {group}
        {isHidden && ', hidden'}
      </span>
      <Menu trigger={<IconButton label={`Options of ${label}`} icon={Ellipsis} />}>
        {!isFirst && (
          <MenuItem icon={ChevronUp} onSelect={() => onMove(-1)}>
            Move up
          </MenuItem>
        )}
        {!isLast && (
          <MenuItem icon={ChevronDown} onSelect={() => onMove(1)}>
            Move down
          </MenuItem>
        )}
        <MenuItem icon={isHidden ? Eye : EyeOff} onSelect={() => onChange({ isHidden: !isHidden })}>
          {isHidden ? 'Show' : 'Hide'}
        </MenuItem>
        {onDelete && (
          <MenuItem icon={Trash2} onSelect={onDelete}>
            Delete
          </MenuItem>
        )}
      </Menu>
    </Row>
  );
}
