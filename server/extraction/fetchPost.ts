import type { LinkedInPost } from '#domain/contract/extraction.ts';
import type { LinkedInPage } from '#domain/extraction/readLinkedInPost.ts';
import { HttpError } from '../http/httpError.ts';
import { abortError } from '../http/signalFor.ts';
import type { ReadPage } from './postReader.ts';
import { isLinkedInUrl } from './postUrl.ts';

const MAX_PAGE_BYTES = 3 * 1024 * 1024;
const MAX_REDIRECTS = 5;

const REQUEST_HEADERS = {
  accept: 'text/html',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (compatible; Leadside)',
};

const unreachable = () =>
  new HttpError(502, 'LinkedIn could not be reached. Please try again later.');
const TIMEOUT = 'LinkedIn took too long to respond. Please try again later.';
const signInRequired = () =>
  new HttpError(
    422,
    "LinkedIn shows this post to signed-in members only, so it couldn't be read. Please enter the details manually.",
  );
const notAPost = () =>
  new HttpError(422, 'There is no public post at this address. Please check the URL.');

const isSignInPath = ({ pathname }: URL): boolean =>
  /^\/(?:authwall|login|uas|checkpoint|signup)(?:\/|$)/.test(pathname);

/** The target of a redirect. Throws when it leaves LinkedIn or leads to the sign-in page. */
function redirectTarget(response: Response, from: URL): URL {
  const url = URL.parse(response.headers.get('location') ?? '', from);
  if (!url || !isLinkedInUrl(url)) throw unreachable();
  if (isSignInPath(url)) throw signInRequired();
  return url;
}

/** The body as text. Throws the 502 when it is too long. */
async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let html = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_PAGE_BYTES) throw new HttpError(502, 'The page is too large.');
    html += decoder.decode(chunk, { stream: true });
  }
  return html + decoder.decode();
}

async function fetchPage(address: URL, fetchFn: typeof fetch, signal: AbortSignal) {
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetchFn(url, { headers: REQUEST_HEADERS, redirect: 'manual', signal });
    const { status } = response;
    const type = response.headers.get('content-type') ?? 'text/html';
    if (status === 200 && type.includes('html')) return readBody(response);
    // Releases the connection.
    await response.body?.cancel();
    if (status >= 300 && status < 400) {
      url = redirectTarget(response, url);
      continue;
    }
    if ([401, 403, 429, 999].includes(status)) throw signInRequired();
    throw status >= 500 ? unreachable() : notAPost();
  }
  throw unreachable();
}

export interface PostSource {
  fetch: typeof globalThis.fetch;
  readPage: ReadPage;
  /** Aborted when the client disconnects or the time for all requests together is up. */
  signal: AbortSignal;
}

/**
 * Fetches a public post and reads it. Requests only https pages of LinkedIn, redirects included.
 * Throws an `HttpError`: 422 for a page without a public post, 502 or 504 with a cause when LinkedIn
 * doesn't respond.
 */
export async function fetchPost(
  address: URL,
  { fetch, readPage, signal }: PostSource,
): Promise<LinkedInPost> {
  let page: LinkedInPage;
  try {
    page = await readPage(await fetchPage(address, fetch, signal), signal);
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    const error = signal.aborted ? abortError(signal, TIMEOUT) : unreachable();
    error.cause = cause;
    throw error;
  }
  if (page.kind === 'post') return page.post;
  throw page.kind === 'sign-in wall' ? signInRequired() : notAPost();
}
