import type { Control } from './control.ts';
import { boxOf, closest, isConnected } from './dom.ts';
import { isShown } from './isShown.ts';
import { isSeen, usableOf } from './isUsable.ts';
import { isOwnBox } from './labelOf.ts';
import { shownParents } from './shadowRootOf.ts';

/** What a person needs to type into, or to press, in pixels. */
const FIELD = { width: 24, height: 12 };
const CHOICE = { width: 8, height: 8 };
/** How far around a field that a page draws itself its own box may be. */
const AROUND = 4;
/** Text that nobody could read, in pixels. */
const SMALLEST_TEXT = 5;

const isAtLeast = (element: Element, { width, height }: typeof FIELD): boolean => {
  const box = boxOf(element);
  return box.width >= width && box.height >= height;
};

/** The color behind the text of an element; `null` if it isn't plain. */
function behind(element: Element): string | null {
  for (const at of shownParents(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none') return null;
    if (isSeen(backgroundColor)) return backgroundColor;
  }
  return null;
}

/** Whether text in a field would show. */
function showsText(element: Element): boolean {
  const { color, fontSize, textIndent, webkitTextFillColor } = getComputedStyle(element);
  const shown = webkitTextFillColor || color;
  return (
    isSeen(shown) &&
    shown !== behind(element) &&
    Number.parseFloat(fontSize) >= SMALLEST_TEXT &&
    Math.abs(Number.parseFloat(textIndent)) < boxOf(element).width
  );
}

/** Whether a field is clear and may fade in with the focus, as Vuetify's do below their labels. */
export function isFaded(element: Element): boolean {
  const { opacity, transitionProperty } = getComputedStyle(element);
  return opacity === '0' && transitionProperty.includes('opacity');
}

/**
 * What a person sees of a control and clicks: the field itself; of a file field, a choice or a list, which pages draw
 * themselves, and of a field that is faded, also its label or the box that is its own. `null` if styles show nothing of it.
 */
function partOf({ element, widget }: Control): Element | null {
  const isTyped = widget === 'input' || widget === 'rich' || widget === 'select';
  if (isTyped && !isFaded(element)) {
    return isShown(element) && isAtLeast(element, FIELD) && showsText(element) ? element : null;
  }
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const boxes = [...shownParents(element)].slice(1, AROUND + 1);
  const end = boxes.findIndex((box) => !isOwnBox(box, [element]));
  const own = end < 0 ? boxes : boxes.slice(0, end);
  const size = widget === 'set' ? CHOICE : FIELD;
  const isPart = (part: Element) => isShown(part) && isAtLeast(part, size);
  return [element, ...labels, ...own].find(isPart) ?? null;
}

const partsOf = (control: Control): (Element | null)[] =>
  control.choices.map((element) => partOf({ ...control, element }));

/** Whether styles show a control, with all of its choices. What is over it is looked for by `usableControls`. */
export const isDrawn = (control: Control): boolean => !partsOf(control).includes(null);

const known = new WeakMap<Element, boolean>();

const isOnScreen = (element: Element): boolean => {
  const { left, top, right, bottom } = boxOf(element);
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
};

/**
 * The controls that a person can see and click.
 *
 * @param isAgain trusts an earlier look at what isn't on the screen, so that the page isn't scrolled again and again
 */
export function usableControls<Item extends Control>(
  controls: readonly Item[],
  isAgain: boolean,
): Item[] {
  const parts = new Map<Item, Element[]>();
  for (const control of controls) {
    if (!isConnected(control.element) || closest(control.element, '[inert]')) continue;
    const elements = partsOf(control).filter((part) => part !== null);
    if (elements.length === control.choices.length) parts.set(control, elements);
  }
  const isLooked = (part: Element) => isAgain && known.has(part) && !isOnScreen(part);
  const looked = [...parts.values()].flat().filter((part) => !isLooked(part));
  const usable = usableOf(looked);
  for (const part of looked) known.set(part, usable.has(part));
  return [...parts].filter(([, all]) => all.every((part) => known.get(part))).map(([one]) => one);
}
