import { readFileSync } from 'node:fs';
import { applyColorScheme, COLOR_SCHEMES, readColorScheme } from './colorScheme.ts';

const html = document.documentElement;

afterEach(() => {
  delete html.dataset.theme;
});

test('follows the system by default', () => {
  expect(readColorScheme()).toBe('system');
});

test.each(COLOR_SCHEMES)(
  '%s is applied, and by theme.js before the first paint of the next visit',
  (scheme) => {
    html.dataset.theme = 'dark';
    applyColorScheme(scheme);
    const applied = html.dataset.theme;
    expect(applied).toBe(scheme === 'system' ? undefined : scheme);
    expect(readColorScheme()).toBe(scheme);
    delete html.dataset.theme;
    new Function(readFileSync('public/theme.js', 'utf8'))();
    expect(html.dataset.theme).toBe(applied);
  },
);

test('ignores an unknown stored value', () => {
  localStorage.setItem('leadside.theme', 'sepia');
  expect(readColorScheme()).toBe('system');
});

test('works without storage', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  expect(readColorScheme()).toBe('system');
  applyColorScheme('dark');
  expect(html.dataset.theme).toBe('dark');
});
