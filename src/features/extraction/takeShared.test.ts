import { File } from 'node:buffer';
import { takeShared } from './takeShared.ts';

/** What the service worker keeps, as `caches` has it. */
function keep(fields: Record<string, string | File>): void {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value as string);
  const kept = new Map([['/app/share', new Response(form)]]);
  const cache = {
    match: async (path: string) => kept.get(path),
    delete: async (path: string) => kept.delete(path),
  };
  Object.assign(globalThis, { caches: { open: async () => cache } });
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

const URL = 'https://havelwerk.example/jobs/7';
const POSTING = `Designer\nHavelwerk\n${'We build solar roofs. '.repeat(20)}\n${URL}`;

it.each([
  ['an address', { url: URL, title: 'Designer' }, URL],
  ['an address as the text', { title: 'Designer', text: URL, url: '' }, URL],
  ['an address that words introduce', { text: `Check out this job at Havelwerk:\n${URL}` }, URL],
  ['a posting with an address', { text: POSTING }, POSTING],
  ['a text', { text: 'Designer at Havelwerk' }, 'Designer at Havelwerk'],
  ['a title alone', { title: 'Designer at Havelwerk', text: '' }, 'Designer at Havelwerk'],
])('takes %s, once', async (_what, fields, taken) => {
  keep(fields);
  expect(await takeShared()).toBe(taken);
  expect(await takeShared()).toBe('');
});

it('takes a file rather than the words about it', async () => {
  keep({ text: 'Shared from Files', file: new File(['%PDF'], 'posting.pdf') });
  expect(await takeShared()).toMatchObject({ name: 'posting.pdf' });
});

it('takes nothing from an empty choice of files, or without storage', async () => {
  keep({ text: '', file: new File([], '') });
  expect(await takeShared()).toBe('');
  Reflect.deleteProperty(globalThis, 'caches');
  expect(await takeShared()).toBe('');
});
