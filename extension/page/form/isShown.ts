import { attributeOf, boxOf, isVisible } from './dom.ts';
import { shownParents } from './shadowRootOf.ts';

/** Smaller things aren't for people, in pixels. */
const SMALLEST = 4;
const FAINTEST = 0.1;

const FADED = 0.3;

/** How much of what there is to see each filter leaves. Others, as `url()`, may show anything. */
const LEFT: Record<string, (amount: number) => number> = {
  opacity: (amount) => amount,
  brightness: (amount) => Math.min(amount, 1 / amount) ** 2,
  contrast: (amount) => Math.min(amount, 1),
  // Dark modes of pages turn colors around.
  invert: (amount) => Math.abs(1 - 2 * amount),
  blur: (amount) => (amount <= 1 ? 0.9 : 0),
  grayscale: () => 1,
  saturate: () => 1,
  sepia: () => 1,
  'hue-rotate': () => 1,
  'drop-shadow': () => 1,
};

const FUNCTION =
  /\b([a-z]{3,20}(?:-[a-z]{3,20})?)\(([^()]{0,99}(?:\([^()]{0,99}\)[^()]{0,99})?)\)/g;

const leftBy = (filter: string): number =>
  [...filter.matchAll(FUNCTION)].reduce(
    (left, [, name = '', amount = '']) => left * (LEFT[name]?.(Number.parseFloat(amount)) ?? 0),
    1,
  );

/** Cut down to nothing: `clip: rect(0 0 0 0)`, `clip-path: inset(50%)`, or in a box without room. */
function isClipped(element: Element, style: CSSStyleDeclaration): boolean {
  if (/^rect\(\s*[01](?:px)?[,\s]+[01](?:px)?[,\s]+[01](?:px)?[,\s]+[01](?:px)?/.test(style.clip))
    return true;
  if (/^(?:inset\((?:[5-9]\d|100)%|circle\(0)/.test(style.clipPath)) return true;
  const { width, height } = boxOf(element);
  return /hidden|clip/.test(style.overflow) && (width < SMALLEST || height < SMALLEST);
}

/** Whether styles show what is in an element as it is: without masks and blending. */
const isDrawnPlainly = (style: CSSStyleDeclaration): boolean =>
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
  let left = 1;
  for (const at of shownParents(element)) {
    const style = getComputedStyle(at);
    opacity *= Number(style.opacity);
    left *= leftBy(style.filter);
    if (opacity < FAINTEST || left < FADED || isClipped(at, style) || !isDrawnPlainly(style))
      return false;
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
