import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import fc from 'fast-check';
import { LIMITS } from '#domain/contract/limits.ts';
import { capturePage } from './capturePage.ts';
import SAVED_PAGES from './pages/expected.json';
import { jsonLd, parsed, testDocument } from './testing/testDocument.ts';

/** Tags with a name of letters: '<a@b.example>' and '</ld+json">' aren't markup that a page means. */
const MARKUP = /<\/?[a-z][a-z\d:-]*(?:[\s/="'][^<>]*)?>|<!--/i;
const ENTITY = /&(?:amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);/i;
const { ALL_CASES, FUZZ_RUNS } = process.env;
/** The same pages every time; `FUZZ_RUNS=1000` tries others. */
const RUNS = FUZZ_RUNS ? { numRuns: Number(FUZZ_RUNS) } : { numRuns: ALL_CASES ? 60 : 15, seed: 1 };

/** A reader that throws logs to the console, which fails the test. */
function expectClean(document: Document, url: string, selection?: string): void {
  const {
    contactInfo,
    category,
    kind: _,
    isClosed,
    postUrl,
    ...texts
  } = capturePage(document, url, Readability, {
    selection,
  });
  expect([null, 'job-application', 'freelance-project']).toContain(category);
  expect(typeof isClosed).toBe('boolean');
  for (const text of [postUrl, ...Object.values(texts), ...Object.values(contactInfo)]) {
    expect(text).not.toMatch(MARKUP);
    expect(text.isWellFormed()).toBe(true);
  }
  for (const text of Object.values(texts)) expect(text).not.toMatch(ENTITY);
  expect(texts.title.length).toBeLessThanOrEqual(LIMITS.title);
  expect(texts.description.length).toBeLessThanOrEqual(LIMITS.description);
}

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '<p>Hi &amp;amp; bye</p>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&amp;lt;b&amp;gt;x&amp;lt;/b&amp;gt;',
    '<img src=x onerror=alert(1)>',
    'a < b & c > d',
    '\ud800',
    '<<p>>&amp;amp;amp;amp;amp;lt;',
    'javascript:alert(1)',
  ),
);
const FIELDS =
  'title name description hiringOrganization jobLocation address addressLocality baseSalary value minValue currency employmentType datePosted url sameAs @id'.split(
    ' ',
  );
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    hostileText,
    fc.double(),
    fc.constantFrom(null, true, 0, -1),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('data'), { maxKeys: 6 }),
  ),
}));

it('survives any structured data', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...FIELDS), data, { maxKeys: 10 }),
      hostileText,
      (fields, title) => {
        const document = testDocument('<h1></h1>', jsonLd('{}'));
        const script = document.querySelector('script');
        if (script)
          script.textContent = JSON.stringify({ '@type': 'JobPosting', title, ...fields });
        expectClean(document, 'https://acme.example/jobs/1');
      },
    ),
    RUNS,
  );
});

it('survives any elements', () => {
  const oneOf = (words: string) => fc.constantFrom(...words.split(' '));
  const node = fc.record({
    element: oneOf('div h1 p a li dt dd span title form nav strong'),
    attribute: oneOf('class id itemprop itemscope itemtype href data-testid content name'),
    value: oneOf(
      'job-location company salary title body http://schema.org/JobPosting http://[ mailto:% job-description',
    ),
    text: fc.oneof(
      hostileText,
      fc.constantFrom('Location:', 'Apply', 'Salary', 'Engineer at Acme'),
    ),
    isInside: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(node, { maxLength: 30 }), fc.webUrl(), (nodes, url) => {
      const document = testDocument('');
      const { body } = document;
      let parent: Element = body;
      for (const { element, attribute, value, text, isInside } of nodes) {
        const child = document.createElement(element);
        child.setAttribute(attribute, value);
        child.append(text);
        (isInside ? parent : body).append(child);
        parent = child;
      }
      expectClean(document, url, nodes[0]?.text);
    }),
    RUNS,
  );
});

it('survives pages with parts cut out and text put in', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SAVED_PAGES),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(400),
      hostileText,
      ({ page, url }, position, length, text) => {
        const html = readFileSync(join(import.meta.dirname, 'pages', `${page}.html`), 'utf8');
        const at = Math.floor(position * html.length);
        expectClean(parsed(html.slice(0, at) + text + html.slice(at + length)), url);
      },
    ),
    RUNS,
  );
});
