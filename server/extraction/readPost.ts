import { parseHTML } from 'linkedom';
import { type LinkedInPage, readLinkedInPost } from '#domain/extraction/readLinkedInPost.ts';

/** A program: reads the HTML of a LinkedIn page. */
export default ({ html }: { html: string }): LinkedInPage =>
  readLinkedInPost(parseHTML(html).document);
