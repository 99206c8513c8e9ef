import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Milliseconds; shorter than the press that opens a context menu. */
const LONG = 400;

const leadAt = (event: PointerEvent) =>
  (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;

/**
 * A finger that stays on a lead selects it. The browser cancels the pointer when it scrolls.
 *
 * @returns handlers of the list
 */
export function useLongPress(select: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const end = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      const id = leadAt(event);
      isLong.current = false;
      if (event.pointerType !== 'touch' || !id) return;
      timer.current = setTimeout(() => {
        isLong.current = true;
        select(id);
      }, LONG);
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Neither opens the lead nor the menu of its link.
    onContextMenu: (event: MouseEvent) => isLong.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!isLong.current) return;
      isLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
