import type { LinkedInPost } from '#domain/contract/extraction.ts';
import { namesRole } from '#domain/words/namesRole.ts';
import { anyOf } from '#domain/words/phrases.ts';

/** The facts that a lead takes from a post. A field is '' when the post doesn't say it. */
export interface PostFacts {
  title: string;
  company: string;
  contactName: string;
  contactLinkedin: string;
  description: string;
  location: string;
}

/** "We're hiring a platform engineer in Oslo" has the role between these. */
const HIRING = new RegExp(
  `${
    anyOf({
      en: 'hiring | looking for | seeking | recruiting | searching for | open role | open role: | position: | role:',
      de: 'suchen | sucht',
      fr: 'recrut*',
      es: 'busca*',
    }).source
  } (?:for )?(?:(?:an?|our|the|another|eine?n?|une?|una?) )?([^\\s.!?,;:()|][^\\n.!?,;:()|]{2,79})`,
  'giu',
);
const END =
  /\s(?:in|at|to|for|who|with|based|near|from|and|or|on|bei|für|mit|à|en|para|com)\s.*$|\s[-–—@#].*$/iu;
/** A sentence about the author or the reader isn't the name of a job. */
const SENTENCE = /\b(?:I|I['’]m|we|we['’]re|my|our|you|your|is|are|was|has|have|ich|wir)\b|[.!?]/i;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a line is the name of a job and nothing else. */
export const isNamedRole = (line: string): boolean =>
  namesRole(line) && !SENTENCE.test(line) && line.split(/\s+/).length <= 8;

/** The job that a post names: after words such as "hiring", or as its whole title; '' otherwise. */
function roleOf({ title, content }: LinkedInPost): string {
  for (const [, words = ''] of `${title}\n${content}`.matchAll(HIRING)) {
    const role = words.replace(END, '').trim();
    if (namesRole(role) && role.split(/\s+/).length <= 7) return capitalized(role);
  }
  return isNamedRole(title) ? title : '';
}

/**
 * The facts of a post for a lead: the job it names, and its author as the contact. A company that
 * posts is the company, not a person to greet.
 */
export function factsOfPost(post: LinkedInPost): PostFacts {
  const isCompany = /\/(?:company|school|showcase)\//.test(post.authorProfileUrl);
  return {
    title: roleOf(post),
    company: isCompany ? post.author : '',
    contactName: isCompany ? '' : post.author,
    contactLinkedin: isCompany ? '' : post.authorProfileUrl,
    description: post.content,
    location: post.location,
  };
}
