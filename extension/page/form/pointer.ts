import { attributeOf, boxOf, closest, matches, page } from './dom.ts';

const SUBMITS = 'button:not([type=button]), [type=submit], [type=image], [type=reset]';

/**
 * Presses a choice as a mouse does. Buttons and links are only ever pressed down, which opens a list but triggers no
 * action, unless they are a choice themselves.
 */
export function press(element: HTMLElement): void {
  const isChoice = matches(element, '[role=option], [role=radio]');
  const isAction = matches(
    element,
    isChoice ? SUBMITS : 'button, a, input[type=button], [role=button]',
  );
  const isRisky = isAction || closest(element, isChoice ? 'a[href]' : 'button, a') !== null;
  const box = boxOf(element);
  const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  const init = { bubbles: true, composed: true, cancelable: true, button: 0, detail: 1, ...at };
  const pointer = { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 }));
  // Some lists open only at the end of the press.
  const isClosedList =
    matches(element, '[role=combobox], [aria-haspopup=listbox]') &&
    attributeOf(element, 'aria-expanded') !== 'true';
  if (isRisky && !isClosedList) return;
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  element.click();
}

export const pressKey = (element: HTMLElement, key: string): void => {
  const init = { key, code: key, bubbles: true, composed: true, cancelable: true };
  element.dispatchEvent(new KeyboardEvent('keydown', init));
  element.dispatchEvent(new KeyboardEvent('keyup', init));
};

/** Focuses a field. In a window without the focus, the browser sends no events of it. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (page.hasFocus()) return;
  element.dispatchEvent(new FocusEvent('focus', { composed: true }));
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
}

export function leave(element: HTMLElement): void {
  element.blur();
  if (page.hasFocus()) return;
  element.dispatchEvent(new FocusEvent('blur', { composed: true }));
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
}
