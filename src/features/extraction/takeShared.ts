/** Below this, text around an address only introduces it: "Check out this job at Havelwerk: https://…". */
const MOST_WORDS = 300;

/**
 * What another app shared with the installed app, once: a file, an address or a text. '' without any.
 * `public/service-worker.js` keeps it until then, also while the user signs in.
 */
export async function takeShared(): Promise<File | string> {
  // A page without HTTPS has no caches, and a private window may have none.
  const cache = await globalThis.caches?.open('shared').catch(() => undefined);
  const shared = await cache?.match('/app/share');
  if (!cache || !shared) return '';
  await cache.delete('/app/share');
  const form = await shared.formData();
  const file = form.get('file');
  if (file && typeof file !== 'string' && file.size > 0) return file;
  const words = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const text = words('text');
  if (words('url')) return words('url');
  // Most apps put the address of a page into the text.
  const [address] = /https?:\/\/\S+/.exec(text) ?? [];
  const isAddress = address && text.length - address.length < MOST_WORDS;
  return (isAddress ? address : text) || words('title');
}
