import {
  type Announcements,
  type ClientRect,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { droppedLeads, droppedStatus, STAGES, stageLabel, stageOf } from '#domain/leads/stages.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { selectSelectedSet } from '#features/shell/listSlice.ts';
import { color, layer, radius, shadow, space, text } from '#ui/theme.ts';
import { selectLeadsById } from '../leadSelectors.ts';
import { moveLeads } from '../leadThunks.ts';
import { useStatuses } from '../useStatuses.ts';
import { BoardCard, BoardCardBody } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';

const Columns = styled.div`
  display: grid;
  grid-auto-columns: minmax(260px, 1fr);
  grid-auto-flow: column;
  gap: ${space[3]};
  min-height: calc(100vh - 12rem);
  @media (max-width: 1099.98px) {
    overflow: auto hidden;
    scroll-snap-type: x proximity;
  }
  @media (min-width: 1100px) {
    grid-auto-columns: minmax(0, 1fr);
  }
`;

const MoveBar = styled.p`
  position: fixed;
  z-index: ${layer.bar};
  bottom: ${space[8]};
  bottom: calc(${space[2]} + anchor(--bar top, ${space[6]}));
  left: 50%;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  ${text.small}
  transform: translateX(-50%);
`;

const INSTRUCTIONS =
  'Press Space to lift the lead, the arrow keys to move it to another stage, Space again to drop it, and Escape to cancel.';

const middle = ({ left, top, width, height }: ClientRect) => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Moves to the middle of the column on the left or the right. */
const nextColumn: NonNullable<
  Parameters<(typeof KeyboardSensor.activators)[0]['handler']>[1]['coordinateGetter']
> = (event, { currentCoordinates, context: { droppableRects, collisionRect } }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.code];
  if (!step || !collisionRect) return;
  event.preventDefault();
  const { x: center } = middle(collisionRect);
  const rects = STAGES.flatMap(({ name }) => droppableRects.get(name) ?? []);
  const at = rects.findIndex(({ left, right }) => left <= center && center <= right);
  const target = rects[at + step];
  if (!target) return;
  return { ...currentCoordinates, x: target.left + (target.width - collisionRect.width) / 2 };
};

const NO_LEADS: Lead[] = [];

/** The leads in columns by stage. A lead moves by mouse, touch and keyboard; with others, if selected. */
export function LeadBoard({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  const byId = useAppSelector(selectLeadsById);
  const selected = useAppSelector(selectSelectedSet);
  const statuses = useStatuses();
  const [lifted, setLifted] = useState<Lead | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: nextColumn,
      // Enter opens the lead.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  );

  const leads = useMemo(() => ids.flatMap((id) => byId[id] ?? []), [ids, byId]);
  const columns = useMemo(() => Map.groupBy(leads, ({ status }) => stageOf(status).name), [leads]);

  function start({ active }: DragStartEvent) {
    setLifted(byId[active.id] ?? null);
  }

  function end(event: DragEndEvent | null) {
    setLifted(null);
    setOver(null);
    const lead = event && byId[event.active.id];
    const stage = STAGES.find(({ name }) => name === event?.over?.id);
    if (!lead || !stage) return;
    const dropped = droppedLeads(stage, lead, leads, selected);
    if (dropped.length === 0) return;
    const leadIds = dropped.map(({ id }) => id);
    if (stage.name === 'Closed') dispatch(dialogOpened({ kind: 'closeLeads', leadIds }));
    else
      void dispatch(
        moveLeads(dropped, droppedStatus(stage, statuses.menu(dropped), statuses.labels)),
      );
  }

  const stageName = (id: string | number) => {
    const stage = STAGES.find(({ name }) => name === id);
    return stage ? stageLabel(stage, statuses.labels) : '';
  };
  const titleOf = (id: string | number) => byId[id]?.title ?? 'the lead';
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Lifted ${titleOf(active.id)}.`,
    onDragOver: ({ active, over: stage }) =>
      stage ? `${titleOf(active.id)} is over ${stageName(stage.id)}.` : undefined,
    onDragEnd: ({ active, over: stage }) =>
      stage ? `${titleOf(active.id)} was dropped on ${stageName(stage.id)}.` : 'Nothing was moved.',
    onDragCancel: () => 'Canceled. Nothing was moved.',
  };

  return (
    <DndContext
      sensors={sensors}
      // The pointer decides; with the keyboard, the middle of the card.
      collisionDetection={({ pointerCoordinates, ...args }) =>
        pointerWithin({
          ...args,
          pointerCoordinates: pointerCoordinates ?? middle(args.collisionRect),
        })
      }
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragStart={start}
      onDragOver={({ over: stage }) => setOver(stage ? String(stage.id) : null)}
      onDragEnd={end}
      onDragCancel={() => end(null)}
    >
      <Columns>
        {STAGES.map((stage) => (
          <BoardColumn key={stage.name} stage={stage} leads={columns.get(stage.name) ?? NO_LEADS} />
        ))}
      </Columns>
      {createPortal(
        <>
          <DragOverlay dropAnimation={null}>
            {lifted && (
              <BoardCardBody data-lifted>
                <BoardCard lead={lifted} />
              </BoardCardBody>
            )}
          </DragOverlay>
          {lifted && (
            <MoveBar aria-hidden>
              Moving <strong>{lifted.title}</strong>
              {over && ` to ${stageName(over)}`}. Esc cancels.
            </MoveBar>
          )}
        </>,
        document.body,
      )}
    </DndContext>
  );
}
