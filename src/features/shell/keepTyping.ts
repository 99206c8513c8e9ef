import { isTyping } from './isTyping.ts';

/**
 * Keeps what is typed until a field gets the focus, which takes it. Called by a key that opens a form
 * that may still have to load. Any other key or a press ends it.
 */
export function keepTyping(): void {
  let typed = '';

  function keep(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Shift') return;
    if (key.length > 1 || ctrlKey || metaKey || altKey) return end();
    typed += key;
    // It's no shortcut.
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function hand({ target }: FocusEvent) {
    if (!isTyping(target)) return;
    end();
    if (typed === '') return;
    const field = target as HTMLInputElement;
    field.setRangeText(typed, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  function end() {
    window.removeEventListener('keydown', keep, true);
    window.removeEventListener('focusin', hand);
    window.removeEventListener('pointerdown', end, true);
  }
  window.addEventListener('keydown', keep, true);
  window.addEventListener('focusin', hand);
  window.addEventListener('pointerdown', end, true);
}
