import { readLinkedInPost } from '#domain/readLinkedInPost.ts';
import { cleanLine, cleanText } from './cleanText.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';

/** Reads a public LinkedIn post: its text, and its author as the contact. */
export function readLinkedInPostPage({ document, url }: Page): PartialDraft {
  const { hostname, pathname } = URL.parse(url) ?? { hostname: '', pathname: '' };
  if (!/(?:^|\.)linkedin\.com$/.test(hostname) || !/^\/(?:posts|feed\/update)\//.test(pathname)) {
    return {};
  }
  const page = readLinkedInPost(document);
  if (page.kind !== 'post') return {};
  const { post } = page;
  const author = cleanLine(document, post.author);
  const isCompany = /\/(?:company|school|showcase)\//.test(post.authorProfileUrl);
  return {
    title: cleanLine(document, post.title),
    company: isCompany ? author : '',
    description: cleanText(document, post.content),
    contactInfo: { name: isCompany ? '' : author, linkedin: post.authorProfileUrl },
  };
}
