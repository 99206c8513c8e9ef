import { File } from 'node:buffer';
import { dropShared, isSharedHere, readShared } from './shared.ts';

/** What the service worker keeps, as `caches` has it. */
function keep(fields: Record<string, string | File>): void {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value as string);
  const kept = new Map([['/app/share', form]]);
  const cache = {
    match: async (path: string) =>
      kept.has(path) ? new Response(kept.get(path), { headers: { 'share-key': 'k1' } }) : undefined,
    delete: async (path: string) => kept.delete(path),
  };
  Object.assign(globalThis, { caches: { open: async () => cache } });
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

const URL = 'https://havelwerk.example/jobs/7';
const POSTING = `Designer\nHavelwerk\nBerlin\nApply at ${URL}.`;
const TITLE = 'Designer at Havelwerk | Careers';

it.each([
  ['an address', { url: URL, title: TITLE }, { text: '', title: TITLE, url: URL }],
  ['an address as the text', { title: TITLE, text: URL }, { text: '', title: TITLE, url: URL }],
  [
    'an address in a sentence',
    { text: `Look at this job: ${URL}. Apply by Friday!` },
    { text: `Look at this job: ${URL}. Apply by Friday!`, title: '', url: URL },
  ],
  [
    'an address in parentheses, and one that has some',
    { text: `Designer (${URL}) or https://de.example/wiki/Bread_(food)` },
    { text: `Designer (${URL}) or https://de.example/wiki/Bread_(food)`, title: '', url: URL },
  ],
  [
    'a selection of a page',
    { title: TITLE, text: `“We build solar roofs.”\n ${URL}#:~:text=solar` },
    {
      text: `“We build solar roofs.”\n ${URL}#:~:text=solar`,
      title: TITLE,
      url: `${URL}#:~:text=solar`,
    },
  ],
  ['a posting with an address', { text: POSTING }, { text: POSTING, title: '', url: URL }],
  ['a title alone', { title: TITLE, text: '' }, { text: '', title: TITLE }],
])('has %s, until it is dropped', async (_what, fields, given) => {
  keep(fields);
  expect(await readShared()).toEqual(given);
  expect(await readShared()).toEqual(given);
  await dropShared();
  expect(await readShared()).toBeNull();
});

it('has a file with the words about it', async () => {
  keep({ text: 'From Files', file: new File(['%PDF'], 'posting.pdf') });
  expect(await readShared()).toMatchObject({ text: 'From Files', file: { name: 'posting.pdf' } });
});

it('has nothing of an empty choice of files, or without storage', async () => {
  keep({ text: '', file: new File([], '') });
  expect(await readShared()).toBeNull();
  Reflect.deleteProperty(globalThis, 'caches');
  expect(await readShared()).toBeNull();
});

it.each([
  ['of the window that was opened with it', '/app/leads?add&share=k1', true],
  ['not of a window that was open before', '/app/leads?add', false],
])('is %s', async (_what, path, isHere) => {
  // jsdom has none.
  const opened = [{ name: `https://leads.example${path}` }];
  Object.assign(performance, { getEntriesByType: () => opened });
  keep({ text: POSTING });
  expect(await isSharedHere()).toBe(isHere);
  await dropShared();
  expect(await isSharedHere()).toBe(false);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});
