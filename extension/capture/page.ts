import { pageContent } from './pageContent.ts';
import { pageCopy } from './pageCopy.ts';

/** The input of the readers. */
export interface Page {
  url: string;
  /** A bounded copy of the whole page. */
  document: Document;
  /** The same without menus, forms, notices and other postings. */
  content: Document;
}

/** Copies a page for the readers. The page itself stays as it is. */
export function openPage(original: Document, url: string): Page {
  const document = pageCopy(original);
  return { url, document, content: pageContent(document) };
}
