import { readFileSync } from 'node:fs';
import { hueOf, initials } from '#ui/display/Monogram.tsx';
import { applyColorScheme, COLOR_SCHEMES, readColorScheme } from './colorScheme.ts';
import { palettes, TONES } from './theme.ts';

/** Relative luminance of '#rrggbb', WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s colors', (scheme) => {
  const palette = palettes[scheme];
  const backgrounds = ['paper', 'surface', 'sunken', 'hover'] as const;

  const pairs: [keyof typeof palette, keyof typeof palette][] = [
    ...(['ink', 'ink2', 'ink3', 'accentText', 'dangerText'] as const).flatMap((foreground) =>
      backgrounds.map((background): [keyof typeof palette, keyof typeof palette] => [
        foreground,
        background,
      ]),
    ),
    ['successFg', 'surface'],
    ['onAccent', 'accent'],
    ['onAccent', 'accentHover'],
    ['onDanger', 'danger'],
    ['onDanger', 'dangerHover'],
    ['accentText', 'accentSoft'],
    ['paper', 'ink'],
    ...TONES.map((tone): [keyof typeof palette, keyof typeof palette] => [
      `${tone}Fg`,
      `${tone}Bg`,
    ]),
  ];

  test.each(pairs)('%s on %s has a contrast of at least 4.5:1', (foreground, background) => {
    expect(contrast(palette[foreground], palette[background])).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['control', 'paper'],
    ['control', 'surface'],
    ['danger', 'surface'],
    ['accent', 'paper'],
    ['accent', 'surface'],
  ] as const)(
    'a border or focus ring of %s on %s has a contrast of at least 3:1',
    (border, ground) => {
      expect(contrast(palette[border], palette[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});

test('the background of the first paint is the paper color of the theme', () => {
  const { light, dark } = palettes;
  expect(readFileSync('src/ui/firstPaint.css', 'utf8')).toContain(
    `light-dark(${light.paper}, ${dark.paper})`,
  );
});

describe('colorScheme', () => {
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
});

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
