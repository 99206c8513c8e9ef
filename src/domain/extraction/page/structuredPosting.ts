import { isSamePosting } from '#domain/extraction/canonicalUrl.ts';
import {
  type DataObject,
  isDataObject,
  isOfType,
  jsonLdObjects,
} from '#domain/extraction/jsonLdObjects.ts';
import { dataText, listOf } from './dataText.ts';
import type { Page } from './page.ts';
import { comparable, headings, pageTitles } from './pageTexts.ts';
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
const microdataPostings = (document: Document): DataObject[] =>
  Array.from(document.querySelectorAll('[itemtype*="JobPosting" i]'))
    .slice(0, 200)
    .map(objectOf)
    .filter(isDataObject);

export const postingTitle = (document: Document, posting: DataObject): string =>
  dataText(document, posting.title ?? posting.name);

/** The addresses that a posting gives for itself. */
function addressesOf(posting: DataObject, base: string): string[] {
  const pages = listOf(posting.mainEntityOfPage).map((page) =>
    isDataObject(page) ? (page['@id'] ?? page.url) : page,
  );
  return [posting.url, posting['@id'], ...pages].flatMap((address) => {
    const url = typeof address === 'string' && address !== '' ? URL.parse(address, base) : null;
    return url ? [url.href] : [];
  });
}

/** Every `JobPosting` of the page that has a title. */
export function structuredPostings({ document }: Page): DataObject[] {
  const jsonLd = jsonLdObjects(document).filter((object) => isOfType(object, /^JobPosting$/i));
  return [...jsonLd, ...microdataPostings(document)].filter(
    (posting) => postingTitle(document, posting) !== '',
  );
}

/**
 * The posting that the page is about. Of several it is the one with the page's address.
 * A single one counts unless both its title and its address belong to another page: single-page
 * sites leave the data of the previous page behind. `null` when there is none.
 */
export function structuredPosting(page: Page): DataObject | null {
  const { document, url } = page;
  const postings = structuredPostings(page);
  if (postings.length === 0) return null;
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const here = [url, canonical ? (URL.parse(canonical, url)?.href ?? '') : ''];
  const hasAddress = (posting: DataObject) =>
    addressesOf(posting, url).some((address) => here.some((page) => isSamePosting(address, page)));
  const byAddress = postings.filter(hasAddress);

  const shown = [...headings(page).map(({ text }) => text), ...pageTitles(page)];
  const texts = shown.map(comparable);
  const isShown = (posting: DataObject) => {
    const title = comparable(postingTitle(document, posting));
    return title !== '' && texts.some((text) => text.includes(title));
  };
  const [first] = postings;
  if (first && postings.length === 1) {
    const isElsewhere = addressesOf(first, url).length > 0 && byAddress.length === 0;
    return isElsewhere && texts.length > 0 && !isShown(first) ? null : first;
  }
  const titles = new Set(postings.map((posting) => comparable(postingTitle(document, posting))));
  // JSON-LD and microdata, or one block per place, describe the same posting.
  if (titles.size === 1) return byAddress[0] ?? first ?? null;
  return byAddress.length === 1 ? (byAddress[0] ?? null) : null;
}
