import { parseHTML } from 'linkedom';
import { plainText } from './plainText.ts';

const PARSERS: [string, (html: string) => Document][] = [
  ['a browser', (html) => new DOMParser().parseFromString(html, 'text/html')],
  ['linkedom', (html) => parseHTML(`<!DOCTYPE html><html><body>${html}</body></html>`).document],
];

describe.each(PARSERS)('plainText on a page parsed by %s', (_parser, parse) => {
  const textOf = (html: string) => plainText(parse(html).body);

  it('keeps paragraphs, line breaks and list marks', () => {
    expect(
      textOf(
        '<h2>About</h2><p>We build\n   <b>bridges</b>.<br>Come in.</p><ul> <li>One</li><li><p>Two</p></li> </ul><p>End</p>',
      ),
    ).toBe('About\n\nWe build bridges.\nCome in.\n\n• One\n• Two\n\nEnd');
  });

  it('leaves out what a reader does not see', () => {
    expect(
      textOf(
        'A<script>1</script><style>p{}</style><p hidden>2</p><p style="color: red; display:none">3</p><span class="icon sr-only">4</span><noscript>5</noscript><template><p>6</p></template><button>7</button> B',
      ),
    ).toBe('A B');
  });

  it('shows entities as characters and cells apart', () => {
    expect(textOf('<table><tr><td>R&amp;D</td><td>5&nbsp;&lt;&nbsp;6</td></tr></table>')).toBe(
      'R&D 5 < 6',
    );
  });

  it('reads deep nesting and an empty page', () => {
    expect(textOf(`${'<span>'.repeat(3_000)}deep`)).toBe('deep');
    expect(textOf('')).toBe('');
  });
});
