import { childrenOf, openRootOf, parentNodeOf, type Root, rootOf, slotOf, tagOf } from './dom.ts';

/** Firefox opens closed trees by a property of the element, in the extension's world only. */
interface FirefoxElement {
  openOrClosedShadowRoot?: ShadowRoot | null;
}

const WITH_TREE =
  /-|^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

/** The own tree of a component. Browsers open closed ones to extensions. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  const open = openRootOf(element);
  if (open || !(element instanceof HTMLElement) || !WITH_TREE.test(tagOf(element))) return open;
  const dom = globalThis.chrome?.dom;
  if (dom) return dom.openOrClosedShadowRoot(element);
  return (element as FirefoxElement).openOrClosedShadowRoot ?? null;
}

/** The parent on the screen: out of a component's tree, and into the place where its content shows. */
export function shownParent(node: Element): Element | null {
  const slot = slotOf(node);
  if (slot) return slot;
  const parent = parentNodeOf(node);
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

/** An element and those around it on the screen. */
export function* shownParents(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = shownParent(at)) yield at;
}

/** Whether an element is shown within another one. */
export const isWithin = (element: Element, around: Element): boolean =>
  [...shownParents(element)].includes(around);

/** The children on the screen: a component's own tree, with what the page puts into its slots. */
export function shownChildren(element: Element): Iterable<Element> {
  const assigned = element instanceof HTMLSlotElement ? element.assignedElements() : [];
  if (assigned.length > 0) return assigned;
  const own = shadowRootOf(element);
  return own ? own.children : childrenOf(element);
}

/** The trees that an element is in, the nearest first: ids and lists of a component may be in the one around it. */
export function rootsAround(element: Element): Root[] {
  const root = rootOf(element);
  if (root instanceof ShadowRoot) return [root, ...rootsAround(root.host)];
  return root instanceof Document ? [root] : [];
}
