import { factsOfPost } from '#domain/extraction/factsOfPost.ts';
import { readLinkedInPost } from '#domain/extraction/readLinkedInPost.ts';
import { cleanLine, cleanText } from './cleanText.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';

/** Reads a public LinkedIn post: its text, and its author as the contact. */
export function readLinkedInPostPage({ document }: Page): PartialDraft {
  const page = readLinkedInPost(document);
  if (page.kind !== 'post') return {};
  const { title, company, contactName, contactLinkedin, description } = factsOfPost(page.post);
  return {
    title: cleanLine(document, title),
    company: cleanLine(document, company),
    description: cleanText(document, description),
    contactInfo: { name: cleanLine(document, contactName), linkedin: contactLinkedin },
  };
}
