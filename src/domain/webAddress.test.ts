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
])('rejects %j as a web address', (address) => {
  expect(isWebAddress(address)).toBe(false);
});

test.each([
  [' example.com/jobs ', 'https://example.com/jobs'],
  ['jobs.example.co.uk:8080/a?b=c', 'https://jobs.example.co.uk:8080/a?b=c'],
  ['https://example.com', 'https://example.com'],
])('completes %j', (typed, address) => {
  expect(toWebAddress(typed)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'javascript:alert(1)//a.b',
  'ask Maja',
  'localhost',
  'mailto:a@b.c',
  '',
])('does not complete %j', (typed) => {
  expect(toWebAddress(typed)).toBeNull();
});
