import type { PageFacts } from '#domain/contract/extraction.ts';
import { textToHtml } from '#domain/extraction/page/textToHtml.ts';
import { HttpError } from '../http/httpError.ts';
import { FORBIDDEN_ADDRESS } from '../http/networkRules.ts';
import { abortError } from '../http/signalFor.ts';
import type { RunInThread } from '../threads/threadPool.ts';
import { fetchHtml, isForMembers, isSignInPage } from './fetchHtml.ts';

const WORKER = new URL('./pageWorker.ts', import.meta.url);

/** Characters. A page with less shows its text only in a browser. */
const SHORTEST = 200;

const PASTE = 'Copy its text and paste it here.';
const loginNeeded = () => new HttpError(422, `This page needs a login. ${PASTE}`);
const unreachable = () => new HttpError(502, `This page can't be reached. ${PASTE}`);
const unreadable = () => new HttpError(422, `This page can't be read here. ${PASTE}`);

/** What rules find in a posting, and the text that a model reads. */
export interface ReadPosting {
  text: string;
  facts: PageFacts;
}

export interface PostingSource {
  /** Refuses addresses that users may not have the server connect to. */
  fetch: typeof globalThis.fetch;
  runInThread: RunInThread;
  /** Aborted when the client disconnects or the time for all requests together is up. */
  signal: AbortSignal;
}

function follow(target: URL | null): URL {
  if (!target) throw unreachable();
  if (isSignInPage(target)) throw loginNeeded();
  return target;
}

function problemOf(cause: unknown, signal: AbortSignal): HttpError {
  if (cause instanceof HttpError) return cause;
  if (signal.aborted) return abortError(signal, `This page took too long to respond. ${PASTE}`);
  const isForbidden =
    cause instanceof Error &&
    [cause.name, (cause.cause as Error)?.name].includes(FORBIDDEN_ADDRESS);
  const error = isForbidden
    ? new HttpError(422, `This server can't open this address. ${PASTE}`)
    : unreachable();
  error.cause = cause;
  return error;
}

async function html(address: URL, { fetch, signal }: PostingSource) {
  try {
    const page = await fetchHtml(address, { fetch, signal, follow });
    if (page.html !== null) return { html: page.html, url: page.url.href };
    if (isForMembers(page.status)) throw loginNeeded();
    if (page.status >= 500) throw unreachable();
    if (page.status >= 400)
      throw new HttpError(422, 'There is no page at this address. Please check the URL.');
    throw unreadable();
  } catch (cause) {
    throw problemOf(cause, signal);
  }
}

/** Reads a posting that is plain text. Throws the 413 of one that takes too long, or the signal's reason. */
export const readPlainPosting = (
  text: string,
  { runInThread, signal }: Omit<PostingSource, 'fetch'>,
): Promise<ReadPosting> =>
  runInThread<ReadPosting>(WORKER, { html: textToHtml(text), url: '', text }, signal).catch(
    (cause) => {
      if (signal.aborted) throw problemOf(cause, signal);
      throw new HttpError(413, 'This text takes too long to read. Please shorten it.');
    },
  );

/** Fetches a page and reads it in a thread. Throws an `HttpError` that says what to do instead. */
export async function fetchPosting(address: URL, source: PostingSource): Promise<ReadPosting> {
  const { runInThread, signal } = source;
  const found = await runInThread<ReadPosting & { hasPassword: boolean }>(
    WORKER,
    await html(address, source),
    signal,
  ).catch((cause) => {
    if (cause instanceof HttpError) throw cause;
    throw signal.aborted ? problemOf(cause, signal) : unreadable();
  });
  const { title, company, description } = found.facts;
  if (found.hasPassword && (title === '' || company === '')) throw loginNeeded();
  if (found.text.length < SHORTEST && description.length < SHORTEST) throw unreadable();
  return found;
}
