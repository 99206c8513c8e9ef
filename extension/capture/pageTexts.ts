import { cleanLine } from './cleanText.ts';
import { isOutsideContent } from './isOutsideContent.ts';
import { plainText } from './plainText.ts';

/** The content of a `<meta>`, by its property or name; '' without one. */
export function metaText(document: Document, name: string): string {
  const selector = `meta[property="${name}"], meta[name="${name}"]`;
  // A page that starts its body too early has its meta elements there.
  const root = document.head?.querySelector('meta') ? document.head : document;
  for (const element of root.querySelectorAll(selector)) {
    const text = cleanLine(document, element.getAttribute('content') ?? '');
    if (text !== '') return text;
  }
  return '';
}

/** The page's titles for machines, most trusted first, each once. */
export function pageTitles(document: Document): string[] {
  // An inline SVG has a `<title>` too.
  const element =
    document.querySelector('head > title') ?? document.querySelector('title:not(svg *)');
  const titles = [
    metaText(document, 'og:title'),
    cleanLine(document, element?.textContent ?? ''),
    metaText(document, 'twitter:title'),
  ];
  return [...new Set(titles)].filter((title) => title !== '');
}

export interface Heading {
  element: Element;
  text: string;
}

/** The headings of the content, `h1` before the others, in the order of the page. */
export function headings(document: Document): Heading[] {
  const elements = [
    ...Array.from(document.querySelectorAll('h1, [role="heading"][aria-level="1"]')).slice(0, 10),
    ...Array.from(document.querySelectorAll('h2, h3')).slice(0, 60),
  ];
  return elements
    .filter((element) => !isOutsideContent(element))
    .map((element) => ({ element, text: cleanLine(document, plainText(element, 1_000)) }))
    .filter(({ text }) => text.length > 1 && text.length <= 200);
}

/** The heading that one of the page's titles repeats: most likely the title of its content. */
export function titleHeading(document: Document): Heading | undefined {
  const titles = pageTitles(document).map(comparable);
  return headings(document).find(({ text }) =>
    titles.some((title) => title.includes(comparable(text))),
  );
}

/** What two spellings of a name have in common: letters and digits only. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
