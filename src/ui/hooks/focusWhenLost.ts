/** The `ref` of an element that takes the focus if the element it replaces had it. */
export function focusWhenLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
