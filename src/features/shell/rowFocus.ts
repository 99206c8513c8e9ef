/** The row of a list that has the focus, or in which something has it. */
export const focusedRow = (): HTMLElement | null | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]');

/** Focuses the row after the focused one, or before it; the first one at first. */
export function moveFocus(step: 1 | -1): void {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const focused = focusedRow();
  const next = focused ? shown[shown.indexOf(focused) + step] : shown[0];
  const link = next?.querySelector<HTMLElement>('a');
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
}
