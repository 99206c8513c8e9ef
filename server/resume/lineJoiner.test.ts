import { lineJoiner } from './lineJoiner.ts';

it.each([
  ['the Franco-', 'German desk', 'the Franco-German desk'],
  ['a forward-', 'thinking team', 'a forward-thinking team'],
  ['a responsi-', 'ble person', 'a responsible person'],
  ['a responsi\u00ad', 'ble person', 'a responsible person'],
  ['2012 -', 'today', '2012 - today'],
])('joins "%s" and "%s"', (before, after, joined) => {
  expect(lineJoiner(['She was thinking of it', before, after])(before, after)).toBe(joined);
});

it('joins the words of a file that splits them elsewhere', () => {
  const joined = lineJoiner([
    'Tech for you',
    'of technology in',
    'in techno-',
    'logy',
    'info tech-',
  ]);
  expect(joined('info tech-', 'nician')).toBe('info technician');
});
