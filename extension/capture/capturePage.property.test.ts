import fc from 'fast-check';
import { LIMITS } from '#domain/contract/limits.ts';
import { capturePage } from './capturePage.ts';
import * as pages from './savedPages.ts';
import { testDocument } from './testDocument.ts';

/** Tags with a name of letters: '<a@b.example>' and '</ld+json">' aren't markup that a page means. */
const MARKUP = /<\/?[a-z][a-z\d:-]*(?:[\s/="'][^<>]*)?>|<!--/i;
const ENTITY = /&(?:amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);/i;
const { FUZZ_RUNS } = process.env;
/** The same pages every time; `FUZZ_RUNS=1000` tries others. */
const RUNS = FUZZ_RUNS ? { numRuns: Number(FUZZ_RUNS) } : { numRuns: 60, seed: 1 };

function expectClean(document: Document, url: string, selection?: string): void {
  const { contactInfo, category, ...fields } = capturePage(document, url, { selection });
  expect([null, 'job-application']).toContain(category);
  for (const text of [...Object.values(fields), ...Object.values(contactInfo)]) {
    expect(typeof text).toBe('string');
    expect(text).not.toMatch(MARKUP);
    expect(text.isWellFormed()).toBe(true);
  }
  const { postUrl: _, applicationUrl: __, ...texts } = fields;
  for (const text of Object.values(texts)) expect(text).not.toMatch(ENTITY);
  expect(fields.title.length).toBeLessThanOrEqual(LIMITS.title);
  expect(fields.description.length).toBeLessThanOrEqual(LIMITS.description);
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
const FIELDS = [
  'title',
  'name',
  'description',
  'hiringOrganization',
  'jobLocation',
  'address',
  'addressLocality',
  'baseSalary',
  'value',
  'minValue',
  'currency',
  'employmentType',
  'datePosted',
  'url',
  'sameAs',
  '@id',
];
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
        const document = testDocument('<h1></h1>');
        const script = document.createElement('script');
        script.type = 'application/ld+json';
        script.textContent = JSON.stringify({ '@type': 'JobPosting', title, ...fields });
        document.head.append(script);
        expectClean(document, 'https://acme.example/jobs/1');
      },
    ),
    RUNS,
  );
});

const ELEMENTS = [
  'div',
  'h1',
  'p',
  'a',
  'li',
  'dt',
  'dd',
  'span',
  'title',
  'form',
  'nav',
  'strong',
];
const ATTRIBUTES = [
  'class',
  'id',
  'itemprop',
  'itemscope',
  'itemtype',
  'href',
  'data-testid',
  'content',
];
const VALUES = [
  'job-location',
  'company',
  'salary',
  'title',
  'http://schema.org/JobPosting',
  'http://[',
  'mailto:%',
  'job-description',
  '',
];

it('survives any elements', () => {
  const node = fc.record({
    element: fc.constantFrom(...ELEMENTS),
    attribute: fc.constantFrom(...ATTRIBUTES),
    value: fc.constantFrom(...VALUES),
    text: fc.oneof(
      hostileText,
      fc.constantFrom('Location:', 'Apply', 'Salary', 'Engineer at Acme'),
    ),
    isInside: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(node, { maxLength: 30 }), fc.webUrl(), (nodes, url) => {
      const document = testDocument('');
      let parent: Element = document.body;
      for (const { element, attribute, value, text, isInside } of nodes) {
        const child = document.createElement(element);
        child.setAttribute(attribute, value);
        child.append(text);
        (isInside ? parent : document.body).append(child);
        parent = child;
      }
      expectClean(document, url, nodes[0]?.text);
    }),
    RUNS,
  );
});

it('survives pages with parts cut out and text put in', () => {
  const saved = [
    pages.GREENHOUSE,
    pages.STEPSTONE,
    pages.LINKEDIN_JOB,
    pages.SMARTRECRUITERS,
    pages.WORDPRESS,
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...saved),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(400),
      hostileText,
      ({ html, url }, position, length, text) => {
        const at = Math.floor(position * html.length);
        const broken = html.slice(0, at) + text + html.slice(at + length);
        expectClean(new DOMParser().parseFromString(broken, 'text/html'), url);
      },
    ),
    RUNS,
  );
});

it.each([
  '',
  'about:blank',
  'javascript:alert(1)',
  'http://[',
  'file:///home/x.html',
  'chrome://extensions',
])('survives the address %j', (url) => {
  expectClean(testDocument('<h1>Baker</h1><a href="x">Apply</a>'), url);
  expect(capturePage(testDocument(''), url).postUrl).toBe('');
});
