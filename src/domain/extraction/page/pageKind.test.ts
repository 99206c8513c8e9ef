import { pageKind } from './pageKind.ts';
import { testPage } from './testing/testDocument.ts';

const kind = (url: string, body: string, head = '') => pageKind(testPage(body, head, url));

it.each([
  [
    'job',
    'https://acme.example/careers/baker',
    '<h1>Baker</h1><h2>Requirements</h2><a href="/a">Apply now</a>',
    '',
  ],
  ['job', 'https://www.linkedin.com/jobs/view/1', '', ''],
  ['list', 'https://www.linkedin.com/jobs/search/?keywords=baker', '', ''],
  ['other', 'https://www.linkedin.com/in/ana', '', ''],
  [
    'other',
    'https://x.example/blog/how-to-hire',
    '<h1>How to hire an engineer</h1>',
    '<meta property="og:type" content="article">',
  ],
  [
    'project',
    'https://x.example/projects/7',
    '<h1>Fix my site</h1><p>Fixed-price</p><p>Proposals: 5</p><a href="/b">Apply now</a>',
    '',
  ],
  ['other', 'about:blank', '', ''],
])('takes a page for %s: %s', (expected, url, body, head) => {
  expect(kind(url, body, head)).toBe(expected);
});
