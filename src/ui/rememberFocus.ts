const controlsIn = (item: Element | null | undefined): (Element | null)[] =>
  Array.from(item?.querySelectorAll('a, button, [tabindex]') ?? []);

/**
 * Remembers the focused element and returns a function that focuses it again. When it has been removed,
 * the focus goes to the same control of the list item that took its position, or to the main element.
 */
export function rememberFocus(): () => void {
  const element = document.activeElement;
  const item = element?.closest('li') ?? null;
  const list = item?.parentElement;
  const position = Array.from<Element | null>(list?.children ?? []).indexOf(item);
  const control = controlsIn(item).indexOf(element);

  return () => {
    const next = list?.isConnected
      ? list.children[Math.min(position, list.children.length - 1)]
      : null;
    const target =
      element?.isConnected && element !== document.body ? element : controlsIn(next)[control];
    const main = document.querySelector('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: target !== element });
    else main?.focus();
  };
}
