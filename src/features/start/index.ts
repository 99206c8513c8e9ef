/** The way of a new user to the first letter. */

export { NoResume, ShortProfileLink } from './ShortProfileLink.tsx';
export { useNextStep } from './useNextStep.ts';
