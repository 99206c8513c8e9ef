import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { ResumeGroup } from '#domain/resume/resumeGroups.ts';
import type { ResumePart } from '#domain/resume/resumeSections.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { color, motion, space, text } from '#ui/theme.ts';
import { type BoxesProps, GroupBoxes } from './GroupBoxes.tsx';

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

/** Jobs that are shown; what is below them is folded. */
const MOST_JOBS = 2;

/** 'Support Lead, education, certificates' */
const foldTitle = (groups: readonly ResumeGroup[]): string =>
  groups.map(({ title, entry }) => (entry ? title.split(',')[0] : title.toLowerCase())).join(', ');

/** Shows the box of a part, and focuses it. */
export function showBox(part: Element | null | undefined): void {
  part?.closest('details')?.setAttribute('open', '');
  part?.scrollIntoView?.({ block: 'nearest' });
  part?.querySelector('input')?.focus({ preventScroll: true });
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
    some.map((group) => <GroupBoxes key={group.id} group={group} {...boxes} />);
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
