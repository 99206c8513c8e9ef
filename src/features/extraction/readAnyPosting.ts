import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type ApiState, api } from '#api/api.ts';
import { errorMessage, readingMessage } from '#api/errorMessages.ts';
import type { CopyRequest } from '#api/postingRequest.ts';
import type { PageFacts } from '#domain/contract/extraction.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { isOfLinkedIn, postUrlProblem } from '#domain/extraction/linkedInPost.ts';
import { toWebAddress } from '#domain/webAddress.ts';

/** A posting as the user gave it. */
export interface GivenPosting {
  /** The posting, or words about the address; '' without. */
  text: string;
  html?: string;
  /** The address of its page. */
  url?: string;
  /** Of the page, where nothing better is read. */
  title?: string;
  file?: File;
}

/** What was read of a posting. */
export type ReadFacts = Partial<PageFacts> & { foundWhere?: string };

const UNREADABLE = "Couldn't read this file. Copy its text and paste it here.";
const TOO_LARGE = 'The file is too large. The limit is 10 MB.';

/** What was typed or pasted: an address, or a posting with the HTML that was copied with it. */
export function givenPosting(typed: string, html = ''): GivenPosting {
  const text = typed.trim();
  const url = /\n/.test(text) ? null : toWebAddress(text);
  return url ? { text: '', url } : { text, html };
}

/** More than words about an address: "Look at this job: https://…". */
const isWholePosting = (text: string): boolean =>
  text.length > 300 || text.split('\n').filter((line) => line.trim() !== '').length > 2;

const readsPage = ({ url, text }: GivenPosting): boolean =>
  url !== undefined && !isWholePosting(text);

/** The name of what is read: a file, a site, or the user's text. */
export function sourceOf({ file, ...given }: GivenPosting): string {
  if (file) return file.name;
  const host = readsPage(given) && URL.parse(given.url ?? '')?.hostname.replace(/^www\./, '');
  return host || 'your text';
}

interface ReadRequest {
  /** The name of the form's draft, or of what else shows how it goes. */
  form: string;
  given: GivenPosting;
  model: CopyRequest['model'];
}

/** Says what went wrong, and what the form keeps: the address, the title and the text. */
interface ReadProblem {
  problem: string;
  kept: ReadFacts;
}

const createThunk = createAsyncThunk.withTypes<{
  state: ApiState;
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  rejectValue: ReadProblem;
}>();

/** What the file has: text and HTML, also of an email. */
async function openFile(file: File, readDocument: () => Promise<{ text: string }>) {
  if (/\.(?:pdf|docx?)$/i.test(file.name)) {
    if (file.size > LIMITS.resumeBytes) throw TOO_LARGE;
    return readDocument();
  }
  if (/\.eml$/i.test(file.name) || file.type === 'message/rfc822') {
    const { copiedEmail } = await import('#api/copiedPosting.ts');
    return copiedEmail(file).catch(() => {
      throw UNREADABLE;
    });
  }
  const text = /^text\/|^$/.test(file.type) ? await file.text() : '';
  if (text.trim() === '' || text.includes('\0')) throw UNREADABLE;
  return /\.html?$/i.test(file.name) || file.type === 'text/html'
    ? { text: '', html: text }
    : { text };
}

/** What was given with a posting, where nothing better was read of it. */
function withGiven(read: ReadFacts, given: GivenPosting): ReadFacts {
  const { text, url = '', title = '' } = given;
  const { description = '' } = read;
  const isNew =
    description === '' || ((given.file || readsPage(given)) && !description.includes(text));
  return {
    ...read,
    url: read.url || url,
    title: read.title || title,
    description: isNew ? `${description}\n\n${text}`.trim() : description,
  };
}

/**
 * Reads a posting: at an address, a LinkedIn post's too, in a file, or as text with the HTML that was
 * copied with it. Aborting it ends its request.
 */
export const readAnyPosting = createThunk(
  'extraction/read',
  async ({ given, model }: ReadRequest, { dispatch, signal, rejectWithValue }) => {
    const { getPosting, readCopy, readPostingFile } = api.endpoints;
    /** Ends with the thunk. */
    async function sent<Data>(
      request: { abort: () => void; unwrap: () => Promise<Data> } & Partial<{
        unsubscribe(): void;
      }>,
    ): Promise<Data> {
      signal.addEventListener('abort', () => request.abort());
      return request.unwrap().finally(() => request.unsubscribe?.());
    }
    async function read(): Promise<ReadFacts> {
      const { file, text, html = '', url = '' } = given;
      if (!file && url + text + html === '') {
        if (!given.title) throw postUrlProblem('');
        return {};
      }
      if (file) {
        const posting = await openFile(file, () => sent(dispatch(readPostingFile.initiate(file))));
        return sent(dispatch(readCopy.initiate({ posting, model })));
      }
      if (!readsPage(given))
        return sent(dispatch(readCopy.initiate({ posting: { text, html }, model })));
      const notAPost = isOfLinkedIn(url) ? postUrlProblem(url) : null;
      if (notAPost !== null) throw notAPost;
      const facts = await sent(dispatch(getPosting.initiate(url)));
      return isOfLinkedIn(url) ? { ...facts, foundWhere: 'LinkedIn' } : facts;
    }
    try {
      return withGiven(await read(), given);
    } catch (error) {
      const said = given.url ? readingMessage(error, given.url) : errorMessage(error);
      const problem = typeof error === 'string' ? error : said;
      return rejectWithValue({ problem, kept: withGiven({}, given) });
    }
  },
);
