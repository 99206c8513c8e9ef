/** More than real pages have; stops a hostile one. `text` in characters, `depth` in elements. */
const MOST = { elements: 10_000, text: 1_000_000, depth: 200, attribute: 2_000 };

const LEFT_OUT = /^(?:style|noscript|template|svg|math|object|embed|canvas|audio|video|dialog)$/;
const FRAME = /^i?frame$/;
const ELEMENT = 1;
const TEXT = 3;
/** Fields of a form, kept without what is in them. */
const FIELD = /^(?:input|select|textarea)$/;
const BUTTON = /^(?:hidden|submit|button|reset|image)$/;
const ATTRIBUTE =
  /^(?:class|id|href|src|content|property|item(?:prop|scope|type)|typeof|type|role|rel|alt|datetime|hidden|lang|style|aria-(?:label|level)|title|data-.+)$/;

/**
 * A property as the platform defines it. A form's own can be overridden by its fields
 * (`<input name="childNodes">`), which are its own properties. On the server some of a node's are, too.
 */
function platform<Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name) {
  let prototype = Object.getPrototypeOf(owner);
  while (prototype) {
    const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
    if (get) return get.call(owner) as Owner[Name];
    prototype = Object.getPrototypeOf(prototype);
  }
  return owner[name];
}
const nodeType = (node: Node) => platform(node, 'nodeType');
const childNodes = (node: Node) => platform(node, 'childNodes');
const documentElement = (document: Document) => platform(document, 'documentElement');
const localNameOf = (element: Element) => platform(element, 'localName');

/** The root of a frame's document; `null` for a frame of another site. */
function frameRoot(frame: Element): Element | null {
  const document = FRAME.test(localNameOf(frame))
    ? (frame as HTMLIFrameElement).contentDocument
    : null;
  return document && documentElement(document);
}

/** The nodes of a document's head or body. */
const nodesOf = (root: Element | null, localName: 'head' | 'body'): Node[] =>
  [...(root ? childNodes(root) : [])]
    .filter((node) => nodeType(node) === ELEMENT && localNameOf(node as Element) === localName)
    .flatMap((part) => [...childNodes(part)]);

/** The own tree of a component. Chrome opens closed ones to extensions. */
const shadowRoot = (element: Element): ShadowRoot | null =>
  element.shadowRoot ??
  (element.localName.includes('-')
    ? (globalThis.chrome?.dom?.openOrClosedShadowRoot(element as HTMLElement) ?? null)
    : null);

/** What a page shows below an element: a component's own tree, with what the page puts into its slots. */
function shownNodes(element: Element): Iterable<Node> {
  const localName = localNameOf(element);
  if (localName === 'form') return childNodes(element);
  if (FRAME.test(localName)) return nodesOf(frameRoot(element), 'body');
  if (localName === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes();
    return assigned.length > 0 ? assigned : childNodes(element);
  }
  return childNodes(shadowRoot(element) ?? element);
}

/** Smaller frames are advertisements and puzzles, in pixels. */
const isLarge = ({ clientWidth, clientHeight }: Element): boolean =>
  clientWidth >= 300 && clientHeight >= 300;

/** A copy of one element, or `null` for an element that holds nothing to read. */
function elementCopy(copy: Document, element: Element): Element | null {
  const localName = localNameOf(element);
  if (localName === 'form') {
    const part = copy.createElement('div');
    part.setAttribute('data-form', '');
    return part;
  }
  const isScript = localName === 'script';
  if (LEFT_OUT.test(localName)) return null;
  if (FIELD.test(localName)) {
    const type = element.getAttribute('type') ?? '';
    if (BUTTON.test(type)) return null;
    return copy.createElement(localName);
  }
  if (isScript && !/ld\+json/i.test(element.getAttribute('type') ?? '')) return null;
  // The parser allows names that `createElement` rejects.
  const shownName = frameRoot(element) ? 'div' : localName;
  const part = copy.createElement(/^[a-z][a-z\d-]*$/.test(shownName) ? shownName : 'span');
  for (const name of element.getAttributeNames()) {
    const isKept = ATTRIBUTE.test(name) || (name === 'name' && localName === 'meta');
    const value = element.getAttribute(name) ?? '';
    if (isKept && value.length <= MOST.attribute) part.setAttribute(name, value);
  }
  if (FRAME.test(localName) && isLarge(element)) part.setAttribute('data-large', '');
  return part;
}

/**
 * Copies a page into a document in which nothing runs, loads, or overrides a property of the document
 * (`<form name="title">`). Frames of the same site and open web components are part of it. The copy is
 * bounded: reading it takes no longer for a hostile page.
 */
export function pageCopy(page: Document): Document {
  const copy = new DOMParser().parseFromString('<!DOCTYPE html>', 'text/html');
  const empty = new Map<string, Element>([
    ['head', copy.head],
    ['body', copy.body],
  ]);
  let elements = 0;
  let text = 0;

  function addElement(element: Element, parent: Element, depth: number): void {
    elements += 1;
    const part = elementCopy(copy, element);
    if (!part) return;
    const own = depth === 0 ? empty.get(part.localName) : undefined;
    if (own) own.replaceWith(part);
    else parent.append(part);
    empty.delete(own?.localName ?? '');
    if (FIELD.test(part.localName) || depth + 1 >= MOST.depth) return;
    // After the page's own head, which says more.
    add(nodesOf(frameRoot(element), 'head'), copy.head, 1);
    add(shownNodes(element), part, depth + 1);
  }

  function add(nodes: Iterable<Node>, parent: Element, depth: number): void {
    for (const node of nodes) {
      if (elements >= MOST.elements || text >= MOST.text) return;
      if (nodeType(node) === ELEMENT) addElement(node as Element, parent, depth);
      else if (nodeType(node) === TEXT) {
        const value = (node.nodeValue ?? '').slice(0, MOST.text - text);
        text += value.length;
        parent.append(value);
      }
    }
  }

  add(childNodes(documentElement(page)), copy.documentElement, 0);
  return copy;
}
