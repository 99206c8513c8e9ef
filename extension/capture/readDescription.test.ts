import { readDescription } from './readDescription.ts';
import { testDocument } from './testDocument.ts';

const PROSE = 'We bake bread for the whole valley, early and with care. '.repeat(6).trim();
const read = (body: string) => readDescription(testDocument(body), 'https://x.example').description;

it('prefers the part that its markup names', () => {
  expect(
    read(
      `<main><div id="job-description"><p>${PROSE}</p></div><div><p>${'Other. '.repeat(200)}</p></div></main>`,
    ),
  ).toBe(PROSE);
});

it('otherwise takes the smallest part with most of the text', () => {
  expect(
    read(
      `<nav>${'<a href="/">Menu</a>'.repeat(50)}</nav><div><div><h2>Tasks</h2><p>${PROSE}</p><p>${PROSE}</p><form><label>Name</label></form></div><p>Short</p></div><footer>${PROSE}</footer>`,
    ),
  ).toBe(`Tasks\n\n${PROSE}\n\n${PROSE}`);
});

it.each(['', '<p>Short.</p>', '<div class="job-description">Loading…</div>'])(
  'finds no text in %j',
  (body) => {
    expect(read(body)).toBe('');
  },
);
