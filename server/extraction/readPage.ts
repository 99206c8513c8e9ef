import { Readability } from '@mozilla/readability';
import { NodeFilter, parseHTML } from 'linkedom';

/** The parser needs the tags that HTML may leave out. */
const parsed = (text: string) =>
  parseHTML(/<html[\s>]/i.test(text) ? text : `<!DOCTYPE html><html><body>${text}</body></html>`);

class DOMParser {
  parseFromString = () => parsed('<html><head></head><body></body></html>').document;
}

/** A program: reads a posting from the HTML of a page, or from a text and the HTML that shows it. */
export default async function readPage({
  html,
  url,
  text,
  isPost = false,
}: {
  html: string;
  url: string;
  text?: string;
  /** The page of a LinkedIn post. */
  isPost?: boolean;
}) {
  const { document, Node, Element, Document } = parsed(html);
  // What the extension's readers find in a browser.
  Object.assign(globalThis, { Node, Element, Document, DOMParser, NodeFilter });
  const { capturePage } = await import('#domain/extraction/page/capturePage.ts');
  const { readPosting } = await import('#domain/extraction/page/readPosting.ts');
  const { postingFacts } = await import('#domain/extraction/postingFacts.ts');
  const { readLinkedInPost } = await import('#domain/extraction/readLinkedInPost.ts');
  const hasPassword = document.querySelector('input[type="password"]') !== null;
  if (text !== undefined)
    return { text, facts: readPosting({ document, text }, Readability), hasPassword, post: null };
  const post = isPost ? readLinkedInPost(document) : null;
  const draft = capturePage(document, url, Readability);
  return {
    text: draft.pageText,
    facts: postingFacts(draft, draft.postUrl || url),
    hasPassword,
    post,
  };
}
