import { z } from 'zod';
import { pageFactsSchema } from '#domain/contract/extraction.ts';
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
const loginNeeded = () => new HttpError(422, `This page needs a login. ${PASTE}`);
const unreachable = () => new HttpError(502, `This page can't be reached. ${PASTE}`);
const unreadable = () => new HttpError(422, `This page can't be read here. ${PASTE}`);

/** What rules find in a posting, and the text that a model reads. */
const postingSchema = z.object({
  text: z.string(),
  facts: pageFactsSchema,
  hasPassword: z.boolean(),
});
export type ReadPosting = Pick<z.output<typeof postingSchema>, 'text' | 'facts'>;

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

async function html(address: URL, { fetch, timeout, ...source }: PageSource) {
  const signal = AbortSignal.any([source.signal, AbortSignal.timeout(timeout)]);
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
    if (reader.signal.aborted) throw problemOf(cause, reader.signal);
    throw new HttpError(413, 'This text takes too long to read. Please shorten it.');
  });

/** Fetches a page and reads it in another process. Throws an `HttpError` that says what to do instead. */
export async function fetchPosting(
  address: URL,
  runInProcess: RunInProcess,
  source: PageSource,
): Promise<ReadPosting> {
  const page = await html(address, source);
  const found = await read(page, runInProcess, source).catch((cause) => {
    throw source.signal.aborted ? problemOf(cause, source.signal) : unreadable();
  });
  const { title, company, description } = found.facts;
  if (found.hasPassword && (title === '' || company === '')) throw loginNeeded();
  if (found.text.length < SHORTEST && description.length < SHORTEST) throw unreadable();
  return found;
}
