import { shownParent } from './shadowRootOf.ts';

/** Smaller fields aren't for people, in pixels. */
const SMALLEST = 4;
const FAINTEST = 0.1;

const isSmall = ({ width, height }: DOMRect): boolean => width < SMALLEST || height < SMALLEST;

/** Cut down to nothing: `clip: rect(0 0 0 0)`, `clip-path: inset(50%)`, or in a box without room. */
function isClipped(element: Element, style: CSSStyleDeclaration): boolean {
  if (/^rect\(\s*[01](?:px)?[,\s]+[01](?:px)?[,\s]+[01](?:px)?[,\s]+[01](?:px)?/.test(style.clip))
    return true;
  if (/^(?:inset\((?:[5-9]\d|100)%|circle\(0)/.test(style.clipPath)) return true;
  const corners = /^polygon\((.*)\)$/.exec(style.clipPath)?.[1]?.split(',') ?? [];
  if (corners.length > 0 && new Set(corners.map((corner) => corner.trim())).size < 3) return true;
  return /hidden|clip/.test(style.overflow) && isSmall(element.getBoundingClientRect());
}

/** Whether a person sees an element, on this screen or after scrolling. */
export function isShown(element: Element): boolean {
  const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const box = element.getBoundingClientRect();
  if (!isVisible || isSmall(box)) return false;
  if (box.right + scrollX <= 0 || box.bottom + scrollY <= 0) return false;
  const { scrollWidth } = document.documentElement;
  if (box.left + scrollX >= Math.max(scrollWidth, innerWidth)) return false;
  let opacity = 1;
  for (let at: Element | null = element; at; at = shownParent(at)) {
    const style = getComputedStyle(at);
    const [, filtered = '1'] = /opacity\(([\d.]+)\)/.exec(style.filter) ?? [];
    opacity *= Number(style.opacity) * Number(filtered);
    if (opacity < FAINTEST || isClipped(at, style)) return false;
    if (at.hasAttribute('inert') || at.getAttribute('aria-hidden') === 'true') return false;
  }
  return true;
}

/** The names that pages give to fields for programs that fill in everything. */
const TRAP_NAME = /honey|(?:^|[-_\s[])(?:hp|trap|bots?|nospam|antispam|gotcha)(?:$|[-_\s\]])/i;

/** Whether something drawn over a field, beside it or a box around it, leaves nothing of it to see. */
function isCovered(element: Element): boolean {
  const box = element.getBoundingClientRect();
  let at: Element | null = element;
  for (let steps = 0; at && steps < 4; steps += 1, at = shownParent(at)) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      const { position, backgroundColor, pointerEvents, zIndex } = getComputedStyle(next);
      const isOpaque = /^rgb\(|, 1\)$/.test(backgroundColor) && pointerEvents !== 'none';
      const isAbove = (Number(zIndex) || 0) >= (Number(getComputedStyle(at).zIndex) || 0);
      const over = next.getBoundingClientRect();
      const isAround =
        over.left <= box.left &&
        over.top <= box.top &&
        over.right >= box.right &&
        over.bottom >= box.bottom;
      if (position !== 'static' && isOpaque && isAbove && isAround && isShown(next)) return true;
    }
  }
  return false;
}

/** Whether a field is covered or named as a trap, or can't be reached with the keyboard, as none for people. */
export const isTrap = (element: HTMLElement): boolean =>
  isCovered(element) ||
  TRAP_NAME.test(`${element.id} ${element.getAttribute('name')} ${element.className}`) ||
  (element.tabIndex < 0 && element.getAttribute('role') === null && !element.isContentEditable);

/** Of a file field or a choice that the page draws itself: the nearest element around it that is shown. */
export function shownAround(element: Element): boolean {
  let at: Element | null = element;
  for (let steps = 0; at && steps < 4; steps += 1, at = shownParent(at)) {
    if (at.getAttribute('aria-hidden') === 'true' && at !== element) return false;
    if (isShown(at)) return true;
  }
  return false;
}
