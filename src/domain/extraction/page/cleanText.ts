import { plainText } from './plainText.ts';

const TAG =
  /<(?:\/?[a-z][a-z\d:-]*(?:[\s/="'][^<>]*)?|!--[^<>]*--|!doctype[^<>]*|!\[cdata\[[^<>]*)>/gi;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});|&(?:amp|lt|gt|quot|nbsp)\b/i;
/** `&amp;amp;lt;` is an entity that was escaped more than once. */
const ESCAPED_AGAIN = /&(?:amp;)+(?=#|\w{2,31};)/gi;

const hasTags = (text: string): boolean => text.search(TAG) !== -1;

/** Parses HTML into an inert template: nothing in it runs or loads, and the page doesn't change. */
function textOfHtml(document: Document, html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return plainText(template.content);
}

/**
 * Plain text of a string that may hold HTML or entities, even escaped several times. Never shows
 * tags or entities. Line breaks of plain text are kept.
 */
export function cleanText(document: Document, text: string, most = 100_000): string {
  let clean = text.slice(0, 2 * most).replaceAll('\0', '');
  for (let round = 0; round < 4; round += 1) {
    clean = clean.replace(ESCAPED_AGAIN, '&');
    if (!hasTags(clean) && !ENTITY.test(clean)) break;
    // Without tags a line break is a line break; the parser would collapse it.
    const html = hasTags(clean) ? clean : clean.replaceAll('<', '&lt;').replace(/\r?\n/g, '<br>');
    clean = textOfHtml(document, html);
  }
  return clean
    .replace(TAG, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line. */
export const cleanLine = (document: Document, text: string): string =>
  cleanText(document, text, 2_000).replace(/\s+/g, ' ').trim();

/** Cut to `most` characters at the end of a word, and free of half characters. */
export function limited(text: string, most: number): string {
  if (text.length <= most) return text.toWellFormed();
  const cut = text.slice(0, most - 1);
  const end = cut.search(/\s\S*$/);
  return `${cut
    .slice(0, end > most / 2 ? end : undefined)
    .toWellFormed()
    .trim()}…`;
}
