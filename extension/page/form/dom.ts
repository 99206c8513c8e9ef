/*
 * Access to the page that the page can't redirect. `<input name="children">` hides the `children` of its form, and
 * `<form name="querySelectorAll">` that of the document, in the extension's world, too. Whatever may be a form or the
 * document is read by these, which come from the prototypes of the extension's own world.
 */

const method =
  <This, Args extends unknown[], Result>(run: (this: This, ...args: Args) => Result) =>
  (on: This, ...args: Args): Result =>
    Reflect.apply(run, on, args);

function getter<Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name) {
  const read = Object.getOwnPropertyDescriptor(owner, name)?.get;
  return (on: Owner): Owner[Name] => (read ? Reflect.apply(read, on, []) : on[name]);
}

export type Root = Document | ShadowRoot;

export const parentNodeOf = getter(Node.prototype, 'parentNode');
export const childNodesOf = getter(Node.prototype, 'childNodes');
export const previousNodeOf = getter(Node.prototype, 'previousSibling');
export const contentOf = getter(Node.prototype, 'textContent');
export const isConnected = getter(Node.prototype, 'isConnected');
export const holds = method(Node.prototype.contains);
export const positionOf = method(Node.prototype.compareDocumentPosition);
export const rootOf = method(Node.prototype.getRootNode);

export const tagOf = getter(Element.prototype, 'localName');
export const childrenOf = getter(Element.prototype, 'children');
export const slotOf = getter(Element.prototype, 'assignedSlot');
export const openRootOf = getter(Element.prototype, 'shadowRoot');
export const matches = method(Element.prototype.matches as (selectors: string) => boolean);
export const closest = method(
  Element.prototype.closest as (selectors: string) => HTMLElement | null,
);
export const attributeOf = method(Element.prototype.getAttribute);
export const boxOf = method(Element.prototype.getBoundingClientRect);
export const isVisible = method(Element.prototype.checkVisibility);
export const scrollBy = method(Element.prototype.scrollBy as (options: ScrollToOptions) => void);
export const scrollTo = method(Element.prototype.scrollTo as (options: ScrollToOptions) => void);
export const scrollTopOf = getter(Element.prototype, 'scrollTop');
export const scrollLeftOf = getter(Element.prototype, 'scrollLeft');
export const isEditable = getter(HTMLElement.prototype, 'isContentEditable');

const innerText = getter(HTMLElement.prototype, 'innerText');
/** What a person reads of an element, also of a drawing. */
export const shownTextOf = (element: Element): string =>
  element instanceof HTMLElement ? innerText(element) : (contentOf(element) ?? '');

const queries = [Document, DocumentFragment, Element].map(
  ({ prototype }) =>
    [
      prototype,
      method(prototype.querySelectorAll as (selectors: string) => NodeListOf<HTMLElement>),
    ] as const,
);

/** The elements of a document, a shadow tree or an element that match. */
export function queryAll(within: Root | Element, selectors: string): HTMLElement[] {
  for (const [prototype, query] of queries)
    if (Object.prototype.isPrototypeOf.call(prototype, within))
      return [...query(within as never, selectors)];
  return [];
}

export const byId = (root: Root, id: string): HTMLElement | null =>
  queryAll(root, `#${CSS.escape(id)}`)[0] ?? null;

const documentElement = getter(Document.prototype, 'documentElement');
const body = getter(Document.prototype, 'body');
const title = getter(Document.prototype, 'title');
const scrollingElement = getter(Document.prototype, 'scrollingElement');
const atPoint = {
  document: method(Document.prototype.elementsFromPoint),
  // Firefox declares it for each kind of root.
  shadow: method(ShadowRoot.prototype.elementsFromPoint ?? Document.prototype.elementsFromPoint),
};

export const page = {
  root: () => documentElement(document),
  body: () => body(document),
  title: () => title(document),
  scroller: () => scrollingElement(document) ?? documentElement(document),
  hasFocus: () => Reflect.apply(Document.prototype.hasFocus, document, []),
};

/** The elements of a tree at a point of the window, the topmost first. */
export const elementsAt = (root: Root, x: number, y: number): Element[] =>
  root instanceof Document ? atPoint.document(root, x, y) : atPoint.shadow(root, x, y);
