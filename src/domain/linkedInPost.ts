/** Importing a LinkedIn post (product spec, sections 3 and 5). */

export const LINKEDIN_POST_PREFIX = 'https://www.linkedin.com/posts/';

/** What is wrong with a post address as typed, in the spec's words; `null` when it can be asked for. */
export function postUrlProblem(typed: string): string | null {
  const url = typed.trim();
  if (url === '') return 'Please enter a LinkedIn post URL';
  return url.startsWith(LINKEDIN_POST_PREFIX)
    ? null
    : `Please enter a valid LinkedIn post URL starting with ${LINKEDIN_POST_PREFIX}`;
}
