import { hueOf, initials } from './Monogram.tsx';

test.each([
  ['Northwind Traders', 'NT'],
  ['Lumen & Co', 'LC'],
  ['Arbor Financial Technologies International', 'AF'],
  ['Globex', 'GL'],
  ['ärzte', 'ÄR'],
  ['x', 'X'],
  ['', '?'],
  ['  —  ', '?'],
])('%j is abbreviated to %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a name has one hue from 0 to 359, regardless of case', () => {
  expect(hueOf('Kestrel Coffee')).toBe(hueOf('  kestrel coffee '));
  expect(hueOf('Kestrel Coffee')).not.toBe(hueOf('Kestrel Coffees'));
  for (const name of ['', 'a', 'Municipality of Tromsø', '𝔘𝔫𝔦𝔠𝔬𝔡𝔢']) {
    expect(hueOf(name)).toBeGreaterThanOrEqual(0);
    expect(hueOf(name)).toBeLessThan(360);
  }
});
