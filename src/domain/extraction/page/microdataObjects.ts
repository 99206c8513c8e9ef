import { type DataObject, isDataObject } from '#domain/extraction/jsonLdObjects.ts';
import { plainText } from './plainText.ts';

const ADDRESS_ATTRIBUTE: Record<string, string> = { a: 'href', link: 'href', img: 'src' };

/** A property's value: stated for machines, an address, or the element's text. */
function propertyValue(element: Element, property: string): string {
  const stated =
    element.getAttribute('content') ??
    (element.localName === 'time' ? element.getAttribute('datetime') : null);
  const attribute = ADDRESS_ATTRIBUTE[element.localName];
  const isAddress = /url|sameAs|logo|image/i.test(property);
  return (
    stated ??
    (attribute && isAddress ? element.getAttribute(attribute) : null) ??
    plainText(element)
  );
}

function add(object: DataObject, name: string, value: unknown): void {
  const known = object[name];
  if (known === undefined) object[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else object[name] = [known, value];
}

/** The properties that an element states, without the address of their vocabulary. */
const propertiesOf = (element: Element): string[] =>
  (element.getAttribute('itemprop') ?? '').split(/\s+/).map((name) => name.replace(/^.*[/:#]/, ''));

/** The object of one scope, built from the properties that belong to it and not to an inner one. */
function objectOf(root: Element): DataObject {
  const typed = (element: Element): DataObject => ({
    '@type': element.getAttribute('itemtype')?.split(/\s+/) ?? [],
  });
  const object = typed(root);
  const objects = new Map<Element, DataObject>([[root, object]]);
  for (const element of root.querySelectorAll('[itemprop], [itemscope]')) {
    const owner = element.parentElement?.closest('[itemscope]') ?? root;
    const inner = element.hasAttribute('itemscope') ? typed(element) : null;
    if (inner) objects.set(element, inner);
    for (const name of propertiesOf(element)) {
      // `itemprop="title"` inside a plain wrapper such as `itemprop="address"` has no scope of its own.
      if (name !== '')
        add(objects.get(owner) ?? object, name, inner ?? propertyValue(element, name));
    }
  }
  return object;
}

/** The page's job postings in microdata, in the form of JSON-LD. */
export const microdataPostings = (document: Document): DataObject[] =>
  Array.from(document.querySelectorAll('[itemtype*="JobPosting" i]'))
    .slice(0, 200)
    .map(objectOf)
    .filter(isDataObject);
