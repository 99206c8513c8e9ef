import { isWebAddress, toWebAddress } from './webAddress.ts';

test.each(['https://example.com', 'http://example.com/a?b#c', 'HTTPS://EXAMPLE.COM'])(
  'accepts %s as a web address',
  (address) => {
    expect(isWebAddress(address)).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'example.com',
  '',
  '/jobs',
  '//evil.example',
  'https:evil.example',
  'https:////evil.example',
  'https:\\\\evil.example',
])('rejects %j as a web address', (address) => {
  expect(isWebAddress(address)).toBe(false);
});

test.each([
  [' example.com/jobs ', 'https://example.com/jobs'],
  ['jobs.example.co.uk:8080/a?b=c', 'https://jobs.example.co.uk:8080/a?b=c'],
  ['https://example.com', 'https://example.com'],
  // A browser would take these as an address of the page's own scheme, or of its own site.
  ['//evil.example/a', 'https://evil.example/a'],
  ['\\\\evil.example', 'https://evil.example'],
  ['http:evil.example', 'http://evil.example'],
  ['https:////evil.example', 'https://evil.example'],
])('completes %j', (typed, address) => {
  expect(toWebAddress(typed)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'javascript:alert(1)//a.b',
  'ask Maja',
  'localhost',
  'mailto:a@b.c',
  '/jobs.html',
  '//',
  '//localhost',
  '//user@evil.example',
  '',
])('does not complete %j', (typed) => {
  expect(toWebAddress(typed)).toBeNull();
});
