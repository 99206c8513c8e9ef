/* Importing a LinkedIn post (product spec, sections 3 and 5). */

export const LINKEDIN_POST_PREFIX = 'https://www.linkedin.com/posts/';

const JOB = /^https?:\/\/(?:[a-z]+\.)*linkedin\.com\/(?:comm\/)?jobs\//i;

/** Says what is wrong with a typed post URL, in the spec's words; `null` when it is valid. */
export function postUrlProblem(typed: string): string | null {
  const url = typed.trim();
  if (url === '') return 'Please enter a LinkedIn post URL';
  if (JOB.test(url)) {
    return 'This is a job, not a post. Open it and save it from the side panel, or paste its text here.';
  }
  return url.startsWith(LINKEDIN_POST_PREFIX)
    ? null
    : `Please enter a valid LinkedIn post URL starting with ${LINKEDIN_POST_PREFIX}`;
}
