import type { LinkedInPost } from '#domain/contract/extraction.ts';
import type { LinkedInPage } from '#domain/extraction/readLinkedInPost.ts';
import { HttpError } from '../http/httpError.ts';
import { abortError } from '../http/signalFor.ts';
import { fetchHtml, isForMembers, isSignInPage, type PageSource } from './fetchHtml.ts';
import type { ReadPage } from './postReader.ts';
import { isLinkedInUrl } from './postUrl.ts';

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

/** The target of a redirect. Throws when it leaves LinkedIn or leads to the sign-in page. */
function redirectTarget(url: URL | null): URL {
  if (!url || !isLinkedInUrl(url)) throw unreachable();
  if (isSignInPage(url)) throw signInRequired();
  return url;
}

async function fetchPage(address: URL, fetch: typeof globalThis.fetch, signal: AbortSignal) {
  const { status, html } = await fetchHtml(address, { fetch, signal, follow: redirectTarget });
  if (html !== null) return html;
  if (isForMembers(status)) throw signInRequired();
  throw status >= 500 ? unreachable() : notAPost();
}

/**
 * Fetches a public post and reads it. Requests only https pages of LinkedIn, redirects included.
 * Throws an `HttpError`: 422 for a page without a public post, 502 or 504 with a cause when LinkedIn
 * doesn't respond.
 */
export async function fetchPost(
  address: URL,
  readPage: ReadPage,
  { user, signal, ...source }: PageSource,
): Promise<LinkedInPost> {
  const fetching = AbortSignal.any([signal, AbortSignal.timeout(source.timeout)]);
  let page: LinkedInPage;
  try {
    page = await readPage(await fetchPage(address, source.fetch, fetching), user, signal);
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    const error = fetching.aborted ? abortError(fetching, TIMEOUT) : unreachable();
    error.cause = cause;
    throw error;
  }
  if (page.kind === 'post') return page.post;
  throw page.kind === 'sign-in wall' ? signInRequired() : notAPost();
}
