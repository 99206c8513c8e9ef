import { requestedPath } from './requestedPath.ts';

test('is the requested path with query and fragment', () => {
  const from = { pathname: '/app/leads', search: '?status=new', hash: '#top' };
  expect(requestedPath({ from })).toBe('/app/leads?status=new#top');
  expect(requestedPath({ from: { pathname: '/app/settings' } })).toBe('/app/settings');
});

test.each([
  null,
  undefined,
  'x',
  {},
  { from: null },
  { from: '/app/leads' },
  { from: { pathname: 7 } },
  { from: { pathname: '' } },
  { from: { pathname: '//evil.example' } },
  { from: { pathname: '/\\evil.example' } },
  { from: { pathname: 'https://evil.example/' } },
  { from: { pathname: 'javascript:alert(1)' } },
  { from: { pathname: '/login' } },
])('is /app for %j', (state) => {
  expect(requestedPath(state)).toBe('/app');
});
