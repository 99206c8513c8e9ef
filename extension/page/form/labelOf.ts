import {
  attributeOf,
  boxOf,
  byId,
  childNodesOf,
  childrenOf,
  closest,
  contentOf,
  holds,
  isVisible,
  matches,
  page,
  positionOf,
  previousNodeOf,
  queryAll,
  type Root,
  rootOf,
  shownTextOf,
  tagOf,
} from './dom.ts';
import { isShown } from './isShown.ts';
import { shownParents } from './shadowRootOf.ts';

const LONGEST = 300;
export const FIELDS =
  'input:not([type=hidden]), select, textarea, [contenteditable=true], [role=combobox], [role=listbox]';

/** One line without the marks of required fields. */
export const oneLine = (text: string): string =>
  text
    .replace(/[*✱＊\u200B\uFEFF]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);

/** The name of a required field without what screen readers hear after it. */
export const withoutMark = (text: string): string =>
  text.replace(
    /[ (:,]{0,3}\b(?:required|pflichtfeld|erforderlich|obligatoire|obligatorio)\b\)?$/i,
    '',
  );

/** The words that styles draw before or after an element. */
function drawnText(element: Element, pseudo: '::before' | '::after'): string {
  const { content } = getComputedStyle(element, pseudo);
  const [, attribute] = /^attr\(([\w-]+)\)$/.exec(content) ?? [];
  if (attribute) return attributeOf(element, attribute) ?? '';
  const [, words = ''] = /^"(.*)"$/.exec(content) ?? [];
  return /\p{L}{2}/u.test(words) ? words : '';
}

/** What a person reads of an element, also of what styles draw. */
const readText = (element: HTMLElement): string =>
  oneLine(
    `${drawnText(element, '::before')} ${shownTextOf(element)} ${drawnText(element, '::after')}`,
  );

const textOf = (node: Node): string => {
  if (node instanceof HTMLElement) return isShown(node) ? readText(node) : '';
  return node instanceof Text ? oneLine(node.data) : '';
};

/** The elements that an attribute refers to by their ids. */
export const referredElements = (element: Element, attribute: string): HTMLElement[] =>
  (attributeOf(element, attribute) ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((id) => byId(rootOf(element) as Root, id) ?? []);

/** Their texts, as screen readers read them. */
export const referredTexts = (element: Element, attribute: string): string =>
  oneLine(
    referredElements(element, attribute)
      .filter((found) => found !== element)
      .map((found) => shownTextOf(found) || contentOf(found))
      .join(' '),
  );

/** The name that the page gives to a group. */
export function nameOfGroup(group: Element): string {
  const own =
    referredTexts(group, 'aria-labelledby') || oneLine(attributeOf(group, 'aria-label') ?? '');
  if (own !== '' || tagOf(group) !== 'fieldset') return own;
  const legend = [...childNodesOf(group)].find((child) => child instanceof HTMLLegendElement);
  return legend ? oneLine(shownTextOf(legend) || (contentOf(legend) ?? '')) : '';
}

const BUTTONS = 'button, a, [role=button]';
/** The name of the page or the job labels no field. */
const TITLES = 'h1';

const fieldsIn = (box: Element): HTMLElement[] =>
  queryAll(box, FIELDS).filter((field) => isVisible(field));

/** Whether a box holds no fields but some, and so is their own. */
export const isOwnBox = (box: Element, own: readonly Element[]): boolean =>
  !matches(box, 'form, fieldset, body') &&
  fieldsIn(box).every((field) => own.some((one) => one === field || holds(field, one)));

/** How far from its field a label may be, in pixels. */
const REACH = 40;
const LONGEST_LABEL = 80;

/** How far a text is from a field: in or behind it, above, to the left, or below, where other labels aren't. */
function distance(text: DOMRect, field: DOMRect): number {
  const isBeside = text.right > field.left && text.left < field.right;
  const isInRow = text.bottom > field.top && text.top < field.bottom;
  if (isBeside && isInRow) return 0;
  if (isBeside && text.bottom <= field.top + 1) return field.top - text.bottom;
  if (isBeside && text.top >= field.bottom - 1) return text.top - field.bottom + 0.5;
  return isInRow && text.right <= field.left + 1 ? field.left - text.right + 1 : Infinity;
}

/** The form around a field, or all of the page. */
const scopeOf = (field: Element): Element =>
  [...shownParents(field)].find((box) => matches(box, 'form')) ?? page.body();

/** Whether a text is at none of some fields, and so is the label of another one at which it is. */
function isOfOthers(text: Node, own: readonly Element[]): boolean {
  const range = document.createRange();
  range.selectNode(text);
  const box = range.getBoundingClientRect();
  const isAt = (field: Element, reach: number) => distance(box, boxOf(field)) <= reach;
  return (
    box.width > 0 &&
    !own.some((field) => isAt(field, Number.MAX_VALUE)) &&
    fieldsIn(scopeOf(own[0] ?? page.body())).some((field) => isAt(field, REACH))
  );
}

/**
 * The text before a field in the box that is its own, as in a table's row, or that styles draw there; of a set of choices
 * before their box.
 */
function textBefore(start: Element, own: readonly Element[]): string {
  for (const at of shownParents(start)) {
    if (at !== start && !isOwnBox(at, own)) return '';
    const drawn = at === start ? '' : drawnText(at, '::before');
    if (drawn !== '') return oneLine(drawn);
    for (let before = previousNodeOf(at); before; before = previousNodeOf(before)) {
      if (before instanceof Element) {
        if (queryAll(before, FIELDS).length > 0 || matches(before, `${FIELDS}, ${TITLES}`))
          return '';
        if (matches(before, BUTTONS)) continue;
      }
      const text = textOf(before);
      if (/\p{L}/u.test(text)) return isOfOthers(before, own) ? '' : text;
    }
  }
  return '';
}

const nearestOf = <Item extends Element>(items: readonly Item[], by: (item: Item) => number) => {
  const [first] = items
    .map((item) => ({ item, by: by(item) }))
    .filter(({ by }) => by <= REACH)
    .toSorted((a, b) => a.by - b.by);
  return first?.item;
};

/** Whether an element has words of its own, not only boxes with words. */
const isText = (element: Element): boolean =>
  childrenOf(element).length === 0 ||
  [...childNodesOf(element)].some((node) => node instanceof Text && /\p{L}/u.test(node.data));

/** The text nearest to a field that is nearer to no other one: behind it, above, beside or below it. */
function textAround(field: HTMLElement): string {
  const scope = scopeOf(field);
  const own = boxOf(field);
  const texts = queryAll(scope, `:not(:has(${FIELDS}))`).filter(
    (element) =>
      distance(boxOf(element), own) <= REACH &&
      isText(element) &&
      !closest(element, `${FIELDS}, ${BUTTONS}, h1, option, script, style`) &&
      isShown(element),
  );
  const others = fieldsIn(scope);
  const isLabel = (text: HTMLElement) => {
    const words = readText(text);
    return /\p{L}/u.test(words) && words.length <= LONGEST_LABEL;
  };
  const nearest = nearestOf(texts.filter(isLabel), (text) => distance(boxOf(text), own));
  if (!nearest) return '';
  const box = boxOf(nearest);
  return nearestOf(others, (other) => distance(box, boxOf(other))) === field
    ? readText(nearest)
    : '';
}

/** The text of a label around a field, before it and without the buttons and lists in it. */
function textIn(label: HTMLElement, field: Element): string {
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  const isBefore = (node: Node) =>
    (positionOf(node, field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  let [before, after] = [drawnText(label, '::before'), ''];
  while (texts.nextNode()) {
    const { parentElement } = texts.currentNode;
    if (!parentElement || closest(parentElement, 'button, a, select, textarea, [role]')) continue;
    if (!isVisible(parentElement)) continue;
    if (isBefore(texts.currentNode)) before += ` ${texts.currentNode.textContent}`;
    else after += ` ${texts.currentNode.textContent}`;
  }
  return oneLine(before) || oneLine(after);
}

function nameOf(field: HTMLElement): string {
  const labels = [...((field as HTMLInputElement).labels ?? [])];
  // Also one that names another field by mistake.
  const around = labels.find((label) => holds(label, field)) ?? closest(field, 'label');
  const own = around ? textIn(around, field) : '';
  if (own !== '') return own;
  const ofLabels = () =>
    oneLine(labels.map((label) => readText(label) || label.textContent).join(' '));
  const isButton = field instanceof HTMLButtonElement;
  // A button that opens a list is named by what it shows.
  if (isButton && labels.length > 0) return ofLabels();
  const name =
    referredTexts(field, 'aria-labelledby') ||
    oneLine(attributeOf(field, 'aria-label') ?? '') ||
    ofLabels();
  const shown = isButton ? oneLine(field.innerText) : '';
  return shown === '' ? name : oneLine(name.replace(shown, ' '));
}

/** The name of a field as a person reads it. What only shows in the empty field is its placeholder. */
export function labelOf(field: HTMLElement): string {
  const name = nameOf(field);
  const hint = oneLine(attributeOf(field, 'placeholder') ?? '');
  const isNamed = name !== '' && name !== hint;
  return (
    (isNamed ? name : textBefore(field, [field]) || (hint === '' && textAround(field))) ||
    oneLine(field.title)
  );
}

/** The texts before a file field in the boxes that hold no other: its own name may stand outside of its drop zone. */
export function fileTexts(field: Element): string {
  const texts: string[] = [];
  let last = field;
  for (const box of [...shownParents(field)].slice(1)) {
    if (queryAll(box, FIELDS).length > 1 || matches(box, 'form, body')) break;
    for (let before = previousNodeOf(last); before; before = previousNodeOf(before))
      if (before instanceof Element && !matches(before, `${BUTTONS}, ${TITLES}`))
        texts.push(withoutMark(textOf(before)));
    last = box;
  }
  return texts.filter(Boolean).join('\n');
}

/** What a set of choices asks for. */
export function groupLabel(choices: readonly HTMLElement[]): string {
  const [field] = choices;
  if (!field) return '';
  const group = closest(field, 'fieldset, [role=radiogroup], [role=group]');
  // A fieldset around several questions names none of them.
  const isItsOwn = (group ? queryAll(group, FIELDS) : []).every((other) =>
    choices.some((choice) => choice === other || choice.contains(other)),
  );
  const name = group && isItsOwn ? nameOfGroup(group) : '';
  if (name !== '') return name;
  // Below the smallest box with all of the choices.
  const set = field instanceof HTMLInputElement ? `input[name="${CSS.escape(field.name)}"]` : '';
  if (!set) return '';
  const box = [...shownParents(field)]
    .slice(1)
    .find((around) => queryAll(around, set).length > 1 || matches(around, 'body'));
  return box ? textBefore(box, choices) || firstText(box, field) : '';
}

/** The text of a box before its first choice. */
function firstText(box: Element, field: HTMLElement): string {
  for (const node of childNodesOf(box)) {
    if (holds(node, field)) return '';
    const text = textOf(node);
    if (text !== '') return text;
  }
  return '';
}
