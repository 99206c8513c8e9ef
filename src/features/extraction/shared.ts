import type { GivenPosting } from './readAnyPosting.ts';

const KEPT = '/app/share';

// A page without HTTPS has no caches, and a private window may have none.
const sharedCache = async () => globalThis.caches?.open('shared').catch(() => undefined);

/** The first address in a text, without the marks that close its sentence. */
const addressIn = (text: string): string => {
  const [address = ''] = /https?:\/\/[^\s<>"“”«»]+/.exec(text) ?? [];
  const bare = address.replace(/[.,;:!?'’…\]}]{1,9}$/, '');
  // A closing parenthesis belongs to the sentence, unless the address opens it.
  return bare.includes('(') ? bare : bare.split(')', 1).join('');
};

/**
 * What another app shared with the installed app: a file, an address or a text, with the page's title; `null`
 * without any. Most apps put the address of a page into the text. `public/service-worker.js` keeps it until
 * `dropShared`, also while the user signs in.
 */
export async function readShared(): Promise<GivenPosting | null> {
  const shared = await (await sharedCache())?.match(KEPT);
  if (!shared) return null;
  const form = await shared.formData();
  const words = (name: string) =>
    String(form.get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
  const text = words('text');
  const url = words('url') || addressIn(text);
  const file = form.get('file');
  const given: GivenPosting = {
    text: text === url ? '' : text,
    title: words('title').replace(/\s+/g, ' '),
    ...(url && { url }),
    ...(file && typeof file !== 'string' && file.size > 0 && { file }),
  };
  return Object.values(given).some(Boolean) ? given : null;
}

/** Whether this window was opened with what was shared, and not by another one before. */
export async function isSharedHere(): Promise<boolean> {
  const key = (await (await sharedCache())?.match(KEPT))?.headers.get('share-key');
  if (!key) return false;
  const [opened] = performance.getEntriesByType('navigation');
  return opened?.name.endsWith(`share=${key}`) ?? false;
}

/** Forgets what was shared, once a form has it. */
export const dropShared = async () => void (await (await sharedCache())?.delete(KEPT));
