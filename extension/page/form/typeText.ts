/** Sets the text of a field as typing does. From the extension's world, frameworks see that it is new. */
export function typeText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  const init = { bubbles: true, composed: true };
  const inputType = text === '' ? 'deleteContentBackward' : 'insertText';
  field.dispatchEvent(new InputEvent('input', { ...init, inputType, data: text || null }));
  // Masks and counters look at the keys.
  field.dispatchEvent(new KeyboardEvent('keyup', { ...init, key: 'Unidentified' }));
}
