import { html, prose } from './html.ts';

it('escapes what is put into it, and not its own words', () => {
  const hostile = `<script>alert("1" & '2')</script>`;
  expect(html`<p title="${hostile}">${[hostile, 7]}</p>`.text).toBe(
    `<p title="&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;">&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;7</p>`,
  );
});

it('takes HTML as it is, and leaves out what there is not', () => {
  expect(
    html`<ul>${[html`<li>a</li>`, html`<li>b</li>`]}${null}${false}${undefined}</ul>`.text,
  ).toBe('<ul><li>a</li><li>b</li></ul>');
});

it('sets what stands between backticks as code', () => {
  expect(prose('`<b>` or `null`, not `').text).toBe(
    '<code>&lt;b&gt;</code> or <code>null</code>, not `',
  );
});
