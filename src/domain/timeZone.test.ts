import { isTimeZone, knownTimeZone, ownTimeZone } from './timeZone.ts';

const OWN = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const { resolvedOptions } = Intl.DateTimeFormat.prototype;
afterEach(() => {
  Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
});

test.each([
  ['Europe/Oslo', 'Europe/Oslo', 'Europe/Oslo'],
  ['UTC', 'UTC', 'UTC'],
  ['Etc/Unknown', '', 'UTC'],
  ['', '', 'UTC'],
])('a browser in "%s" has the known zone "%s" and uses %s', (browser, known, own) => {
  Intl.DateTimeFormat.prototype.resolvedOptions = function options() {
    const { timeZone, ...others } = resolvedOptions.call(this);
    // Only the browser's own zone is replaced.
    return { ...others, timeZone: timeZone === OWN ? browser : timeZone };
  };
  expect(knownTimeZone()).toBe(known);
  expect(ownTimeZone()).toBe(own);
});

test('a zone that no browser knows is none', () => {
  expect(isTimeZone('Mars/Olympus')).toBe(false);
});
