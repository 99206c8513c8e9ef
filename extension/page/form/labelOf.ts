import { computeAccessibleName } from 'dom-accessibility-api';
import { isShown } from './isShown.ts';
import { shownParent } from './shadowRootOf.ts';

const LONGEST = 300;
const FIELDS =
  'input:not([type=hidden]), select, textarea, [contenteditable=true], [role=combobox], [role=listbox]';

/** One line without the marks of required fields. */
export const oneLine = (text: string): string =>
  text
    .replace(/[*✱＊]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);

const textOf = (node: Node): string =>
  node instanceof HTMLElement ? (isShown(node) ? node.innerText : '') : (node.textContent ?? '');

/** The text before a field in the box that is its own, as in a table's row. */
function textBefore(field: Element): string {
  for (let at: Element | null = field; at; at = shownParent(at)) {
    for (let before = at.previousSibling; before; before = before.previousSibling) {
      if (before instanceof Element && (before.matches(FIELDS) || before.querySelector(FIELDS)))
        return '';
      const text = before.nodeType === Node.COMMENT_NODE ? '' : oneLine(textOf(before));
      if (text !== '') return text;
    }
    if (at.matches('form, fieldset, body')) return '';
  }
  return '';
}

/** The name of a field as a person reads it. What only shows in the empty field is its placeholder. */
export function labelOf(field: HTMLElement): string {
  const { labels } = field as HTMLInputElement;
  // A button that opens a list is named by what it shows.
  const isButton = field instanceof HTMLButtonElement;
  const ofButton =
    isButton && labels?.length ? [...labels].map((label) => label.innerText).join(' ') : '';
  const hint = field.getAttribute('placeholder') ?? '';
  const name = oneLine(
    ofButton ||
      computeAccessibleName(field, {
        computedStyleSupportsPseudoElements: true,
        hidden: field instanceof HTMLInputElement && field.type === 'file',
      }),
  );
  const shownText = isButton ? oneLine(field.innerText) : '';
  const label =
    shownText && name.includes(shownText) ? oneLine(name.replace(shownText, ' ')) : name;
  const isNamed = label !== '' && label !== oneLine(hint) && label !== field.title;
  return isNamed ? label : textBefore(field);
}

/** What a set of choices asks for. */
export function groupLabel(field: HTMLElement): string {
  const group = field.closest('fieldset, [role=radiogroup], [role=group]');
  const name = group ? oneLine(computeAccessibleName(group)) : '';
  if (name !== '') return name;
  // Below the smallest box with all of the choices.
  const set = field instanceof HTMLInputElement ? `input[name="${CSS.escape(field.name)}"]` : '';
  let box = field.parentElement;
  while (set && box?.parentElement && box.querySelectorAll(set).length < 2) box = box.parentElement;
  return box && set ? textBefore(box) || firstText(box, field) : '';
}

/** The text of a box before its first choice. */
function firstText(box: HTMLElement, field: HTMLElement): string {
  for (const node of box.childNodes) {
    if (node.contains(field)) return '';
    const text = oneLine(textOf(node));
    if (text !== '') return text;
  }
  return '';
}
