import { pageCopy } from './pageCopy.ts';
import { testDocument } from './testing/testDocument.ts';

it('copies what a page shows, and nothing that runs or loads', () => {
  const page = testDocument(
    '<h1 class="a" onclick="x()">One</h1><script>x()</script><object></object><p name="b">Two</p>',
    '<meta name="author" content="Ana"><title>T</title>',
  );
  page.body.setAttribute('itemscope', '');
  const copy = pageCopy(page);
  expect(copy.body.outerHTML).toMatch(/^<body itemscope="">/);
  expect(copy.head.innerHTML).toBe('<meta name="author" content="Ana"><title>T</title>');
  expect(copy.body.innerHTML).toBe('<h1 class="a">One</h1><p>Two</p>');
});

it('bounds the number of elements, their depth and their text', () => {
  const page = testDocument('<h1>Baker</h1>');
  let deep: Element = page.body;
  for (let level = 0; level < 300; level += 1) {
    deep = deep.appendChild(page.createElement('div'));
  }
  const wide = page.createElement('ul');
  wide.append(...Array.from({ length: 10_100 }, () => page.createElement('li')));
  page.body.append(wide, 'x'.repeat(5_000_000));
  const copy = pageCopy(page);
  expect(copy.querySelector('h1')?.textContent).toBe('Baker');
  expect(copy.querySelectorAll('*').length).toBeLessThanOrEqual(10_010);
  expect(copy.querySelectorAll('body div').length).toBeLessThanOrEqual(200);
  const long = pageCopy(testDocument(`<p>${'x'.repeat(3_000_000)}</p>`));
  expect(long.body.textContent).toHaveLength(1_000_000);
});
