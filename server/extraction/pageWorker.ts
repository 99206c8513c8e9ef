import { parentPort, workerData } from 'node:worker_threads';
import { Readability } from '@mozilla/readability';
import { NodeFilter, parseHTML } from 'linkedom';

const { html, url } = workerData as { html: string; url: string };

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
const draft = capturePage(document, url, Readability);
const { title, company, location, compensationRange, closesAt, contactInfo } = draft;

parentPort?.postMessage({
  text: draft.pageText,
  hasPassword: document.querySelector('input[type="password"]') !== null,
  page: {
    url: draft.postUrl || url,
    description: draft.description || draft.pageText,
    facts: {
      title,
      company,
      location,
      compensationRange,
      deadline: closesAt,
      contactName: contactInfo.name,
      contactEmail: contactInfo.email,
    },
  },
});
