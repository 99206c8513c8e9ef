import type { PartialDraft } from './leadDraft.ts';
import { metaText } from './pageTexts.ts';

/** Reads what the page says about itself to other sites. */
export function readOpenGraph(document: Document, _url: string): PartialDraft {
  const description = metaText(document, 'og:description') || metaText(document, 'description');
  const name = [
    metaText(document, 'profile:first_name'),
    metaText(document, 'profile:last_name'),
  ].filter(Boolean);
  return { description, contactInfo: { name: name.join(' ') } };
}
