import { isWebAddress, toWebAddress } from './webAddress.ts';

test.each(['https://example.com', 'http://example.com/a?b#c', 'HTTPS://EXAMPLE.COM'])(
  'takes %s for a web address',
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
])('takes %j for none', (address) => {
  expect(isWebAddress(address)).toBe(false);
});

test.each([
  [' example.com/jobs ', 'https://example.com/jobs'],
  ['jobs.example.co.uk:8080/a?b=c', 'https://jobs.example.co.uk:8080/a?b=c'],
  ['https://example.com', 'https://example.com'],
])('completes what was typed: %j', (typed, address) => {
  expect(toWebAddress(typed)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'javascript:alert(1)//a.b',
  'ask Maja',
  'localhost',
  'mailto:a@b.c',
  '',
])('does not make an address of %j', (typed) => {
  expect(toWebAddress(typed)).toBeNull();
});
