import { readCompanySite } from './readCompanySite.ts';
import { testPage } from './testing/testDocument.ts';

const read = (url: string, head: string, body = '') => readCompanySite(testPage(body, head, url));
const NAMED = '<meta property="og:site_name" content="Northwind Traders">';

it('names the company on its own pages', () => {
  expect(read('https://www.northwindtraders.example/about', NAMED)).toEqual({
    title: 'Northwind Traders',
    company: 'Northwind Traders',
    contactInfo: { website: 'https://www.northwindtraders.example' },
  });
  expect(
    read('https://acme.example/', '<title>Acme: tools</title>', '<p>Acme makes tools.</p>').company,
  ).toBe('Acme');
});

it.each([
  ['an article', 'https://northwindtraders.example/2026/news/x'],
  ['a recruiting system', 'https://boards.greenhouse.io/about'],
  ['a board', 'https://www.bestjobs.example/about'],
])('is silent on %s', (_page, url) => {
  expect(read(url, NAMED)).toEqual({});
});
