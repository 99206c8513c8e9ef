import { HttpError } from '../http/httpError.ts';

const MAX_PAGE_BYTES = 3 * 1024 * 1024;
const MAX_REDIRECTS = 5;

const REQUEST_HEADERS = {
  accept: 'text/html',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (compatible; Leadside)',
};

const SIGN_IN_PATH = /^\/(?:authwall|login|signin|sign-in|uas|checkpoint|signup)(?:\/|$)/i;

/** Whether a redirect asks visitors to sign in. */
export const isSignInPage = ({ pathname }: URL): boolean => SIGN_IN_PATH.test(pathname);

/** A status that sites give to visitors who aren't signed in, or that don't look like people. */
export const isForMembers = (status: number): boolean => [401, 403, 429, 999].includes(status);

/** The body as text. Throws the 502 when it is too long. */
async function readBody(response: Response): Promise<string> {
  const charset = /charset="?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1];
  let decoder = new TextDecoder();
  try {
    decoder = new TextDecoder(charset);
  } catch {
    // An unknown encoding. Most pages are UTF-8, even if they name another one.
  }
  let html = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_PAGE_BYTES) throw new HttpError(502, 'The page is too large.');
    html += decoder.decode(chunk, { stream: true });
  }
  return html + decoder.decode();
}

/** How a page is fetched for a user. */
export interface PageSource {
  /** Refuses addresses that users may not have the server connect to. */
  fetch: typeof globalThis.fetch;
  user: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Milliseconds for all requests together. */
  timeout: number;
}

export interface HtmlSource {
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
  /** The address to go on with. Throws for one that may not be followed; `null` is no address. */
  follow: (target: URL | null) => URL;
}

/** Fetches a page. `html` is `null` for a response that isn't one, or not with the status 200. */
export async function fetchHtml(
  address: URL,
  { fetch, signal, follow }: HtmlSource,
): Promise<{ url: URL; status: number; html: string | null }> {
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(url, { headers: REQUEST_HEADERS, redirect: 'manual', signal });
    const { status, headers } = response;
    const type = headers.get('content-type') ?? 'text/html';
    if (status === 200 && type.includes('html'))
      return { url, status, html: await readBody(response) };
    // Releases the connection.
    await response.body?.cancel();
    if (status < 300 || status >= 400) return { url, status, html: null };
    url = follow(URL.parse(headers.get('location') ?? '', url));
  }
  return { url, status: 508, html: null };
}
