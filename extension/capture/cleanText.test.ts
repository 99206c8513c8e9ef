import { cleanLine, cleanText, limited } from './cleanText.ts';

describe('cleanText', () => {
  it.each([
    ['<p>One</p><ul><li>Two &amp; three</li></ul>', 'One\n\n• Two & three'],
    ['&lt;p&gt;B&uuml;ro &amp;amp; mehr&lt;/p&gt;&lt;p&gt;Ende&lt;/p&gt;', 'Büro & mehr\n\nEnde'],
    ['&amp;lt;b&amp;gt;Bold&amp;lt;/b&amp;gt; &amp;amp;amp; plain', 'Bold & plain'],
    ['Salary < 100k & growing\nSecond line', 'Salary < 100k & growing\nSecond line'],
    ['First &amp; foremost\nSecond 5 < 6', 'First & foremost\nSecond 5 < 6'],
    ['Cut in the middle of a <strong cla', 'Cut in the middle of a'],
    ['<script>alert(1)</script><img src=x onerror=alert(1)>Text<!-- note -->', 'Text'],
    ['One <a/b c>two', 'One two'],
    ['a\0b', 'ab'],
  ])('reads %j', (html, text) => {
    expect(cleanText(document, html)).toBe(text);
  });

  it('puts a title on one line', () => {
    expect(cleanLine(document, '  Senior&nbsp;Engineer\n (m/w/d) ')).toBe(
      'Senior Engineer (m/w/d)',
    );
  });
});

describe('limited', () => {
  it('cuts at a word and keeps whole characters', () => {
    expect(limited('short', 10)).toBe('short');
    expect(limited('one two three four', 12)).toBe('one two…');
    expect(limited('😀'.repeat(10), 8).isWellFormed()).toBe(true);
  });
});
