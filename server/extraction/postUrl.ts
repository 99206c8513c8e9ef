import { LINKEDIN_POST_PREFIX, postUrlProblem } from '#domain/extraction/linkedInPost.ts';
import { HttpError } from '../http/httpError.ts';

/** Whether the server may fetch the URL: https on a LinkedIn host, without credentials or port. */
export const isLinkedInUrl = (url: URL): boolean =>
  url.protocol === 'https:' &&
  (url.hostname === 'linkedin.com' || url.hostname.endsWith('.linkedin.com')) &&
  url.username === '' &&
  url.password === '' &&
  url.port === '';

/** Checks the normalized URL, since `/posts/../feed` has the right prefix too. */
const isPostUrl = (url: URL): boolean =>
  isLinkedInUrl(url) && url.hostname === 'www.linkedin.com' && /^\/posts\/[^/]/.test(url.pathname);

/** The URL of a post. Throws the 400 of the product spec, section 5, when it isn't one. */
export function parsePostUrl(typed: string): URL {
  const problem = postUrlProblem(typed);
  if (problem !== null) throw new HttpError(400, problem);
  const url = URL.parse(typed.trim());
  if (url && isPostUrl(url)) return url;
  throw new HttpError(
    400,
    `Please enter a valid LinkedIn post URL starting with ${LINKEDIN_POST_PREFIX}`,
  );
}
