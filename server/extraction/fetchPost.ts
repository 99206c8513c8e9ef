import type { LinkedInPost } from '#domain/contract/extraction.ts';
import { readLinkedInPost } from '#domain/readLinkedInPost.ts';
import { HttpError } from '../http/httpError.ts';
import { isLinkedInUrl } from './postUrl.ts';

/** The most that is read of a page, in bytes. */
const MOST_BYTES = 3 * 1024 * 1024;
const MOST_REDIRECTS = 5;
/** How long all of it may take, in milliseconds. */
export const FETCH_TIMEOUT = 10_000;

const REQUEST_HEADERS = {
  accept: 'text/html',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (compatible; Leadside)',
};

const notReadable = () =>
  new HttpError(502, 'LinkedIn could not be reached. Please try again later.');
const signInWall = () =>
  new HttpError(
    422,
    'LinkedIn shows this post to signed-in members only, so that it could not be read. Please enter the details manually.',
  );
const noPost = () =>
  new HttpError(422, 'There is no public post at this address. Please check the URL.');

const isSignInPath = ({ pathname }: URL): boolean =>
  /^\/(?:authwall|login|uas|checkpoint|signup)(?:\/|$)/.test(pathname);

/** Where a redirect leads, if it stays with LinkedIn. */
function target(response: Response, from: URL): URL {
  const url = URL.parse(response.headers.get('location') ?? '', from);
  if (!url || !isLinkedInUrl(url)) throw notReadable();
  if (isSignInPath(url)) throw signInWall();
  return url;
}

/** The body as text. Throws the 502 when it is longer than a page of LinkedIn ever is. */
async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let html = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new HttpError(502, 'The page is too large to be read.');
    html += decoder.decode(chunk, { stream: true });
  }
  return html + decoder.decode();
}

/** The page's HTML. Throws the `HttpError` that says why there is none. */
async function fetchPage(address: URL, fetchFn: typeof fetch, signal: AbortSignal) {
  let url = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await fetchFn(url, { headers: REQUEST_HEADERS, redirect: 'manual', signal });
    const { status } = response;
    if (status === 200) {
      const type = response.headers.get('content-type') ?? 'text/html';
      if (type.includes('html')) return readBody(response);
    }
    // Let go of the connection; what the body says does not matter any more.
    await response.body?.cancel();
    if (status >= 300 && status < 400) {
      url = target(response, url);
      continue;
    }
    if ([401, 403, 429, 999].includes(status)) throw signInWall();
    throw status >= 500 ? notReadable() : noPost();
  }
  throw notReadable();
}

/**
 * Fetches a public post and reads it. Goes nowhere but to LinkedIn over https, redirects included.
 * Throws an `HttpError`: 422 for a page without a public post, 502 and 504 when LinkedIn does not
 * answer, with the error behind it as its cause.
 *
 * @param timeout for all requests together, in milliseconds
 */
export async function fetchPost(
  address: URL,
  fetchFn: typeof fetch,
  timeout = FETCH_TIMEOUT,
): Promise<LinkedInPost> {
  const signal = AbortSignal.timeout(timeout);
  let html: string;
  try {
    html = await fetchPage(address, fetchFn, signal);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const answer = signal.aborted
      ? new HttpError(504, 'LinkedIn took too long to answer. Please try again later.')
      : notReadable();
    answer.cause = error;
    throw answer;
  }
  // Loaded when a first post is read: the server starts a fifth of a second sooner without it.
  const { parseHTML } = await import('linkedom');
  const page = readLinkedInPost(parseHTML(html).document);
  if (page.kind === 'post') return page.post;
  throw page.kind === 'sign-in wall' ? signInWall() : noPost();
}
