import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { useDocumentEvents } from '../hooks/useDocumentEvents.ts';

function submitOnKeys(event: KeyboardEvent): void {
  const { target, key, defaultPrevented } = event;
  const isMeant =
    (event.ctrlKey || event.metaKey) && (key === 'Enter' || key.toLowerCase() === 's');
  const form = isMeant && target instanceof Element && target.closest('form');
  if (!form || defaultPrevented) return;
  event.preventDefault();
  // A button outside the form belongs to it by its `form` attribute.
  const controls = Array.from(form.elements) as HTMLElement[];
  controls.find((control) => control.matches('[type=submit]'))?.click();
}

/** In every form: Ctrl or Cmd with Enter or S presses its first submit button, as Enter does in an input. */
export function useSubmitKeys(): void {
  useDocumentEvents({ keydown: submitOnKeys });
}

/** On a form of several sections, which Enter alone doesn't send: there is more to fill in. */
export function keepOnEnter(event: ReactKeyboardEvent<HTMLFormElement>): void {
  const { target, key, ctrlKey, metaKey } = event;
  const isInput = target instanceof HTMLInputElement && target.type !== 'submit';
  if (key === 'Enter' && isInput && !ctrlKey && !metaKey) event.preventDefault();
}
