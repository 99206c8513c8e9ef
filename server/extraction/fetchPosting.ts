import { z } from 'zod';
import {
  type LinkedInPost,
  linkedInPostSchema,
  type PageFacts,
  pageFactsSchema,
} from '#domain/contract/extraction.ts';
import { isLinkedInUrl } from '#domain/extraction/linkedInPost.ts';
import { textToHtml } from '#domain/extraction/page/textToHtml.ts';
import { HttpError } from '../http/httpError.ts';
import { FORBIDDEN_ADDRESS } from '../http/networkRules.ts';
import { abortError } from '../http/signalFor.ts';
import type { RunInProcess } from '../processes/processPool.ts';
import { fetchHtml, isForMembers, isSignInPage, type PageSource } from './fetchHtml.ts';

const PROGRAM = new URL('./readPage.ts', import.meta.url);

/** Characters. A page with less shows its text only in a browser. */
const SHORTEST = 200;

const PASTE = 'Copy its text and paste it here.';

/** What is said of a page that can't be read, and where its redirects may lead. */
interface Site {
  login: string;
  unreachable: string;
  unreadable: string;
  missing: string;
  slow: string;
  mayFollow: (url: URL) => boolean;
}

const ANY_PAGE: Site = {
  login: `This page needs a login. ${PASTE}`,
  unreachable: `This page can't be reached. ${PASTE}`,
  unreadable: `This page can't be read here. ${PASTE}`,
  missing: 'There is no page at this address. Please check the URL.',
  slow: `This page took too long to respond. ${PASTE}`,
  mayFollow: () => true,
};

const NO_POST = 'There is no public post at this address. Please check the URL.';
const LINKEDIN: Site = {
  login:
    "LinkedIn shows this post to signed-in members only, so it couldn't be read. Please enter the details manually.",
  unreachable: 'LinkedIn could not be reached. Please try again later.',
  unreadable: NO_POST,
  missing: NO_POST,
  slow: 'LinkedIn took too long to respond. Please try again later.',
  mayFollow: isLinkedInUrl,
};

/** What rules find in a posting, and the text that a model reads. */
const postingSchema = z.object({
  text: z.string(),
  facts: pageFactsSchema,
  hasPassword: z.boolean(),
  /** For the page of a LinkedIn post. */
  post: z
    .union([
      z.object({ kind: z.literal('post'), post: linkedInPostSchema }),
      z.object({ kind: z.literal('sign-in wall') }),
      z.object({ kind: z.literal('no post') }),
    ])
    .nullable(),
});
export type ReadPosting = Pick<z.output<typeof postingSchema>, 'text' | 'facts'>;

function problemOf(cause: unknown, signal: AbortSignal, site: Site): HttpError {
  if (cause instanceof HttpError) return cause;
  if (signal.aborted) return abortError(signal, site.slow);
  const isForbidden =
    cause instanceof Error &&
    [cause.name, (cause.cause as Error)?.name].includes(FORBIDDEN_ADDRESS);
  const error = isForbidden
    ? new HttpError(422, `This server can't open this address. ${PASTE}`)
    : new HttpError(502, site.unreachable);
  error.cause = cause;
  return error;
}

async function html(address: URL, site: Site, { fetch, timeout, ...source }: PageSource) {
  const signal = AbortSignal.any([source.signal, AbortSignal.timeout(timeout)]);
  function follow(target: URL | null): URL {
    if (!target || !site.mayFollow(target)) throw new HttpError(502, site.unreachable);
    if (isSignInPage(target)) throw new HttpError(422, site.login);
    return target;
  }
  try {
    const page = await fetchHtml(address, { fetch, signal, follow });
    if (page.html !== null) return { html: page.html, url: page.url.href };
    if (isForMembers(page.status)) throw new HttpError(422, site.login);
    if (page.status >= 500) throw new HttpError(502, site.unreachable);
    throw new HttpError(422, page.status >= 400 ? site.missing : site.unreadable);
  } catch (cause) {
    throw problemOf(cause, signal, site);
  }
}

type Reader = Pick<PageSource, 'user' | 'signal'>;

const read = (data: object, runInProcess: RunInProcess, { user, signal }: Reader) =>
  runInProcess({ program: PROGRAM, data, result: postingSchema, user, signal });

/** Reads a posting that is plain text. Throws the 413 of one that takes too long, or the signal's reason. */
export const readPlainPosting = (
  text: string,
  runInProcess: RunInProcess,
  reader: Reader,
): Promise<ReadPosting> =>
  read({ html: textToHtml(text), url: '', text }, runInProcess, reader).catch((cause) => {
    if (reader.signal.aborted) throw problemOf(cause, reader.signal, ANY_PAGE);
    throw new HttpError(413, 'This text takes too long to read. Please shorten it.');
  });

async function fetched(address: URL, site: Site, runInProcess: RunInProcess, source: PageSource) {
  const page = await html(address, site, source);
  const isPost = site === LINKEDIN;
  return await read({ ...page, isPost }, runInProcess, source).catch((cause) => {
    if (source.signal.aborted) throw problemOf(cause, source.signal, site);
    throw new HttpError(422, site.unreadable);
  });
}

/** Fetches a public post and reads it. Requests only https pages of LinkedIn, redirects included. Throws an `HttpError`. */
export async function fetchPost(
  address: URL,
  runInProcess: RunInProcess,
  source: PageSource,
): Promise<{ post: LinkedInPost; facts: PageFacts }> {
  const { post: page, facts } = await fetched(address, LINKEDIN, runInProcess, source);
  if (page?.kind === 'post') return { post: page.post, facts };
  throw new HttpError(422, page?.kind === 'sign-in wall' ? LINKEDIN.login : NO_POST);
}

/** Fetches a page and reads it in another process. Throws an `HttpError` that says what to do instead. */
export async function fetchPosting(
  address: URL,
  runInProcess: RunInProcess,
  source: PageSource,
): Promise<ReadPosting> {
  const found = await fetched(address, ANY_PAGE, runInProcess, source);
  const { title, company, description } = found.facts;
  if (found.hasPassword && (title === '' || company === ''))
    throw new HttpError(422, ANY_PAGE.login);
  if (found.text.length < SHORTEST && description.length < SHORTEST)
    throw new HttpError(422, ANY_PAGE.unreadable);
  return found;
}
