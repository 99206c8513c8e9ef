import { findOption } from '#domain/forms/findOption.ts';
import type { FieldEntry } from '#domain/forms/formField.ts';
import { chooseFromList } from './chooseFromList.ts';
import { type Control, isChecked } from './control.ts';
import { labelOf } from './labelOf.ts';
import { focusOn, leave, press } from './pointer.ts';
import { typeText } from './typeText.ts';

const changed = (element: HTMLElement): void => {
  element.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
};

function writeRich(element: HTMLElement, text: string): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  // Like typing: editors keep a state of their own.
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

function writeSelect(select: HTMLSelectElement, text: string): void {
  const options = [...select.options];
  const index =
    text === ''
      ? -1
      : findOption(
          options.map((option) => option.text),
          [text],
        );
  if (text !== '' && index < 0) return;
  select.selectedIndex = index;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  changed(select);
}

/** A file from the extension, as base64. */
export interface FormFile {
  name: string;
  type: string;
  base64: string;
}

function writeFiles(input: HTMLInputElement, file: FormFile | null): void {
  const transfer = new DataTransfer();
  if (file) {
    const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], file.name, { type: file.type }));
  }
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  changed(input);
}

/** Writes a value into a control, as a person would: focus, input, change, and on to the next. */
export async function writeControl(
  { element, choices, widget }: Control,
  { value, accepts, fact, file }: Omit<FieldEntry, 'id'> & { file?: FormFile },
): Promise<void> {
  if (widget === 'file') {
    writeFiles(element as HTMLInputElement, file ?? null);
  } else if (widget === 'list') {
    await chooseFromList(element, [value, ...accepts], fact);
  } else if (widget === 'set') {
    const choice = choices[findOption(choices.map(labelOf), [value, ...accepts])];
    if (choice && !isChecked(choice)) {
      if (choice instanceof HTMLInputElement) choice.click();
      else press(choice);
    }
  } else {
    focusOn(element);
    if (widget === 'rich') writeRich(element, value);
    else if (element instanceof HTMLSelectElement) writeSelect(element, value);
    else typeText(element as HTMLInputElement, value);
    if (widget === 'input') changed(element);
    leave(element);
  }
}

/** Empties a control that was empty before. Returns nothing: what it holds then is read back. */
export async function clearControl(control: Control): Promise<void> {
  const { element, choices, widget } = control;
  if (widget === 'set') {
    for (const choice of choices.filter(isChecked)) {
      if (choice instanceof HTMLInputElement) {
        choice.checked = false;
        choice.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        changed(choice);
      }
    }
  } else if (widget === 'list' && element instanceof HTMLInputElement) {
    // Without its text, the page would still hold the choice.
    if (element.readOnly) return;
    focusOn(element);
    typeText(element, '');
    // A choice that is shown beside the empty field goes with the key, as when a person deletes it.
    const init = { key: 'Backspace', code: 'Backspace', keyCode: 8, bubbles: true, composed: true };
    element.dispatchEvent(new KeyboardEvent('keydown', init));
    leave(element);
  } else {
    await writeControl(control, { value: '', accepts: [] });
  }
}
