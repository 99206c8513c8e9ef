/* Importing a LinkedIn post (product spec, sections 3 and 5). */

export const LINKEDIN_POST_PREFIX = 'https://www.linkedin.com/posts/';
export const INVALID_POST_URL = `Please enter a valid LinkedIn post URL starting with ${LINKEDIN_POST_PREFIX}`;

const JOB = /^https?:\/\/(?:[a-z]+\.)*linkedin\.com\/(?:comm\/)?jobs\//i;

/** Says what is wrong with a typed post URL, in the spec's words; `null` when it is valid. */
export function postUrlProblem(typed: string): string | null {
  const url = typed.trim();
  if (url === '') return 'Please enter a LinkedIn post URL';
  if (JOB.test(url)) {
    return 'This is a job, not a post. Open it and save it from the side panel, or paste its text here.';
  }
  return url.startsWith(LINKEDIN_POST_PREFIX) ? null : INVALID_POST_URL;
}

/** Whether an address is of LinkedIn: https, without credentials or port. */
export const isLinkedInUrl = (url: URL): boolean =>
  url.protocol === 'https:' &&
  (url.hostname === 'linkedin.com' || url.hostname.endsWith('.linkedin.com')) &&
  url.username === '' &&
  url.password === '' &&
  url.port === '';

/** The address of a post; `null` for another one. By the normalized URL: `/posts/../feed` has the right prefix, too. */
export function linkedInPostUrl(typed: string): URL | null {
  const url = URL.parse(typed.trim());
  const isPost =
    url &&
    isLinkedInUrl(url) &&
    url.hostname === 'www.linkedin.com' &&
    /^\/posts\/[^/]/.test(url.pathname);
  return isPost ? url : null;
}

/** Whether an address is of LinkedIn, also one that the server doesn't fetch. */
export const isOfLinkedIn = (address: string): boolean =>
  /(?:^|\.)linkedin\.com$/.test(URL.parse(address)?.hostname ?? '');
