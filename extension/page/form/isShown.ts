import { attributeOf, boxOf, isVisible } from './dom.ts';
import { shownParents } from './shadowRootOf.ts';

/** Smaller things aren't for people, in pixels. */
const SMALLEST = 4;
const FAINTEST = 0.1;

/** How much of each filter still shows what it changes. Others, as `url()`, may show anything. */
const FILTERS: Record<string, (amount: number) => boolean> = {
  opacity: (amount) => amount >= 0.3,
  brightness: (amount) => amount >= 0.5 && amount <= 1.5,
  contrast: (amount) => amount >= 0.5,
  // Dark modes of pages turn colors around.
  invert: (amount) => amount <= 0.2 || amount >= 0.8,
  blur: (amount) => amount <= 1,
  grayscale: () => true,
  saturate: () => true,
  sepia: () => true,
  'hue-rotate': () => true,
  'drop-shadow': () => true,
};

const isFilteredAway = (filter: string): boolean =>
  filter !== 'none' &&
  [
    ...filter.matchAll(
      /\b([a-z]{3,20}(?:-[a-z]{3,20})?)\(([^()]{0,99}(?:\([^()]{0,99}\)[^()]{0,99})?)\)/g,
    ),
  ].some(([, name = '', amount = '']) => !FILTERS[name]?.(Number.parseFloat(amount)));

/** Cut down to nothing: `clip: rect(0 0 0 0)`, `clip-path: inset(50%)`, or in a box without room. */
function isClipped(element: Element, style: CSSStyleDeclaration): boolean {
  if (/^rect\(\s*[01](?:px)?[,\s]+[01](?:px)?[,\s]+[01](?:px)?[,\s]+[01](?:px)?/.test(style.clip))
    return true;
  if (/^(?:inset\((?:[5-9]\d|100)%|circle\(0)/.test(style.clipPath)) return true;
  const { width, height } = boxOf(element);
  return /hidden|clip/.test(style.overflow) && (width < SMALLEST || height < SMALLEST);
}

/** Whether styles show what is in an element as it is: without masks, blending and filters that leave nothing of it. */
const isDrawnPlainly = (style: CSSStyleDeclaration): boolean =>
  !isFilteredAway(style.filter) &&
  (style.maskImage || 'none') === 'none' &&
  (style.getPropertyValue('-webkit-mask-box-image-source') || 'none') === 'none' &&
  (style.mixBlendMode || 'normal') === 'normal';

/** Whether styles show an element to a person, on this screen or after scrolling. `isUsable` looks for what is over it. */
export function isShown(element: Element): boolean {
  const all = { opacityProperty: true, visibilityProperty: true };
  const { width, height, right, bottom } = boxOf(element);
  if (!isVisible(element, all) || width < SMALLEST || height < SMALLEST) return false;
  if (right + scrollX <= 0 || bottom + scrollY <= 0) return false;
  let opacity = 1;
  for (const at of shownParents(element)) {
    const style = getComputedStyle(at);
    opacity *= Number(style.opacity);
    if (opacity < FAINTEST || isClipped(at, style) || !isDrawnPlainly(style)) return false;
    if (attributeOf(at, 'inert') !== null || attributeOf(at, 'aria-hidden') === 'true')
      return false;
  }
  return true;
}

/** The names that pages give to fields for programs that fill in everything. */
const TRAP_NAME = /honey|(?:^|[-_\s[])(?:hp|trap|bots?|nospam|antispam|gotcha)(?:$|[-_\s\]])/i;

/** Whether a field is named as a trap, or can't be reached with the keyboard, as none for people. */
export const isTrap = (element: HTMLElement): boolean =>
  TRAP_NAME.test(`${element.id} ${attributeOf(element, 'name')} ${element.className}`) ||
  (element.tabIndex < 0 && attributeOf(element, 'role') === null && !element.isContentEditable);
