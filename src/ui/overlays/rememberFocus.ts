/** The label or text of a control. */
export const nameOf = (control: Element): string | null =>
  control.getAttribute('aria-label') ?? control.textContent;

/** The control of a list item with this name, or the first one. */
export function findControl(
  item: Element | undefined,
  name: string | null,
): HTMLElement | undefined {
  const controls = Array.from(item?.querySelectorAll<HTMLElement>('a, button') ?? []);
  return controls.find((control) => nameOf(control) === name) ?? controls[0];
}

/** Focuses a control of an item. It may be hidden until the item has the focus. */
export function focusControl(item: Element, control: HTMLElement, options?: FocusOptions): void {
  control.focus(options);
  if (document.activeElement === control) return;
  findControl(item, null)?.focus({ preventScroll: true });
  control.focus(options);
}

/** The focused element, or the button of the menu that it's in: the menu closes. */
function focusedControl(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]');
  return menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : focused;
}

/**
 * Remembers the focused element and returns a function that focuses it again. When it has been removed,
 * the focus goes to the same control of the list item that took its position, or to the dialog that it
 * was in, or to the main element. A successor that took the focus already keeps it.
 */
export function rememberFocus(): () => void {
  const element = focusedControl();
  const item = element?.closest('li, [role=row]');
  const list = item?.parentElement;
  const position = item && list ? Array.from(list.children).indexOf(item) : -1;
  const name = element && nameOf(element);
  const dialog = element?.closest<HTMLElement>('[role=dialog]');

  return () => {
    if (element instanceof HTMLElement && element.isConnected && element !== document.body) {
      focusControl(item ?? element, element);
      return;
    }
    if (document.activeElement !== document.body) return;
    const items = list?.isConnected ? Array.from(list.children) : [];
    const nextItem = items[position] ?? items.at(-1);
    const next = findControl(nextItem, name);
    if (nextItem && next) focusControl(nextItem, next, { preventScroll: true });
    else if (dialog?.isConnected) dialog.focus();
    else document.querySelector('main')?.focus({ preventScroll: true });
  };
}
