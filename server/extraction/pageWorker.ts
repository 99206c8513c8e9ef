import { parentPort, workerData } from 'node:worker_threads';
import { Readability } from '@mozilla/readability';
import { NodeFilter, parseHTML } from 'linkedom';

const { html, url, text } = workerData as { html: string; url: string; text?: string };

/** The parser needs the tags that HTML may leave out. */
const parsed = (text: string) =>
  parseHTML(/<html[\s>]/i.test(text) ? text : `<!DOCTYPE html><html><body>${text}</body></html>`);

const { document, Node, Element, Document } = parsed(html);

// What the extension's readers find in a browser.
class DOMParser {
  parseFromString = () => parsed('<html><head></head><body></body></html>').document;
}
Object.assign(globalThis, { Node, Element, Document, DOMParser, NodeFilter });

const { capturePage } = await import('#domain/extraction/page/capturePage.ts');
const { readPosting } = await import('#domain/extraction/page/readPosting.ts');
const { postingFacts } = await import('#domain/extraction/postingFacts.ts');

function readPage() {
  const draft = capturePage(document, url, Readability);
  return { text: draft.pageText, facts: postingFacts(draft, draft.postUrl || url) };
}

parentPort?.postMessage({
  ...(text === undefined
    ? readPage()
    : { text, facts: readPosting({ document, text }, Readability) }),
  hasPassword: document.querySelector('input[type="password"]') !== null,
});
