import { cleanLine } from './cleanText.ts';
import type { Page } from './page.ts';
import { plainText } from './plainText.ts';

/** The content of a `<meta>`, by its property or name; '' without one. */
export function metaText({ document }: Page, name: string): string {
  for (const meta of document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)) {
    const text = cleanLine(document, meta.getAttribute('content') ?? '');
    if (text !== '') return text;
  }
  return '';
}

/** The page's titles for machines, most trusted first, each once. */
export function pageTitles(page: Page): string[] {
  const { document } = page;
  const titles = [
    metaText(page, 'og:title'),
    // A frame has a title of its own.
    ...Array.from(document.querySelectorAll('title'), ({ textContent }) =>
      cleanLine(document, textContent ?? ''),
    ),
    metaText(page, 'twitter:title'),
  ];
  return [...new Set(titles)].filter((title) => title !== '');
}

/** Divides the parts of a page's title. */
export const SEPARATOR = /(?<!\s)(?:\s+(?:[|–—·•»:]|::|-{1,2})\s+|\s*\|\s*)/;

export interface Heading {
  element: Element;
  text: string;
  isMain: boolean;
}

/** The headings of the content, main headings before the others, in the order of the page. */
export function headings({ content }: Page): Heading[] {
  const main = [...content.querySelectorAll('h1, [role="heading"][aria-level="1"]')].slice(0, 10);
  const others = [...content.querySelectorAll('h2, h3')].slice(0, 60);
  return [...main, ...others]
    .map((element) => ({
      element,
      text: cleanLine(content, plainText(element, 1_000)),
      isMain: main.includes(element),
    }))
    .filter(({ text }) => text.length > 1 && text.length <= 200);
}

/** The common form of two spellings of a name: letters and digits only. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
