import {
  closestCenter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import type { StatusList } from './useStatusList.ts';

const INSTRUCTIONS =
  'Enter renames it, the right arrow goes to its options. Press Space to lift it, the arrow keys to move it, Space again to drop it, and Escape to cancel.';

/** With the keyboard, a lifted row goes to the next place. */
const nextPlace: NonNullable<
  Parameters<(typeof KeyboardSensor.activators)[0]['handler']>[1]['coordinateGetter']
> = (event, { currentCoordinates, context: { droppableContainers, collisionRect } }) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.code];
  if (!step || !collisionRect) return;
  event.preventDefault();
  const [top] = droppableContainers
    .getEnabled()
    .flatMap(({ rect }) => rect.current?.top ?? [])
    .filter((place) => (place - collisionRect.top) * step > 1)
    .sort((a, b) => (a - b) * step);
  return top === undefined ? undefined : { ...currentCoordinates, y: top };
};

/** Moves statuses by mouse, touch and keyboard: the lifted one, and the properties of the context. */
export function useStatusDrag({ rows, move }: StatusList) {
  const [liftedId, setLifted] = useState<UniqueIdentifier | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: nextPlace,
      // Enter renames.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  );
  const rowOf = (id: UniqueIdentifier | null | undefined) => rows.find((row) => row.id === id);
  const nameOf = (id: UniqueIdentifier) => rowOf(id)?.label ?? 'the status';
  const lifted = rowOf(liftedId);
  return {
    lifted,
    sensors,
    collisionDetection: closestCenter,
    accessibility: {
      screenReaderInstructions: { draggable: INSTRUCTIONS },
      announcements: {
        onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) =>
          `Lifted ${nameOf(active.id)}.`,
        onDragOver: ({ over }: { over: { id: UniqueIdentifier } | null }) =>
          over ? `At the place of ${nameOf(over.id)}.` : undefined,
        onDragEnd: ({ active }: { active: { id: UniqueIdentifier } }) =>
          `Dropped ${nameOf(active.id)}.`,
        onDragCancel: () => 'Canceled. Nothing was moved.',
      },
    },
    onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) => setLifted(active.id),
    onDragCancel: () => setLifted(null),
    onDragEnd: ({ over }: { over: { id: UniqueIdentifier } | null }) => {
      setLifted(null);
      const place = rowOf(over?.id);
      if (lifted && place && place !== lifted) move(lifted, place);
    },
  };
}
