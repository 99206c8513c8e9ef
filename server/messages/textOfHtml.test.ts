import { textOfHtml } from './textOfHtml.ts';

const CELLS =
  '<table><tr><td>Date</td><td>December 8, 2026</td><td>10:00 UTC</td></tr><tr><th>Where</th><td>Quay 4</td></tr></table>';
const BOOK = '<a href="https://booking.example/mara">';

test.each([
  ['cells of a table', CELLS, 'Date\tDecember 8, 2026\t10:00 UTC\nWhere\tQuay 4'],
  ['lists of terms', '<dl><dt>Floor</dt><dd>Second</dd></dl>Bye', 'Floor\nSecond\n\nBye'],
  ['a line and a quote', 'One<hr>Two<blockquote>Three</blockquote>Four', 'One\n\nTwo\nThree\nFour'],
  ['blocks beside text', '<div>One</div>Two<p>Three</p>Four', 'One\nTwo\n\nThree\n\nFour'],
  [
    'lines that are broken in the source',
    '<p>We would like\r\n  to <b>meet</b> you.</p>',
    'We would like to meet you.',
  ],
  ['line breaks of its own', '<pre>One\nTwo</pre>', 'One\nTwo'],
  [
    'an earlier mail',
    'Yes.<blockquote type="cite"><div>Are you<br>in?</div></blockquote>Mara',
    'Yes.\n> Are you\n> in?\nMara',
  ],
  ['a link', `${BOOK}Choose a time</a>.`, 'Choose a time <https://booking.example/mara>.'],
  [
    'a link that is written out',
    `${BOOK}https://booking.example/mara</a>`,
    'https://booking.example/mara',
  ],
  ['a link without words', `${BOOK}<img src="logo.png"></a>Hello`, 'Hello'],
  [
    'an email address',
    '<a href="mailto:mara@quayfoods.example">Mara</a>',
    'Mara <mara@quayfoods.example>',
  ],
  ['a link that runs something', '<a href="javascript:alert(1)">Here</a>', 'Here'],
])('keeps %s apart', (_, html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test.each([
  'style="display: none"',
  'style="VISIBILITY:hidden"',
  'style="font-size:0px;color:#fff"',
  'style="max-height:0;overflow:hidden"',
  'style="opacity:0"',
  'style="mso-hide:all"',
  'class="preheader"',
  'hidden',
])('leaves a preview out that is hidden with %s', (attribute) => {
  const style =
    '<style>@media screen { .wide { display:none } } .preheader, #x { display:none !important }</style>';
  expect(textOfHtml(`${style}<div ${attribute}>Preview</div>Hello`)).toBe('Hello');
});

test.each([
  ['no height of a line', '<div style="line-height:0">Hello</div>'],
  [
    'a part that has a size',
    '<td style="font-size:0px"><div style="font-size:13px">Hello</div></td>',
  ],
  ['half of it', '<p style="opacity:0.5">Hello</p>'],
  [
    'a screen of another size',
    '<style>@media print { p { display:none } } @media (max-width:9px) { .wide { display:none } }</style><p class="wide">Hello</p>',
  ],
])('shows what only %s hides', (_, html) => {
  expect(textOfHtml(html)).toBe('Hello');
});

test('reads much of the same, and deep parts, to a text', () => {
  const many = ['<p>', '<table><tr><td>', '<a href="https://x.example">', '<', '<!--', '<style>@{'];
  for (const part of many) expect(textOfHtml(`Hello${part.repeat(100_000)}`)).toMatch(/^Hello/);
});
