import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Focused {
  /** What has the focus: a control of an item. */
  element: HTMLElement;
  /** The item's key. */
  item: string | undefined;
  /** Which of the items on the page it was. */
  place: number;
  /** Which of the item's controls. */
  control: number;
}

const cellOf = (element: Element | null) => element?.closest<HTMLElement>('[data-item]') ?? null;
const controlsOf = (cell: Element | undefined) => [
  ...(cell?.querySelectorAll<HTMLElement>('a, button, [tabindex]') ?? []),
];

/**
 * For a list whose items (`data-item`, with a key) come, go and move: the focus stays with the item it
 * was on, on the same of its controls, also when that is drawn in another's place. When the item is
 * gone, the focus comes to the one that took its place, or to the last; with the list, to the page's
 * main part.
 *
 * @param isListed whether there is an item of that key, also one that is not on the page: what is only
 *   scrolled away leaves its focus to no other
 */
export function useFocusOnItem(
  list: RefObject<HTMLElement | null>,
  isListed: (key: string) => boolean,
): void {
  const focused = useRef<Focused | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const note = ({ target }: FocusEvent) => {
      const cell = cellOf(target as Element);
      focused.current = cell && {
        element: target as HTMLElement,
        item: cell.dataset.item,
        place: [...element.querySelectorAll('[data-item]')].indexOf(cell),
        control: controlsOf(cell).indexOf(target as HTMLElement),
      };
    };
    // Some browsers say so also when the element is only taken off the page: that is no leaving.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused.current?.element !== target || !focused.current.element.isConnected) return;
        if (document.activeElement !== target) focused.current = null;
      });
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', forget);
      if (element.contains(document.activeElement)) {
        document.querySelector('main')?.focus({ preventScroll: true });
      }
    };
  }, [list]);

  // After every draw: there is no telling which of them moves an item.
  useLayoutEffect(() => {
    if (!focused.current || !list.current) return;
    const { element, item = '', place, control } = focused.current;
    const focusIn = (cell: Element | undefined) =>
      controlsOf(cell)[control]?.focus({ preventScroll: true });
    if (!element.isConnected) {
      focused.current = null;
      if (document.activeElement !== document.body || isListed(item)) return;
      const cells = [...list.current.querySelectorAll('[data-item]')];
      focusIn(cells[Math.min(place, cells.length - 1)]);
      return;
    }
    const cell = cellOf(element);
    if (document.activeElement !== element || cell?.dataset.item === item) return;
    const moved = list.current.querySelector(`[data-item="${CSS.escape(item)}"]`);
    if (moved) focusIn(moved);
    else focused.current.item = cell?.dataset.item;
  });
}
