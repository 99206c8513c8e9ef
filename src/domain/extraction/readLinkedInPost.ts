import type { LinkedInPost } from '#domain/contract/extraction.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { isDataObject, isOfType, jsonLdObjects } from './jsonLdObjects.ts';
import { ownTitle, titleParts } from './postTitle.ts';

/** The facts of a post in a page's JSON-LD. */
interface JsonLdPost {
  author: string;
  authorUrl: string;
  content: string;
  headline: string;
}

/** Decodes HTML entities twice, since LinkedIn escapes some texts twice. Tags stay as text. */
function decodedEntities(page: Document, text: string): string {
  const element = page.createElement('template').content.appendChild(page.createElement('p'));
  element.textContent = text;
  for (let times = 0; times < 2; times += 1)
    element.innerHTML = (element.textContent ?? '').replaceAll('<', '&lt;');
  return element.textContent ?? '';
}

/**
 * The post in the page's JSON-LD: a `SocialMediaPosting`, or a `VideoObject`, which has text and
 * author in other fields. `null` when the page has neither.
 */
function jsonLdPost(page: Document): JsonLdPost | null {
  const objects = jsonLdObjects(page);
  const posting = objects.find((object) => isOfType(object, /^SocialMediaPosting$/));
  const video = objects.find((object) => isOfType(object, /^VideoObject$/));
  if (!posting && !video) return null;
  const textAt = (object: unknown, key: string): string => {
    const value = isDataObject(object) ? object[key] : undefined;
    return typeof value === 'string'
      ? decodedEntities(page, value)
          .replace(/<br\s*\/?>/gi, '\n')
          .trim()
      : '';
  };
  const author = [posting ? posting.author : video?.creator].flat()[0];
  return {
    author: textAt(author, 'name'),
    authorUrl: textAt(author, 'url'),
    content: posting ? textAt(posting, 'articleBody') : textAt(video, 'description'),
    headline: posting ? textAt(posting, 'headline') : textAt(video, 'name'),
  };
}

/** The content of a LinkedIn page. */
export type LinkedInPage =
  | { kind: 'post'; post: LinkedInPost }
  | { kind: 'sign-in wall' }
  | { kind: 'no post' };

const meta = (page: Document, name: string): string =>
  decodedEntities(
    page,
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ??
      '',
  ).trim();

const textOf = (page: Document, selector: string): string =>
  (page.querySelector(selector)?.textContent ?? '').replaceAll('\u00a0', ' ').trim();

/** The URL of a member's or company's page without its query; '' for any other URL. */
function profileUrl(address: string): string {
  const url = URL.parse(address);
  const isProfile =
    url?.protocol === 'https:' &&
    /(?:^|\.)linkedin\.com$/.test(url.hostname) &&
    /^\/(?:in|company|school|showcase)\/[^/]/.test(url.pathname);
  return isProfile ? `${url.origin}${url.pathname}` : '';
}

/** Storable text: no NUL, no lone surrogates. `max` in characters. */
const clean = (text: string, max: number): string =>
  text.replaceAll('\0', '').slice(0, max).toWellFormed().trim();

function isSignInWall(page: Document): boolean {
  const key = meta(page, 'pageKey');
  const address = meta(page, 'og:url');
  return (
    /auth.?wall|login|sign.?in|sign.?up|registration/i.test(key) || /\/authwall\b/.test(address)
  );
}

/**
 * Reads a post from the page that LinkedIn shows to visitors who aren't signed in, by its structured data: cards
 * also hold other posts and the one that is shared. Facts that the page doesn't contain are ''. It never contains the author's location.
 */
export function readLinkedInPost(page: Document): LinkedInPage {
  if (isSignInWall(page)) return { kind: 'sign-in wall' };
  const structured = jsonLdPost(page);
  const isPostPage =
    meta(page, 'pageKey') === 'd_public_post' ||
    /^https:\/\/[a-z.]*linkedin\.com\/posts\//.test(meta(page, 'og:url'));
  if (!structured && !isPostPage) return { kind: 'no post' };

  const content = structured?.content || (isPostPage ? meta(page, 'og:description') : '');
  const pageTitle = meta(page, 'og:title') || textOf(page, 'title');
  const author = structured?.author || titleParts(pageTitle).author;
  if (content === '' && author === '') return { kind: 'no post' };

  const heading = textOf(page, 'h1.section-title');
  const headline = structured?.headline ?? '';
  return {
    kind: 'post',
    post: {
      title: clean(ownTitle({ heading, headline, pageTitle, author, content }), LIMITS.title),
      author: clean(author, LIMITS.personName),
      content: clean(content, LIMITS.description),
      authorProfileUrl: profileUrl(structured?.authorUrl ?? ''),
      location: '',
    },
  };
}
