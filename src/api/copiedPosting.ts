import { Readability } from '@mozilla/readability';
import type { PageFacts } from '#domain/contract/extraction.ts';
import { readPosting } from '#domain/extraction/page/readPosting.ts';
import { textToHtml } from '#domain/extraction/page/textToHtml.ts';

/** A posting as the user copied it: plain text, HTML, or both. */
export interface CopiedPosting {
  text: string;
  html?: string;
}

const readAs = (html: string, text?: string): PageFacts => {
  // Styles say nothing about a posting, and the page's policy reports each one as an error.
  const unstyled = html.replace(/\sstyle=(?:"[^"]*"|'[^']*')/gi, '');
  const document = new DOMParser().parseFromString(unstyled, 'text/html');
  return readPosting({ document, ...(text !== undefined && { text }) }, Readability);
};

/**
 * Reads a posting here, by its HTML if that says what it's for, else by its text. Nothing in the HTML runs or
 * loads: the parser's document has no window.
 */
export function readCopied({ text, html = '' }: CopiedPosting): PageFacts {
  const read = html === '' ? null : readAs(html);
  return read && (read.title !== '' || text.trim() === '') ? read : readAs(textToHtml(text), text);
}

/** The HTML of an email as a file, or its text. */
export async function copiedEmail(file: File): Promise<CopiedPosting> {
  const { default: PostalMime } = await import('postal-mime');
  const { html = '', text = '' } = await PostalMime.parse(await file.arrayBuffer());
  return { html, text };
}
