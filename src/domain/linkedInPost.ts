/* Importing a LinkedIn post (product spec, sections 3 and 5). */

export const LINKEDIN_POST_PREFIX = 'https://www.linkedin.com/posts/';

/** Says what is wrong with a typed post URL, in the spec's words; `null` when it is valid. */
export function postUrlProblem(typed: string): string | null {
  const url = typed.trim();
  if (url === '') return 'Please enter a LinkedIn post URL';
  return url.startsWith(LINKEDIN_POST_PREFIX)
    ? null
    : `Please enter a valid LinkedIn post URL starting with ${LINKEDIN_POST_PREFIX}`;
}
