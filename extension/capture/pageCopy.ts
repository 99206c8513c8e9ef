/** More than real pages have; stops a hostile one. `text` in characters, `depth` in elements. */
const MOST = { elements: 10_000, text: 1_000_000, depth: 200, attribute: 2_000 };

const LEFT_OUT =
  /^(?:style|noscript|template|svg|math|iframe|frame|object|embed|canvas|audio|video|dialog)$/;
/** Fields of a form, kept without what is in them. */
const FIELD = /^(?:input|select|textarea)$/;
const BUTTON = /^(?:hidden|submit|button|reset|image)$/;
const ATTRIBUTE =
  /^(?:class|id|href|src|content|property|item(?:prop|scope|type)|typeof|type|role|rel|alt|datetime|hidden|lang|style|aria-(?:label|level)|data-.+)$/;

/** A copy of one element, or `null` for an element that holds nothing to read. */
function elementCopy(copy: Document, element: Element): Element | null {
  // A form's own properties can be overridden by its fields: `<input name="localName">`.
  if (element instanceof HTMLFormElement) {
    const part = copy.createElement('div');
    part.setAttribute('data-form', '');
    return part;
  }
  const { localName } = element;
  const isScript = localName === 'script';
  if (LEFT_OUT.test(localName)) return null;
  if (FIELD.test(localName)) {
    return BUTTON.test(element.getAttribute('type') ?? '') ? null : copy.createElement(localName);
  }
  if (isScript && !/ld\+json/i.test(element.getAttribute('type') ?? '')) return null;
  // The parser allows names that `createElement` rejects.
  const part = copy.createElement(/^[a-z][a-z\d-]*$/.test(localName) ? localName : 'span');
  for (const name of element.getAttributeNames()) {
    const isKept = ATTRIBUTE.test(name) || (name === 'name' && localName === 'meta');
    const value = element.getAttribute(name) ?? '';
    if (isKept && value.length <= MOST.attribute) part.setAttribute(name, value);
  }
  return part;
}

/**
 * Copies a page into a document in which nothing runs, loads, or overrides a property of the document
 * (`<form name="title">`). The copy is bounded: reading it takes no longer for a hostile page.
 */
export function pageCopy(page: Document): Document {
  const copy = new DOMParser().parseFromString('<!DOCTYPE html>', 'text/html');
  const empty = new Map<string, Element>([
    ['head', copy.head],
    ['body', copy.body],
  ]);
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker: TreeWalker = Document.prototype.createTreeWalker.call(page, page, shown);
  const parents: Element[] = [copy.documentElement];
  let elements = 0;
  let text = 0;

  function add(node: Node): Element | null {
    const parent = parents.at(-1) ?? copy.body;
    if (!(node instanceof Element)) {
      const value = (node.nodeValue ?? '').slice(0, MOST.text - text);
      text += value.length;
      parent.append(value);
      return null;
    }
    elements += 1;
    const inner = elementCopy(copy, node);
    const own = parents.length === 1 ? empty.get(inner?.localName ?? '') : undefined;
    if (inner && own) {
      own.replaceWith(inner);
      empty.delete(inner.localName);
    } else if (inner) parent.append(inner);
    return inner && FIELD.test(inner.localName) ? null : inner;
  }

  let node = walker.firstChild() && walker.firstChild();
  while (node && elements < MOST.elements && text < MOST.text) {
    const inner = add(node);
    node = inner && parents.length < MOST.depth ? walker.firstChild() : null;
    if (node && inner) parents.push(inner);
    else {
      node = walker.nextSibling();
      while (!node && parents.length > 1) {
        parents.pop();
        walker.parentNode();
        node = walker.nextSibling();
      }
    }
  }
  return copy;
}
