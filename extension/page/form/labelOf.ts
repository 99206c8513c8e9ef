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

/** The name of a required field without what screen readers hear after it. */
export const withoutMark = (text: string): string =>
  text.replace(
    /[ (:,]{0,3}\b(?:required|pflichtfeld|erforderlich|obligatoire|obligatorio)\b\)?$/i,
    '',
  );

const textOf = (node: Node): string =>
  node instanceof HTMLElement ? (isShown(node) ? node.innerText : '') : (node.textContent ?? '');

/** The text before a field in the box that is its own, as in a table's row. */
function textBefore(field: Element): string {
  for (let at: Element | null = field; at; at = shownParent(at)) {
    for (let before = at.previousSibling; before; before = before.previousSibling) {
      if (before instanceof Element && (before.matches(FIELDS) || before.querySelector(FIELDS)))
        return '';
      if (before instanceof Element && before.matches('button, a, [role=button]')) continue;
      const text = before.nodeType === Node.COMMENT_NODE ? '' : oneLine(textOf(before));
      if (text !== '') return text;
    }
    if (at.matches('form, fieldset, body')) return '';
  }
  return '';
}

/** The text of a label around a field, before it and without the buttons and lists in it. */
function textAround(label: HTMLElement, field: Element): string {
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  const isBefore = (node: Node) =>
    (node.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  let text = '';
  while (texts.nextNode() && isBefore(texts.currentNode)) {
    const parent = texts.currentNode.parentElement;
    if (parent?.closest('button, a, select, [role]') || !parent?.checkVisibility()) continue;
    text += ` ${texts.currentNode.textContent}`;
  }
  return oneLine(text);
}

function nameOf(field: HTMLElement): string {
  const labels = [...((field as HTMLInputElement).labels ?? [])];
  const around = labels.find((label) => label.contains(field));
  const own = around ? textAround(around, field) : '';
  if (own !== '') return own;
  // A button that opens a list is named by what it shows.
  if (field instanceof HTMLButtonElement && labels.length > 0) {
    return oneLine(labels.map((label) => label.innerText).join(' '));
  }
  const name = oneLine(
    computeAccessibleName(field, {
      computedStyleSupportsPseudoElements: true,
      hidden: field instanceof HTMLInputElement && field.type === 'file',
    }),
  );
  const shown = field instanceof HTMLButtonElement ? oneLine(field.innerText) : '';
  return shown === '' ? name : oneLine(name.replace(shown, ' '));
}

/** The name of a field as a person reads it. What only shows in the empty field is its placeholder. */
export function labelOf(field: HTMLElement): string {
  const name = nameOf(field);
  const hint = oneLine(field.getAttribute('placeholder') ?? '');
  const isNamed = name !== '' && name !== hint && name !== field.title;
  return isNamed ? name : textBefore(field);
}

/** The texts before a file field in the boxes that hold no other: its own name may stand outside of its drop zone. */
export function fileTexts(field: Element): string {
  const texts: string[] = [];
  for (let at = field, box = shownParent(at); box; at = box, box = shownParent(box)) {
    if (box.querySelectorAll(FIELDS).length > 1 || box.matches('form, body')) break;
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling)
      if (!before.matches('button, a, [role=button]'))
        texts.push(withoutMark(oneLine(textOf(before))));
  }
  return texts.filter(Boolean).join('\n');
}

/** What a set of choices asks for. */
export function groupLabel(choices: readonly HTMLElement[]): string {
  const [field] = choices;
  if (!field) return '';
  const group = field.closest('fieldset, [role=radiogroup], [role=group]');
  // A fieldset around several questions names none of them.
  const isItsOwn = [...(group?.querySelectorAll(FIELDS) ?? [])].every((other) =>
    choices.some((choice) => choice === other || choice.contains(other)),
  );
  const name = group && isItsOwn ? oneLine(computeAccessibleName(group)) : '';
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
