import { capturePage } from './capturePage.ts';
import { HELD_OUT_PAGES } from './heldOutPages.ts';

it.each(HELD_OUT_PAGES.map((page) => [page.url, page] as const))('reads %s', (url, page) => {
  const document = new DOMParser().parseFromString(page.html, 'text/html');
  const { title, company, location } = capturePage(document, url);
  expect({ title, company, location }).toEqual(page.expected);
});
