/** How many characters were inserted. `foreign-frame`: the field is in a frame of another site. */
export type Insertion = number | 'no-field' | 'foreign-frame';

/**
 * Inserts text at the cursor of the focused field, as far as the field's `maxlength` allows. Runs in the
 * page and its frames, so it must not use anything from outside its own body.
 */
export function insertIntoFocusedField(text: string): Insertion {
  // A frame remembers its focused field when the user goes on to a field outside of the frame.
  for (let view: Window = window; view !== view.parent; view = view.parent) {
    const frame = view.frameElement;
    const root = frame?.getRootNode() as Document | ShadowRoot | undefined;
    if (!frame || root?.activeElement !== frame) return 'no-field';
  }
  let field = document.activeElement;
  while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
  if (field instanceof HTMLIFrameElement && field.contentDocument === null) return 'foreign-frame';
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const isText = ['text', 'search', 'url', 'email', 'tel', 'textarea'].includes(field.type);
    if (!isText || field.readOnly || field.disabled) return 'no-field';
    const { value } = field;
    const start = field.selectionStart ?? value.length;
    const end = field.selectionEnd ?? value.length;
    // Scripts can exceed `maxlength`, and the page would then refuse its form.
    const room = field.maxLength < 0 ? text.length : field.maxLength - value.length + end - start;
    // No half of a character of two units, such as an emoji.
    const fitting = text.slice(0, Math.max(0, room)).replace(/[\uD800-\uDBFF]$/, '');
    if (fitting === '') return 0;
    // React and other frameworks replace the field's own `value`; the prototype's setter and an event
    // make them notice the change.
    const prototype = Object.getPrototypeOf(field);
    const setValue = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
    setValue?.call(field, value.slice(0, start) + fitting + value.slice(end));
    field.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertText', data: fitting }),
    );
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return fitting.length;
  }
  if (field instanceof HTMLElement && field.isContentEditable) {
    // Rich text editors follow this command, but not changes of the DOM.
    return document.execCommand('insertText', false, text) ? text.length : 'no-field';
  }
  return 'no-field';
}

/** Inserts text into the focused field of a tab, also in a frame of the same site. */
export async function insertIntoPage(tabId: number, text: string): Promise<Insertion> {
  try {
    const injections = await chrome.scripting.executeScript({
      target: { tabId, allFrames: true },
      func: insertIntoFocusedField,
      args: [text],
    });
    const found = injections.map(({ result }) => result).find((result) => result !== 'no-field');
    return found ?? 'no-field';
  } catch {
    // The tab is closed or the page can't be scripted: there is no field, and the panel says so.
    return 'no-field';
  }
}
