import { readFileSync } from 'node:fs';
import { applyColorScheme, COLOR_SCHEMES, readColorScheme } from './colorScheme.ts';

const html = document.documentElement;

afterEach(() => {
  delete html.dataset.theme;
});

test('follows the system until something is chosen', () => {
  expect(readColorScheme()).toBe('system');
});

test.each(COLOR_SCHEMES)('%s is applied and kept for the next visit', (scheme) => {
  html.dataset.theme = 'dark';
  applyColorScheme(scheme);
  expect(html.dataset.theme).toBe(scheme === 'system' ? undefined : scheme);
  expect(readColorScheme()).toBe(scheme);
});

test('what is not a scheme counts as none', () => {
  localStorage.setItem('leadside.theme', 'sepia');
  expect(readColorScheme()).toBe('system');
});

test('works without storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(readColorScheme()).toBe('system');
  applyColorScheme('dark');
  expect(html.dataset.theme).toBe('dark');
});

test.each(COLOR_SCHEMES)('theme.js applies a kept %s before the first paint', (scheme) => {
  applyColorScheme(scheme);
  const applied = html.dataset.theme;
  delete html.dataset.theme;
  new Function(readFileSync('public/theme.js', 'utf8'))();
  expect(html.dataset.theme).toBe(applied);
});
