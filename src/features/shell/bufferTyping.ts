/** The longest wait for the next key or the field, in milliseconds. */
const LONGEST_WAIT = 3_000;

const DIALOGS = '[role=dialog], [role=alertdialog]';

/** They have the focus instead of the form's field, such as a question before another form closes. */
const OTHER_TARGETS = `a, button, input, select, ${DIALOGS}`;

/** A text field in a dialog, or outside of dialogs. */
function textFieldOf(
  target: EventTarget | null,
  inDialog: boolean,
): HTMLInputElement | HTMLTextAreaElement | null {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  // Others, such as a checkbox or a date, have no selection.
  if (!isText || target.selectionStart === null) return null;
  return (target.closest(DIALOGS) !== null) === inDialog ? target : null;
}

/**
 * Buffers what is typed until a field gets the focus, which takes it. Called by a key that opens a form
 * that may still have to load. Ends with any other key, a press, the focus on another control or in a
 * dialog, and when nothing comes for a while. Doesn't start with Space, which presses buttons.
 *
 * @param inDialog the field is in a dialog
 */
export function bufferTyping(inDialog = false): void {
  let typed = '';
  let timer = setTimeout(end, LONGEST_WAIT);

  function keep(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Shift') return;
    const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (!isText || (typed === '' && key === ' ')) return end();
    typed += key;
    clearTimeout(timer);
    timer = setTimeout(end, LONGEST_WAIT);
    // It's no shortcut.
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function hand({ target }: FocusEvent) {
    const field = textFieldOf(target, inDialog);
    if (!field && !(target as Element).closest?.(OTHER_TARGETS)) return;
    end();
    if (!field || typed === '') return;
    field.setRangeText(typed, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  function end() {
    clearTimeout(timer);
    window.removeEventListener('keydown', keep, true);
    window.removeEventListener('focusin', hand);
    window.removeEventListener('pointerdown', end, true);
  }
  window.addEventListener('keydown', keep, true);
  window.addEventListener('focusin', hand);
  window.addEventListener('pointerdown', end, true);
}
