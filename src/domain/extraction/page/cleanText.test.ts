import { cleanText, limited } from './cleanText.ts';

describe('cleanText', () => {
  it.each([
    ['<p>One</p><ul><li>Two &amp; three</li></ul>', 'One\n\n• Two & three'],
    ['&lt;p&gt;B&uuml;ro &amp;amp; mehr&lt;/p&gt;&lt;p&gt;Ende&lt;/p&gt;', 'Büro & mehr\n\nEnde'],
    ['&amp;lt;b&amp;gt;Bold&amp;lt;/b&amp;gt; &amp;amp;amp; plain', 'Bold & plain'],
    ['<script>alert(1)</script><img src=x onerror=alert(1)>Text<!-- note -->', 'Text'],
    ['a\0b', 'ab'],
    ['Wels • 2 rooms', 'Wels • 2 rooms'],
  ])('reads %j', (html, text) => {
    expect(cleanText(document, html)).toBe(text);
  });

  it('gives every heading, item and paragraph its own line', () => {
    const html = `<h2>The role</h2><p>You bake.</p><p><b>You bring:</b> a smile.<strong>We offer:</strong> bread.</p>
      <strong>Requirements</strong><ul><li>Oven<ul><li>Stone</li></ul></li><li><p>Two years</p></li></ul>
      <div><b>Dates</b><br>Soon<br>- or later</div>`;
    const lines = [
      'The role',
      'You bake.',
      'You bring: a smile.',
      'We offer: bread.',
      'Requirements',
      '• Oven',
      '• Stone',
      '• Two years',
      'Dates',
      'Soon',
      '- or later',
    ];
    const escaped = html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    for (const text of [html, escaped]) {
      expect(cleanText(document, text).split(/\n+/)).toEqual(lines);
    }
  });
});

describe('limited', () => {
  it('cuts at a word and keeps whole characters', () => {
    expect(limited('short', 10)).toBe('short');
    expect(limited('one two three four', 12)).toBe('one two…');
    expect(limited('😀'.repeat(10), 8).isWellFormed()).toBe(true);
  });
});
