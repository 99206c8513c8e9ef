/** The own tree of a component. Chrome opens closed ones to extensions. */
export const shadowRootOf = (element: Element): ShadowRoot | null =>
  element.shadowRoot ??
  (element instanceof HTMLElement && element.localName.includes('-')
    ? (globalThis.chrome?.dom?.openOrClosedShadowRoot(element) ?? null)
    : null);

/** The parent on the screen: out of a component's tree, and into the place where its content shows. */
export function shownParent(node: Element): Element | null {
  if (node.assignedSlot) return node.assignedSlot;
  const { parentNode } = node;
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : null;
}

/** The children on the screen: a component's own tree, with what the page puts into its slots. */
export function shownChildren(element: Element): Iterable<Element> {
  const assigned = element instanceof HTMLSlotElement ? element.assignedElements() : [];
  return assigned.length > 0 ? assigned : (shadowRootOf(element) ?? element).children;
}

/** The trees that an element is in, the nearest first: ids and lists of a component may be in the one around it. */
export function rootsAround(element: Element): (Document | ShadowRoot)[] {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) return [root, ...rootsAround(root.host)];
  return root instanceof Document ? [root] : [];
}
