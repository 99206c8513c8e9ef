import { type RefObject, useLayoutEffect, useRef } from 'react';

const cellOf = (element: Element | null) => element?.closest<HTMLElement>('[data-item]') ?? null;
const controlsOf = (cell: Element) => [
  ...cell.querySelectorAll<HTMLElement>('a, button, [tabindex]'),
];

/**
 * For a list whose cells (`data-item`) are filled with other items when the items move: the focus
 * stays with the item it was on, on the same of its controls. When that item is gone, the focus
 * stays where it is, and so comes to the item that took its place.
 */
export function useFocusOnItem(list: RefObject<HTMLElement | null>): void {
  const focused = useRef<{ item: string | undefined; control: number } | null>(null);

  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const cell = cellOf(target as Element);
      focused.current = cell && {
        item: cell.dataset.item,
        control: controlsOf(cell).indexOf(target as HTMLElement),
      };
    };
    const element = list.current;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [list]);

  // After every draw: there is no telling which of them moves an item.
  useLayoutEffect(() => {
    const cell = list.current?.contains(document.activeElement)
      ? cellOf(document.activeElement)
      : null;
    if (!cell || !focused.current || cell.dataset.item === focused.current.item) return;
    const { item = '', control } = focused.current;
    const moved = list.current?.querySelector(`[data-item="${CSS.escape(item)}"]`);
    if (moved) controlsOf(moved)[control]?.focus({ preventScroll: true });
    else focused.current.item = cell.dataset.item;
  });
}
