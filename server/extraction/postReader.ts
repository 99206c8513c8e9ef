import type { LinkedInPage } from '#domain/extraction/readLinkedInPost.ts';
import { HttpError } from '../http/httpError.ts';
import type { RunInThread } from '../threads/threadPool.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/** Reads the HTML of a page. Throws the signal's reason, or the 422 of a page that can't be read. */
export type ReadPage = (html: string, signal: AbortSignal) => Promise<LinkedInPage>;

/** A reader that reads each page in its own thread: deep nesting can block the parser for a minute. */
export const createPostReader =
  (runInThread: RunInThread): ReadPage =>
  async (html, signal) => {
    try {
      return await runInThread<LinkedInPage>(WORKER, { html }, signal);
    } catch (cause) {
      if (signal.aborted) throw cause;
      throw new HttpError(422, "The page couldn't be read. Please enter the details manually.");
    }
  };
