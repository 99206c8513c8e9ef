import type { KeyboardEvent } from 'react';

/**
 * On a form, or a textarea: Ctrl or Cmd with Enter or S presses the form's first submit button, as Enter does in
 * an input.
 */
export function submitOnCtrlEnter(
  event: KeyboardEvent<HTMLTextAreaElement | HTMLFormElement>,
): void {
  const { currentTarget: element, key } = event;
  const form = element instanceof HTMLFormElement ? element : element.form;
  const isMeant =
    (event.ctrlKey || event.metaKey) && (key === 'Enter' || key.toLowerCase() === 's');
  if (!isMeant || !form || event.defaultPrevented) return;
  event.preventDefault();
  // A button outside the form belongs to it by its `form` attribute.
  const controls = Array.from(form.elements) as HTMLElement[];
  controls.find((control) => control.matches('[type=submit]'))?.click();
}

/** The same on a form of several sections, which Enter alone doesn't send: there is more to fill in. */
export function submitOnlyOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  submitOnCtrlEnter(event);
  const isInput = event.target instanceof HTMLInputElement && event.target.type !== 'submit';
  if (event.key === 'Enter' && isInput) event.preventDefault();
}
