import { useDraggable, useDroppable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { ResumeGroup } from '#domain/resume/resumeGroups.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { color, layer, media, radius, shadow, space, text } from '#ui/theme.ts';

const Group = styled.fieldset`
  position: relative;
  min-width: 0;
  padding-block: ${space[3]};
  background: ${color.surface};
  & + & {
    border-top: 1px solid ${color.line};
  }
  &[data-over] {
    box-shadow: inset 0 2px ${color.accent};
  }
  &[data-lifted] {
    z-index: ${layer.raised};
    border-radius: ${radius.control};
    box-shadow: ${shadow.floating};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 28px;
  padding-inline: ${space[5]};
  ${text.label}
  > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${media.touch} {
    min-height: 44px;
    padding-inline: ${space[4]};
  }
`;

/** What is there on hover or focus, or where fingers point. */
const Tools = styled.span<{ $stays: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  opacity: ${({ $stays }) => ($stays ? 1 : 0)};
  ${Group}:hover &,
  &:focus-within {
    opacity: 1;
  }
  ${media.touch} {
    opacity: 1;
  }
`;

const Grip = styled.span`
  display: flex;
  padding: ${space[1]};
  color: ${color.ink3};
  cursor: grab;
  touch-action: none;
`;

const Count = styled.span`
  flex: none;
  font-weight: 400;
  color: ${color.ink3};
`;

const Rows = styled.ul<{ $isLine: boolean }>`
  display: flex;
  flex-flow: ${({ $isLine }) => ($isLine ? 'row wrap' : 'column')};
  padding-inline: ${({ $isLine }) => ($isLine ? space[3] : 0)};
`;

const Row = styled.label<{ $isLine: boolean; $isIn: boolean; $isLit: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: 5px ${({ $isLine }) => ($isLine ? space[2] : space[5])};
  border-radius: ${({ $isLine }) => ($isLine ? radius.control : 0)};
  background: ${({ $isLit }) => ($isLit ? color.hover : 'none')};
  ${text.small}
  line-height: 18px;
  color: ${({ $isIn }) => ($isIn ? color.ink : color.ink3)};
  cursor: pointer;
  input {
    margin-top: 1px;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${media.touch} {
    padding-block: 13px;
    padding-inline: ${({ $isLine }) => ($isLine ? space[2] : space[4])};
  }
`;

/** As a resume calls them; the place is its own label. */
const CONTACTS: Record<string, string> = {
  'contacts.email': 'Email',
  'contacts.phone': 'Phone',
  'contacts.linkedin': 'LinkedIn',
  'contacts.github': 'GitHub',
  'contacts.portfolio': 'Website',
};

/** Moves the focused part. */
const KEYS = 'Alt+ArrowUp Alt+ArrowDown';

export interface BoxesProps {
  leftOut: ReadonlySet<string>;
  lit: string | null;
  /** Puts the parts in, or leaves them out. */
  onTick: (ids: readonly string[], isIn: boolean) => void;
}

/** One group of a resume's parts: its title, and a checkbox for each part. */
export function GroupBoxes({ group, leftOut, lit, onTick }: { group: ResumeGroup } & BoxesProps) {
  const { id, title, entry, siblings, isLine, rows } = group;
  const titleId = useId();
  const canMove = siblings.length > 1;
  const target = useDroppable({ id, disabled: !canMove });
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id, disabled: !canMove });
  const isWhole = !entry || !leftOut.has(entry.id);
  const inside = isWhole ? rows.filter((row) => !leftOut.has(row.id)) : [];
  const isAll = entry ? isWhole : inside.length === rows.length;
  const isCounted = rows.length > 0 && id !== 'contacts' && id !== 'summary';
  return (
    <Group
      ref={(node) => {
        target.setNodeRef(node);
        setNodeRef(node);
      }}
      aria-labelledby={titleId}
      data-over={(target.isOver && !isDragging) || undefined}
      data-lifted={isDragging || undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
    >
      <Head data-part={entry?.id}>
        <span id={titleId}>{title}</span>
        {(entry || rows.length > 1) && (
          <Tools $stays={!isAll && (entry !== null || inside.length === 0)}>
            {canMove && (
              <Grip {...listeners}>
                <Icon of={GripVertical} />
              </Grip>
            )}
            <Checkbox
              aria-label={title}
              aria-keyshortcuts={canMove ? KEYS : undefined}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !entry && !isAll && inside.length > 0;
              }}
              onChange={() => onTick(entry ? [entry.id] : rows.map((row) => row.id), !isAll)}
            />
          </Tools>
        )}
        {isCounted && (
          <Count>
            {inside.length < rows.length ? `${inside.length} of ${rows.length}` : rows.length}
          </Count>
        )}
      </Head>
      <Rows $isLine={isLine}>
        {rows.map((row) => {
          const isIn = isWhole && !leftOut.has(row.id);
          return (
            <li key={row.id}>
              <Row $isLine={isLine} $isIn={isIn} $isLit={row.id === lit} data-part={row.id}>
                <Checkbox
                  checked={isIn}
                  disabled={!isWhole}
                  aria-keyshortcuts={rows.length > 1 ? KEYS : undefined}
                  onChange={() => onTick([row.id], !isIn)}
                />
                <span>{CONTACTS[row.id] ?? row.text}</span>
              </Row>
            </li>
          );
        })}
      </Rows>
    </Group>
  );
}
