import type { FormField } from '#domain/forms/formField.ts';
import { attributeOf, isEditable, isVisible, matches, queryAll, shownTextOf } from './dom.ts';
import { labelOf, oneLine } from './labelOf.ts';
import { shownParent, shownParents } from './shadowRootOf.ts';

/** A field and the elements that it consists of. */
export interface Control {
  kind: FormField['kind'];
  /** The field, or the first choice of its set. */
  element: HTMLElement;
  /** The radio buttons or checkboxes of a set. */
  choices: HTMLElement[];
  /** How it takes a value. */
  widget: 'input' | 'rich' | 'select' | 'set' | 'list' | 'file';
}

const NO_TEXT = /^(?:hidden|submit|button|image|reset|password|search|color|range)$/;

const isWritable = (element: HTMLElement): boolean =>
  !matches(element, ':disabled, [aria-disabled=true], [aria-readonly=true]') &&
  !(element as HTMLInputElement).readOnly;

/** A list that opens: a combobox, or a button that shows its choice. */
const LIST =
  '[role=combobox], [aria-haspopup=listbox], [aria-autocomplete=list], [aria-autocomplete=both]';

/** Whether a list searches the page. Lists of forms may be search fields, too, with a label or without typing. */
const isSearch = (element: HTMLElement): boolean =>
  matches(element, '[role=search] *') ||
  (matches(element, '[type=search]:not(:read-only)') &&
    ((element as HTMLInputElement).labels ?? []).length === 0);

/** How an element takes a value; `null` for one that isn't a field. */
export function widgetOf(element: HTMLElement): Pick<Control, 'kind' | 'widget'> | null {
  // Its fields may have the names of its members.
  if (element instanceof HTMLFormElement) return null;
  if (!isWritable(element) && !matches(element, LIST)) return null;
  if (matches(element, ':disabled, [aria-disabled=true]')) return null;
  if (element instanceof HTMLSelectElement) {
    return element.multiple ? null : { kind: 'choice', widget: 'select' };
  }
  if (matches(element, LIST)) {
    return isSearch(element) ? null : { kind: 'choice', widget: 'list' };
  }
  if (element instanceof HTMLTextAreaElement) return { kind: 'area', widget: 'input' };
  if (element instanceof HTMLInputElement) {
    if (NO_TEXT.test(element.type)) return null;
    if (element.type === 'file') return { kind: 'file', widget: 'file' };
    if (element.type === 'radio') return { kind: 'choice', widget: 'set' };
    if (element.type === 'checkbox') return { kind: 'check', widget: 'set' };
    const isDate = element.type === 'date' || element.type === 'month';
    return { kind: isDate ? 'date' : 'text', widget: 'input' };
  }
  if (matches(element, '[role=radio]')) return { kind: 'choice', widget: 'set' };
  if (matches(element, '[role=checkbox], [role=switch]')) return { kind: 'check', widget: 'set' };
  const around = shownParent(element);
  const isRich =
    element.isContentEditable && !(around instanceof HTMLElement && isEditable(around));
  return isRich ? { kind: 'area', widget: 'rich' } : null;
}

const CHOOSE =
  /^[-–—.…\s]*$|\b(?:select|choose|pick|wähl|bitte|choisi|sélectionn|selecci|elig|elij)/i;

/** Whether a choice only says that there is one to make. */
export const isNoChoice = (text: string): boolean => CHOOSE.test(text);

export const isChecked = (choice: HTMLElement): boolean =>
  choice instanceof HTMLInputElement
    ? choice.checked
    : attributeOf(choice, 'aria-checked') === 'true';

const BOX = '[class*=control], [class*=container], [class*=select]';
const CHOSEN =
  '[class*=single-value i], [class*=singleValue i], [class*=multi-value i], [class*=multiValue i], [class*=selection-item i]';

/** What was chosen from lists, for those that show it in a way that isn't known. */
export const chosenTexts = new WeakMap<Element, string>();

/** Whether the box of a list shows what was chosen from it. */
function showsChosen(element: HTMLElement, chosen: string): boolean {
  const boxes = [...shownParents(element)].slice(1, 4);
  return boxes.some((box) =>
    queryAll(box, ':not(:has(*))').some(
      (text) =>
        isVisible(text) && !matches(text, '[role=option]') && oneLine(shownTextOf(text)) === chosen,
    ),
  );
}

/** The shown value of a list: what was typed, or the choice beside an empty field. */
function listValue(element: HTMLElement): string {
  if (!(element instanceof HTMLInputElement)) {
    const text = oneLine(element.innerText);
    const isNone = isNoChoice(text) || attributeOf(element, 'data-placeholder') !== null;
    return isNone || text === labelOf(element) ? '' : text;
  }
  if (element.value !== '') return element.value;
  // Some show the choice beside their field, and a placeholder likewise.
  for (const box of shownParents(element)) {
    if (queryAll(box, 'input:not([type=hidden])').length > 1) break;
    const [shown] = matches(box, BOX) ? queryAll(box, CHOSEN) : [];
    if (shown) return shownTextOf(shown).trim();
  }
  const chosen = chosenTexts.get(element) ?? '';
  return chosen !== '' && showsChosen(element, chosen) ? chosen : '';
}

/** What a control holds, as a person reads it; '' for nothing. */
export function shownValue({ element, choices, widget }: Control): string {
  if (widget === 'set') return choices.filter(isChecked).map(labelOf).join(', ');
  if (widget === 'rich') return element.innerText.trim();
  if (widget === 'list') return listValue(element);
  if (element instanceof HTMLSelectElement) {
    const { value, selectedOptions } = element;
    const text = selectedOptions[0]?.text.trim() ?? '';
    return value === '' || isNoChoice(text) ? '' : text;
  }
  const input = element as HTMLInputElement;
  return widget === 'file' ? (input.files?.[0]?.name ?? '') : input.value;
}
