import type { KeyboardEvent } from 'react';

/**
 * On a form, or a textarea: Ctrl+Enter or Cmd+Enter presses the form's first submit button, as Enter does in
 * an input.
 */
export function submitOnCtrlEnter(
  event: KeyboardEvent<HTMLTextAreaElement | HTMLFormElement>,
): void {
  const { currentTarget: element } = event;
  const form = element instanceof HTMLFormElement ? element : element.form;
  const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!isMeant || !form || event.defaultPrevented) return;
  event.preventDefault();
  // A button outside the form belongs to it by its `form` attribute.
  const controls = Array.from(form.elements) as HTMLElement[];
  controls.find((control) => control.matches('[type=submit]'))?.click();
}
