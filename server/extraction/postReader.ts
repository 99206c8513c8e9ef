import { z } from 'zod';
import { linkedInPostSchema } from '#domain/contract/extraction.ts';
import type { LinkedInPage } from '#domain/extraction/readLinkedInPost.ts';
import { HttpError } from '../http/httpError.ts';
import type { RunInProcess } from '../processes/processPool.ts';

const PROGRAM = new URL('./readPost.ts', import.meta.url);

const result = z.union([
  z.object({ kind: z.literal('post'), post: linkedInPostSchema }),
  z.object({ kind: z.literal('sign-in wall') }),
  z.object({ kind: z.literal('no post') }),
]);

/** Reads the HTML of a page. Throws the signal's reason, or the 422 of a page that can't be read. */
export type ReadPage = (html: string, user: string, signal: AbortSignal) => Promise<LinkedInPage>;

/** A reader in another process: deep nesting can block the parser for a minute. */
export const createPostReader =
  (runInProcess: RunInProcess): ReadPage =>
  async (html, user, signal) => {
    try {
      return await runInProcess({ program: PROGRAM, data: { html }, result, user, signal });
    } catch (cause) {
      if (signal.aborted) throw cause;
      throw new HttpError(422, "The page couldn't be read. Please enter the details manually.");
    }
  };
