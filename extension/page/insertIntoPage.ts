import { isAccessError } from './visibleTab.ts';

declare global {
  /** In the extension's world of a page: takes the last insertion back, unless its field has changed. */
  var leadsideUndo: (() => boolean) | undefined;
}

/** The text was inserted, or why none of it was. */
export type Insertion =
  /** `foreign-frame`: the field is in a frame of another site. */
  | { kind: 'inserted' | 'no-field' | 'foreign-frame' | 'other-tab' | 'no-access' | 'protected' }
  /** The field's `maxlength` leaves room for so many characters. */
  | { kind: 'too-long'; room: number; isEmpty: boolean };

/**
 * Inserts text at the cursor of the focused field, or nothing when it doesn't fit. Runs in the page and
 * its frames, so it must not use anything from outside its own body.
 */
export function insertIntoFocusedField(text: string): Insertion {
  globalThis.leadsideUndo = undefined;
  // The user may have changed tabs since the panel asked for the visible one.
  if (document.hidden) return { kind: 'other-tab' };
  // A frame remembers its focused field when the user goes on to a field outside of the frame.
  for (let view: Window = window; view !== view.parent; view = view.parent) {
    const frame = view.frameElement;
    const root = frame?.getRootNode() as Document | ShadowRoot | undefined;
    if (!frame || root?.activeElement !== frame) return { kind: 'no-field' };
  }
  let field = document.activeElement;
  while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
  if (field instanceof HTMLIFrameElement && field.contentDocument === null) {
    return { kind: 'foreign-frame' };
  }
  const input =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
  if (input) {
    const isText = ['text', 'search', 'url', 'email', 'tel', 'textarea'].includes(input.type);
    if (!isText || input.readOnly || input.disabled) return { kind: 'no-field' };
    const { value, maxLength, selectionStart, selectionEnd } = input;
    const room = maxLength - value.length + (selectionEnd ?? 0) - (selectionStart ?? 0);
    if (maxLength >= 0 && text.length > room) {
      return { kind: 'too-long', room: Math.max(0, room), isEmpty: value === '' };
    }
  }
  if (!(field instanceof HTMLElement) || !(input || field.isContentEditable)) {
    return { kind: 'no-field' };
  }
  const target = field;
  const content = () => (input ? input.value : target.textContent);
  const before = content();
  // Like typing: frameworks and rich text editors notice it, and the page's own undo knows it.
  if (!document.execCommand('insertText', false, text)) return { kind: 'no-field' };
  const after = content();
  globalThis.leadsideUndo = () => {
    if (content() !== after) return false;
    target.focus();
    document.execCommand('undo');
    if (content() === before) return true;
    // It was another change of the page.
    document.execCommand('redo');
    return false;
  };
  return { kind: 'inserted' };
}

/** Inserts text into the focused field of a tab, also in a frame of the same site. */
export async function insertIntoPage(tabId: number, text: string): Promise<Insertion> {
  try {
    const injections = await chrome.scripting.executeScript({
      target: { tabId, allFrames: true },
      func: insertIntoFocusedField,
      args: [text],
    });
    const results = injections.map(({ result }) => result as Insertion);
    return results.find(({ kind }) => kind !== 'no-field') ?? { kind: 'no-field' };
  } catch (error) {
    return { kind: isAccessError(error) ? 'no-access' : 'protected' };
  }
}

/** Takes back what was inserted last into a tab. Returns whether it did. */
export async function undoInsertion(tabId: number): Promise<boolean> {
  try {
    const injections = await chrome.scripting.executeScript({
      target: { tabId, allFrames: true },
      func: () => globalThis.leadsideUndo?.() ?? false,
    });
    return injections.some(({ result }) => result);
  } catch {
    return false;
  }
}
