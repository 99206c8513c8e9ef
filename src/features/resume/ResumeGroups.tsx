import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { ChevronRight, GripVertical } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { ResumePart } from '#domain/resume/resumeDocument.ts';
import type { ResumeGroup } from '#domain/resume/resumeGroups.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { color, layer, media, motion, radius, shadow, space, text } from '#ui/theme.ts';

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

const Fold = styled.details`
  border-top: 1px solid ${color.line};
  > summary {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 46px;
    padding-inline: ${space[5]};
    ${text.small}
    color: ${color.ink2};
    cursor: pointer;
    overflow-wrap: anywhere;
    > svg {
      flex: none;
      transition: rotate ${motion.fast};
    }
  }
  &[open] > summary {
    border-bottom: 1px solid ${color.line};
    > svg {
      rotate: 90deg;
    }
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

/** Jobs that are shown; what is below them is folded. */
const MOST_JOBS = 2;

/** 'Support Lead, education, certificates' */
const foldTitle = (groups: readonly ResumeGroup[]): string =>
  groups.map(({ title, entry }) => (entry ? title.split(',')[0] : title.toLowerCase())).join(', ');

/** Moves the focused part. */
const KEYS = 'Alt+ArrowUp Alt+ArrowDown';

/** Shows the box of a part, and focuses it. */
export function showBox(part: Element | null | undefined): void {
  part?.closest('details')?.setAttribute('open', '');
  part?.scrollIntoView?.({ block: 'nearest' });
  part?.querySelector('input')?.focus({ preventScroll: true });
}

interface BoxesProps {
  leftOut: ReadonlySet<string>;
  lit: string | null;
  /** Puts the parts in, or leaves them out. */
  onTick: (ids: readonly string[], isIn: boolean) => void;
}

interface ResumeGroupsProps extends BoxesProps {
  groups: readonly ResumeGroup[];
  onMove: (siblings: readonly ResumePart[], id: string, to: number) => void;
}

/** Everything that a resume can have, in its order, each with a checkbox. Parts can be moved. */
export function ResumeGroups({ groups, onMove, ...boxes }: ResumeGroupsProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );

  function drop({ active, over }: DragEndEvent) {
    const siblings = groups.find(({ id }) => id === active.id)?.siblings ?? [];
    const to = siblings.findIndex(({ id }) => id === over?.id);
    if (to !== -1) onMove(siblings, String(active.id), to);
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const box = event.target as HTMLElement;
    const id = box.closest<HTMLElement>('[data-part]')?.dataset.part;
    if (!event.altKey || !step || id === undefined) return;
    event.preventDefault();
    const lists = groups.flatMap(({ rows, siblings }) => [rows, siblings]);
    const list = lists.find((parts) => parts.some((part) => part.id === id)) ?? [];
    const to = list.findIndex((part) => part.id === id) + step;
    if (to < 0 || to >= list.length) return;
    const { currentTarget } = event;
    flushSync(() => onMove(list, id, to));
    const moved = currentTarget.querySelector(`[data-part="${CSS.escape(id)}"]`);
    showBox(moved);
  }

  const end = groups.indexOf(groups.filter(({ entry }) => entry)[MOST_JOBS - 1] as ResumeGroup) + 1;
  const folded = end === 0 ? [] : groups.slice(end);
  const shown = folded.length < 2 ? groups : groups.slice(0, end);
  const boxesOf = (some: readonly ResumeGroup[]) =>
    some.map((group) => <Boxes key={group.id} group={group} {...boxes} />);
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of its checkboxes */}
      <div onKeyDown={moveByKey}>
        {boxesOf(shown)}
        {shown !== groups && (
          <Fold>
            <summary>
              <Icon of={ChevronRight} />
              {foldTitle(folded)}
            </summary>
            {boxesOf(folded)}
          </Fold>
        )}
      </div>
    </DndContext>
  );
}

function Boxes({ group, leftOut, lit, onTick }: { group: ResumeGroup } & BoxesProps) {
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
