import { plainText } from './plainText.ts';
import { testDocument } from './testing/testDocument.ts';

const textOf = (html: string) => plainText(testDocument(html).body);

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

it('keeps neighbors apart that are set apart by style alone', () => {
  expect(textOf('<span>Graz</span><span>Austria</span>')).toBe('Graz Austria');
  expect(textOf('<span>2.500</span><span>EUR</span>')).toBe('2.500 EUR');
  expect(textOf('un<b>believ</b>able')).toBe('unbelievable');
  expect(textOf('<job-title>Baker</job-title><job-place>Graz</job-place>')).toBe('Baker\n\nGraz');
});
