import type { LinkedInPost } from '#domain/contract/extraction.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { decodedEntities, jsonLdPost } from './jsonLdPost.ts';
import { ownTitle, titleParts } from './postTitle.ts';

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

/** The text of an element, with its line breaks. */
function textOf(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('br, p')) line.append('\n');
  return (copy.textContent ?? '').replaceAll('\u00a0', ' ').trim();
}

/** The card of the page's own post. Up to 14 other posts follow it. */
const ownCard = (page: Document): Element | null =>
  page.querySelector('article.main-feed-activity-card-with-comments');

/** Whether the element belongs to a post that the card shares. */
const isReshared = (element: Element): boolean =>
  element.closest('article.feed-reshare-content, .feed-reshare-content') !== null;

const ownElement = (card: Element | null, selector: string): Element | undefined =>
  Array.from(card?.querySelectorAll(selector) ?? []).find((element) => !isReshared(element));

const COMMENTARY = '[data-test-id=main-feed-activity-card__commentary]';

/** The post's text outside a card. The other posts of the page are list items. */
const textWithoutCard = (page: Document): Element | undefined =>
  Array.from(page.querySelectorAll(COMMENTARY)).find(
    (element) => !isReshared(element) && element.closest('li') === null,
  );

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
 * Reads a post from the page that LinkedIn shows to visitors who aren't signed in. Facts that the
 * page doesn't contain are ''. It never contains the author's location.
 */
export function readLinkedInPost(page: Document): LinkedInPage {
  if (isSignInWall(page)) return { kind: 'sign-in wall' };
  const card = ownCard(page);
  const structured = jsonLdPost(page);
  const isPostPage =
    meta(page, 'pageKey') === 'd_public_post' ||
    /^https:\/\/[a-z.]*linkedin\.com\/posts\//.test(meta(page, 'og:url'));
  const commentary = card ? ownElement(card, COMMENTARY) : textWithoutCard(page);
  if (!structured && !card && !commentary && !isPostPage) return { kind: 'no post' };

  const actor = ownElement(card, 'a[data-tracking-control-name=public_post_feed-actor-name]');
  const content =
    structured?.content || textOf(commentary) || (isPostPage ? meta(page, 'og:description') : '');
  const pageTitle = meta(page, 'og:title') || textOf(page.querySelector('title'));
  const author = structured?.author || textOf(actor) || titleParts(pageTitle).author;
  if (content === '' && author === '') return { kind: 'no post' };

  const heading = textOf(page.querySelector('h1.section-title'));
  const headline = structured?.headline ?? '';
  return {
    kind: 'post',
    post: {
      title: clean(ownTitle({ heading, headline, pageTitle, author, content }), LIMITS.title),
      author: clean(author, LIMITS.personName),
      content: clean(content, LIMITS.description),
      authorProfileUrl:
        profileUrl(structured?.authorUrl ?? '') || profileUrl(actor?.getAttribute('href') ?? ''),
      location: '',
    },
  };
}
