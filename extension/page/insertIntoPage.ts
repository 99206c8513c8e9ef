/**
 * Inserts text at the cursor of the focused field. Runs in the page, so it must not use anything from
 * outside its own body.
 *
 * @returns whether there was a field to insert into
 */
export function insertIntoFocusedField(text: string): boolean {
  let field = document.activeElement;
  while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const isText = ['text', 'search', 'url', 'email', 'tel', 'textarea'].includes(field.type);
    if (!isText || field.readOnly || field.disabled) return false;
    const { value } = field;
    const start = field.selectionStart ?? value.length;
    const end = field.selectionEnd ?? value.length;
    // React and other frameworks replace the field's own `value`; the prototype's setter and an event
    // make them notice the change.
    const prototype = Object.getPrototypeOf(field);
    const setValue = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
    setValue?.call(field, value.slice(0, start) + text + value.slice(end));
    field.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }),
    );
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }
  if (field instanceof HTMLElement && field.isContentEditable) {
    // Rich text editors follow this command, but not changes of the DOM.
    return document.execCommand('insertText', false, text);
  }
  return false;
}

/**
 * Inserts text into the focused field of a tab, also in a frame of the same site.
 *
 * @returns whether there was a field to insert into; false too when Chrome denies access to the tab
 */
export async function insertIntoPage(tabId: number, text: string): Promise<boolean> {
  try {
    const injections = await chrome.scripting.executeScript({
      target: { tabId, allFrames: true },
      func: insertIntoFocusedField,
      args: [text],
    });
    return injections.some(({ result }) => result === true);
  } catch {
    // The tab is closed or the page can't be scripted: there is no field, and the panel says so.
    return false;
  }
}
