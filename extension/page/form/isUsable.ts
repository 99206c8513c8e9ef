import {
  boxOf,
  closest,
  contentOf,
  elementsAt,
  isVisible,
  matches,
  page,
  positionOf,
  queryAll,
  type Root,
  rootOf,
  scrollBy,
  scrollLeftOf,
  scrollTo,
  scrollTopOf,
} from './dom.ts';
import { isWithin, rootsAround, shadowRootOf, shownParents } from './shadowRootOf.ts';

/*
 * Whether a person can see and click an element: what a click at its middle hits, and what is painted over it, after it
 * was scrolled there. All of it happens in one step, so the page neither sees nor shows any of it.
 */

interface Point {
  x: number;
  y: number;
}

/** Parts of the width and height: the middle has to be free, and most of the others. */
const MIDDLE: Point = { x: 0.5, y: 0.5 };
const OTHERS: readonly Point[] = [
  { x: 0.25, y: 0.5 },
  { x: 0.75, y: 0.5 },
  { x: 0.5, y: 0.25 },
  { x: 0.5, y: 0.75 },
];
const MOST_HIDDEN = 1;
/** Text of this size is a picture, in pixels. */
const LARGE_TEXT = 60;
const WIDE_LINE = 6;
/** Such letters leave nothing free between them. */
const BLOCKS = /[\u2580-\u25ff]{2}/;

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

const pointIn = (element: Element, part: Point): Point => {
  const { left, top, width, height } = boxOf(element);
  return { x: left + width * part.x, y: top + height * part.y };
};

const canScroll = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** Scrolls a point of an element into the middle of all that a person can scroll. Returns how to put it back. */
function scrollThere(element: Element, part: Point): () => void {
  const moved: [Element, number, number][] = [];
  const move = (at: Element, to: Point, byX: boolean, byY: boolean) => {
    const from = pointIn(element, part);
    moved.push([at, scrollLeftOf(at), scrollTopOf(at)]);
    const left = byX ? from.x - to.x : 0;
    scrollBy(at, { left, top: byY ? from.y - to.y : 0, behavior: 'instant' });
  };
  const scroller = page.scroller();
  for (const at of shownParents(element)) {
    if (at === scroller || at === page.body()) continue;
    const { overflowX, overflowY } = getComputedStyle(at);
    const [byX, byY] = [canScroll(overflowX), canScroll(overflowY)];
    if ((byX || byY) && at !== element) move(at, middleOf(boxOf(at)), byX, byY);
  }
  // The window takes the overflow of the root or, if that has none, of the body.
  const ofRoot = getComputedStyle(page.root());
  const ofBody = getComputedStyle(page.body());
  const { overflowX, overflowY } =
    ofRoot.overflowX === 'visible' && ofRoot.overflowY === 'visible' ? ofBody : ofRoot;
  const isFree = (overflow: string) => overflow !== 'hidden' && overflow !== 'clip';
  move(scroller, { x: innerWidth / 2, y: innerHeight / 2 }, isFree(overflowX), isFree(overflowY));
  return () => {
    for (const [at, left, top] of moved) scrollTo(at, { left, top, behavior: 'instant' });
  };
}

const alphaOf = (color: string): number => {
  const [, , , alpha = 1] = (color.match(/[\d.]+(?:e-\d+)?%?/g) ?? []).map(Number.parseFloat);
  return color === 'transparent' ? 0 : alpha;
};

/** Whether a computed color isn't clear. */
export const isSeen = (color: string): boolean => alphaOf(color) > 0.3;

const isWide = (width: string): boolean => Number.parseFloat(width) > WIDE_LINE;

/** Whether what a style paints hides what is behind it. */
function paints(style: CSSStyleDeclaration): boolean {
  const isBordered = ['Top', 'Right', 'Bottom', 'Left'].some(
    (side) =>
      isWide(style[`border${side}Width` as 'borderTopWidth']) &&
      isSeen(style[`border${side}Color` as 'borderTopColor']),
  );
  return (
    isSeen(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    (style.backdropFilter || 'none') !== 'none' ||
    style.borderImageSource !== 'none' ||
    style.boxShadow.includes('inset') ||
    (style.display === 'list-item' && style.listStyleImage !== 'none') ||
    (style.columnRuleStyle !== 'none' && isWide(style.columnRuleWidth)) ||
    isBordered
  );
}

/** Whether text hides what is behind it, as a picture does. */
const isPicture = (text: string, style: CSSStyleDeclaration): boolean =>
  text.trim() !== '' &&
  (Number.parseFloat(style.fontSize) > LARGE_TEXT ||
    style.textShadow !== 'none' ||
    isWide(style.webkitTextStrokeWidth) ||
    isWide(style.textDecorationThickness) ||
    BLOCKS.test(text));

const PICTURES =
  'img, picture, video, canvas, iframe, object, embed, svg, svg *, progress, meter, input, table, td, th';
const PSEUDOS = ['::before', '::after', '::marker', '::first-line', '::first-letter'];

function isOpaque(element: Element): boolean {
  const style = getComputedStyle(element);
  if (Number(style.opacity) < 0.3) return false;
  if (matches(element, PICTURES)) return true;
  if (paints(style) || isPicture(contentOf(element) ?? '', style)) return true;
  return PSEUDOS.some((pseudo) => {
    const drawn = getComputedStyle(element, pseudo);
    const isDrawn = !/^(?:none|normal)$/.test(drawn.content) || !/before|after|marker/.test(pseudo);
    const isImage = /^(?!")[^"]*\(/.test(drawn.content);
    return isDrawn && (isImage || paints(drawn) || isPicture(drawn.content, drawn));
  });
}

/** What a component shows at a point, which may be opaque where the component itself isn't. */
const partsAt = (element: Element, { x, y }: Point): Element[] => {
  const own = shadowRootOf(element);
  if (!own) return [element];
  const parts = elementsAt(own, x, y).filter((part) => rootOf(part) === own);
  return [element, ...parts.flatMap((part) => partsAt(part, { x, y }))];
};

/** What a click at a point hits, in the innermost tree. */
function hitAt({ x, y }: Point): Element | null {
  let hit = elementsAt(document, x, y)[0] ?? null;
  for (let own = hit && shadowRootOf(hit); hit && own; own = shadowRootOf(hit)) {
    const [inner] = elementsAt(own, x, y).filter((part) => rootOf(part) === own);
    if (!inner) break;
    hit = inner;
  }
  return hit;
}

/** How far around a field its own decoration may take the click. */
const OWN_BOX = 3;

/** Whether a click at a point goes to an element, its label or the box that is drawn around it alone. */
function takesClick(element: Element, point: Point): boolean {
  const hit = hitAt(point);
  if (!hit) return false;
  if (isWithin(hit, element)) return true;
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  if (labels.some((label) => isWithin(hit, label))) return true;
  const around = [...shownParents(element)].slice(1, OWN_BOX + 1);
  const own = around.filter(
    (box) => queryAll(box, 'input, select, textarea, a, button').length < 2,
  );
  return own.some((box) => isWithin(hit, box));
}

/** Paints over others without being hit: not for clicks, or beside its own box. */
interface Overlay {
  element: Element;
  reach: number;
}

/** A tree and those of all components in it. */
export function rootsIn(root: Root): Root[] {
  const trees = queryAll(root, '*').flatMap((element) => shadowRootOf(element) ?? []);
  return [root, ...trees.flatMap(rootsIn)];
}

/** The longest of the lengths in a shadow, which may be cast as far. */
const castBy = (shadow: string): number =>
  Math.max(
    0,
    ...(shadow.replace(/\([^()]{0,99}\)/g, '').match(/(?<![\d.])-?[\d.]{1,12}(?=px)/g) ?? []).map(
      Number,
    ),
  );

/** While everything takes clicks that can be made to. */
const overlaysIn = (roots: readonly Root[]): Overlay[] =>
  roots
    .flatMap((root) => queryAll(root, '*'))
    .flatMap((element) => {
      const isAbove = matches(element, ':popover-open, :modal');
      if (isAbove && paints(getComputedStyle(element, '::backdrop'))) {
        return [{ element, reach: Number.POSITIVE_INFINITY }];
      }
      const style = getComputedStyle(element);
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, position, filter } = style;
      const outline =
        outlineStyle !== 'none' && isSeen(outlineColor) ? Number.parseFloat(outlineWidth) : 0;
      const isCast = position !== 'static' && !boxShadow.includes('inset');
      const [, dropped = ''] = /drop-shadow\((.{0,99})\)/.exec(filter) ?? [];
      const reach = Math.max(outline, isCast ? castBy(boxShadow) : 0, castBy(dropped));
      if (reach > WIDE_LINE) return [{ element, reach }];
      const isUnhit = style.pointerEvents === 'none' || closest(element, '[inert]') !== null;
      return isUnhit ? [{ element, reach: 0 }] : [];
    });

function isOver({ element, reach }: Overlay, field: Element, { x, y }: Point): boolean {
  if (isWithin(field, element) || isWithin(element, field) || !isVisible(element)) return false;
  const { left, top, right, bottom } = boxOf(element);
  const isAround =
    x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach;
  if (!isAround || (reach === 0 && !isOpaque(element))) return false;
  const isLater = (positionOf(field, element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return (
    isLater || reach === Number.POSITIVE_INFINITY || Number(getComputedStyle(element).zIndex) > 0
  );
}

/** Whether something that is painted over an element hides it at a point. Everything has to take clicks for it. */
function isCovered(element: Element, point: Point, overlays: readonly Overlay[]): boolean {
  let target = element;
  for (const root of rootsAround(element)) {
    const stack = elementsAt(root, point.x, point.y).filter((at) => rootOf(at) === root);
    const own = stack.findIndex((at) => isWithin(at, target));
    // A transition of the whole page is painted above it.
    if (own < 0 || stack.slice(0, own).includes(page.root())) return true;
    if (stack.slice(0, own).some((at) => partsAt(at, point).some(isOpaque))) return true;
    if (root instanceof ShadowRoot) target = root.host;
  }
  return overlays.some((overlay) => isOver(overlay, element, point));
}

const adopted = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets');
const ofTree = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets');

/** Browsers lay out only what is on the screen of `content-visibility: auto`, a frame later. */
const ALL_LAID_OUT = '* { content-visibility: visible !important }';
/** Everything that is painted takes clicks, and so is found by its place. A layer comes before what pages insist on. */
const ALL_HIT = `@layer leadside { *, *::before, *::after, ::view-transition {
  pointer-events: auto !important } }`;

/** Runs while a rule applies to everything. */
function whileStyled<Result>(roots: readonly Root[], rule: string, run: () => Result): Result {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  const before = roots.map((root) => {
    const { get, set } = (root instanceof Document ? adopted : ofTree) ?? {};
    // A copy, as the list itself changes with the tree.
    const sheets = [...(get?.call(root) ?? [])];
    set?.call(root, [...sheets, sheet]);
    return () => set?.call(root, sheets);
  });
  try {
    return run();
  } finally {
    for (const putBack of before) putBack();
  }
}

/** Whether most of an element passes a check, as it is on the screen or after scrolling to it. */
function isFree(element: Element, check: (point: Point) => boolean): boolean {
  const passes = (part: Point): boolean => {
    if (check(pointIn(element, part))) return true;
    const putBack = scrollThere(element, part);
    const isPassed = check(pointIn(element, part));
    putBack();
    return isPassed;
  };
  return passes(MIDDLE) && OTHERS.filter((part) => !passes(part)).length <= MOST_HIDDEN;
}

/** The elements that a person can see and click, of those that styles show. */
export function usableOf(elements: readonly Element[]): Set<Element> {
  if (elements.length === 0) return new Set();
  const roots = rootsIn(document);
  return whileStyled(roots, ALL_LAID_OUT, () => {
    const clickable = elements.filter((element) =>
      isFree(element, (point) => takesClick(element, point)),
    );
    return whileStyled(roots, ALL_HIT, () => {
      const overlays = overlaysIn(roots);
      return new Set(
        clickable.filter((element) =>
          isFree(element, (point) => !isCovered(element, point, overlays)),
        ),
      );
    });
  });
}
