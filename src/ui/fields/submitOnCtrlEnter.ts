import type { KeyboardEvent } from 'react';

/** In a textarea: Ctrl+Enter or Cmd+Enter presses the form's first submit button, as Enter does in an input. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { form } = event.currentTarget;
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !form) return;
  event.preventDefault();
  // A button outside the form belongs to it by its `form` attribute.
  const controls = Array.from(form.elements) as HTMLElement[];
  controls.find((control) => control.matches('[type=submit]'))?.click();
}
