import { Readability } from '@mozilla/readability';
import { openPage, type Page } from '../page.ts';

export const parsed = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html');

/** A document for a test, from the insides of its body and head. */
export const testDocument = (body: string, head = ''): Document =>
  parsed(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);

/** The same as the readers get it. */
export const testPage = (body: string, head = '', url = 'https://x.example/1'): Page =>
  openPage(testDocument(body, head), url, Readability);

/** A JSON-LD block for the head of a test's page. */
export const jsonLd = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
