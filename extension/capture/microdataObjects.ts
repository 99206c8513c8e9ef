import { type DataObject, isDataObject } from '#domain/jsonLdObjects.ts';
import { plainText } from './plainText.ts';

/** The attributes of microdata and of RDFa. */
const SYNTAXES = [
  { scope: 'itemscope', type: 'itemtype', property: 'itemprop' },
  { scope: 'typeof', type: 'typeof', property: 'property' },
] as const;
type Syntax = (typeof SYNTAXES)[number];

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

/** The properties that an element states. RDFa can name the property of an object on the element around it. */
function propertiesOf(element: Element, { scope, property }: Syntax): string[] {
  const stated =
    element.getAttribute(property) ??
    (property === 'property' && element.hasAttribute(scope)
      ? (element.getAttribute('rel') ?? element.parentElement?.getAttribute('rel'))
      : null);
  return (stated ?? '').split(/\s+/).map((name) => name.replace(/^.*[/:#]/, ''));
}

/** The object of one scope, built from the properties that belong to it and not to an inner one. */
function objectOf(root: Element, syntax: Syntax): DataObject {
  const typed = (element: Element): DataObject => ({
    '@type': element.getAttribute(syntax.type)?.split(/\s+/) ?? [],
  });
  const object = typed(root);
  const objects = new Map<Element, DataObject>([[root, object]]);
  for (const element of root.querySelectorAll(`[${syntax.property}], [${syntax.scope}]`)) {
    const owner = element.parentElement?.closest(`[${syntax.scope}]`) ?? root;
    const inner = element.hasAttribute(syntax.scope) ? typed(element) : null;
    if (inner) objects.set(element, inner);
    for (const name of propertiesOf(element, syntax)) {
      // `itemprop="title"` inside a plain wrapper such as `itemprop="address"` has no scope of its own.
      if (name !== '')
        add(objects.get(owner) ?? object, name, inner ?? propertyValue(element, name));
    }
  }
  return object;
}

/** The page's job postings in microdata or RDFa, in the form of JSON-LD. */
export function microdataPostings(document: Document): DataObject[] {
  return SYNTAXES.flatMap((syntax) =>
    Array.from(document.querySelectorAll(`[${syntax.type}*="JobPosting" i]`))
      .slice(0, 200)
      .map((scope) => objectOf(scope, syntax))
      .filter(isDataObject),
  );
}
