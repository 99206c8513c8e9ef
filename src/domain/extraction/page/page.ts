import { pageContent } from './pageContent.ts';
import { pageCopy } from './pageCopy.ts';

/** Mozilla's Readability, passed in: the domain imports no packages. */
export type FindMain = new (
  document: Document,
  options: { charThreshold: number; serializer: (main: Node) => Node },
) => { parse: () => { content?: Node | null | undefined } | null };

/** The input of the readers. */
export interface Page {
  url: string;
  Readability: FindMain;
  /** A bounded copy of the whole page. */
  document: Document;
  /** The same without menus, forms, notices and other postings. */
  content: Document;
}

/** Copies a page for the readers. The page itself stays as it is. */
export function openPage(original: Document, url: string, Readability: FindMain): Page {
  const document = pageCopy(original);
  return { url, Readability, document, content: pageContent(document) };
}
