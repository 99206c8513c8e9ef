import { shownName } from './auth.ts';

test('shows the name of the profile, or else the start of the email address', () => {
  expect(shownName({ email: 'ada@example.com' }, 'Ada')).toBe('Ada');
  expect(shownName({ email: 'ada@example.com' }, '')).toBe('ada');
  expect(shownName({ email: '' }, '')).toBe('User');
  expect(shownName(null, '')).toBe('User');
});
