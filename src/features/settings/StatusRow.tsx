import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Ellipsis, GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { StatusSetting } from '#domain/contract/profile.ts';
import { stageLabel, stageOf } from '#domain/leads/stages.ts';
import { defaultStatusLabel } from '#domain/leads/statusMenu.ts';
import { STATUS_TONES } from '#features/leads/index.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { Menu } from '#ui/overlays/Menu.tsx';
import { color, layer, media, shadow, space, type Tone, text, tone } from '#ui/theme.ts';
import { countText, StatusMenu } from './StatusMenu.tsx';
import { StatusName } from './StatusName.tsx';
import type { StatusList } from './useStatusList.ts';

/** The group, and the row beside it. */
export const Line = styled.div.attrs({ role: 'presentation' })`
  display: grid;
  grid-template-columns: 9.25rem minmax(0, 1fr);
  align-items: center;
  padding-left: ${space[5]};
  &[data-first] {
    border-top: 1px solid ${color.line};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    padding-left: ${space[2]};
    &:not([data-first]) > :first-child:not(:only-child) {
      display: none;
    }
  }
`;

const Group = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${text.label}
  color: ${color.ink2};
  ${media.narrow} {
    padding: ${space[2]} ${space[2]} 0;
  }
`;

const Dot = styled.span<{ $tone: Tone }>`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $tone }) => tone[$tone].fg};
`;

export const StatusLine = styled.div.attrs({ role: 'row' })`
  position: relative;
  grid-column: -2;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(4rem, auto);
  align-items: center;
  gap: ${space[2]};
  min-height: 40px;
  padding: 0 ${space[5]} 0 28px;
  outline-offset: -2px;
  background: ${color.surface};
  font-weight: 500;
  overflow-wrap: anywhere;
  ${Line}:not([data-first]) > &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto 28px;
    border-top: 1px solid ${color.line};
  }
  > svg {
    position: absolute;
    left: 7px;
    color: ${color.ink3};
  }
  &:hover,
  &:focus-within {
    background: ${color.hover};
  }
  @media (hover: hover) {
    &:not(:hover, :focus-within, :has([aria-expanded='true'])) > :is(svg, svg + * + *) {
      visibility: hidden;
    }
  }
  &[data-lifted] {
    z-index: ${layer.raised};
    box-shadow: ${shadow.floating};
  }
  &[data-over] {
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  ${media.touch} {
    min-height: 48px;
  }
`;

const Count = styled.span.attrs({ role: 'gridcell' })`
  ${text.small}
  font-weight: 400;
  color: ${color.ink3};
  text-align: right;
`;

export const Cell = styled.span.attrs({ role: 'gridcell' })``;

interface StatusRowProps {
  setting: StatusSetting;
  statuses: StatusList;
  /** Whether it's the first of its group. */
  isFirst: boolean;
  /** Whether Tab stops here. */
  isStop: boolean;
  /** Whether the lifted status can't go here. */
  isNoPlace: boolean;
  onFocus: () => void;
  isEditing: boolean;
  onEdit: () => void;
  /** Returns whether the field may go. */
  onNamed: (name: string | null) => boolean;
  onGone: () => void;
}

/** A status at rest is text. Pointed at or focused, it has a handle and a menu. */
export function StatusRow({ setting, statuses, isEditing, ...props }: StatusRowProps) {
  const { id, label } = setting;
  const { transform, isDragging, ...drag } = useDraggable({
    id,
    disabled: isEditing,
    attributes: { role: 'row', roleDescription: 'status', tabIndex: props.isStop ? 0 : -1 },
  });
  const drop = useDroppable({ id, disabled: props.isNoPlace });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = event.currentTarget;
    const options = row.querySelector('button');
    if (event.key === 'ArrowLeft' && event.target === options) row.focus();
    if (event.target !== row || isDragging) return;
    if (event.key === 'ArrowRight') options?.focus();
    else if (event.key === 'Enter') {
      event.preventDefault();
      props.onEdit();
    } else drag.listeners?.onKeyDown?.(event);
  }
  const stage = stageOf(setting.status);
  const group = stageLabel(stage, statuses.labels);
  return (
    <Line data-first={props.isFirst || undefined}>
      <Group aria-hidden>
        {props.isFirst && (
          <>
            <Dot $tone={STATUS_TONES[stage.statuses[0]]} />
            {group}
          </>
        )}
      </Group>
      <StatusLine
        ref={(node: HTMLElement | null) => {
          drag.setNodeRef(node);
          drop.setNodeRef(node);
        }}
        {...drag.attributes}
        {...drag.listeners}
        onKeyDown={onKeyDown}
        onFocus={props.onFocus}
        onClick={({ target }: { target: EventTarget }) =>
          (target as Element).closest('button, input, [role=menu]') || props.onEdit()
        }
        data-status={id}
        data-lifted={isDragging || undefined}
        data-over={(drop.isOver && !isDragging) || undefined}
        style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
      >
        <Icon of={GripVertical} size={14} />
        <Cell>
          {isEditing ? (
            <StatusName
              label={`Name of ${label}`}
              value={label}
              placeholder={defaultStatusLabel(id)}
              onEnd={props.onNamed}
            />
          ) : (
            label
          )}
        </Cell>
        <Cell>
          <Menu
            label={`Options of ${label}`}
            trigger={<IconButton label={`Options of ${label}`} icon={Ellipsis} tabIndex={-1} />}
          >
            <StatusMenu
              setting={setting}
              statuses={statuses}
              onEdit={props.onEdit}
              onGone={props.onGone}
            />
          </Menu>
        </Cell>
        <Count>
          <VisuallyHidden>{group}, </VisuallyHidden>
          {countText(statuses.leadsOf(id).length)}
        </Count>
      </StatusLine>
    </Line>
  );
}
