import { pageSegments } from './segments.ts';

/** The cells of a line whose words have these gaps before them, in points. */
const cellsOf = (...words: [gap: number, text: string][]) => {
  let right = 0;
  const runs = words.map(([gap, text]) => {
    const x = right + gap;
    right = x + 5 * text.length;
    return { text, x, right, y: 20, size: 10, face: 'a' };
  });
  return pageSegments({ runs, links: [] }).map(({ text }) => text);
};

it('reads words with equal gaps as one text, and cells with others apart', () => {
  expect(cellsOf([0, 'Checking'], [14, 'the'], [14, 'yearly'], [14, 'accounts'])).toEqual([
    'Checking the yearly accounts',
  ]);
  const table: [number, string][] = [
    [0, 'BSc'],
    [14, 'Leeds'],
    [22, '2014'],
    [18, '72%'],
  ];
  expect(cellsOf(...table)).toEqual(['BSc', 'Leeds', '2014', '72%']);
  const contact: [number, string][] = [
    [0, '26 La Cienega Avenue'],
    [14, 'Los Angeles, California'],
    [14, '310 839 8722'],
    [14, 'remix.example'],
  ];
  expect(cellsOf(...contact)).toHaveLength(4);
});

it('reads a text with a shadow once', () => {
  expect(cellsOf([0, 'Jomar Herrera'], [-64, 'Jomar Herrera'])).toEqual(['Jomar Herrera']);
});
