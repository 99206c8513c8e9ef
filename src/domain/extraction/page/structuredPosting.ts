import { isSamePosting } from '#domain/extraction/canonicalUrl.ts';
import {
  type DataObject,
  isDataObject,
  isOfType,
  jsonLdObjects,
} from '#domain/extraction/jsonLdObjects.ts';
import { dataText, listOf } from './dataText.ts';
import { microdataPostings } from './microdataObjects.ts';
import type { Page } from './page.ts';
import { comparable, headings, pageTitles } from './pageTexts.ts';

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
