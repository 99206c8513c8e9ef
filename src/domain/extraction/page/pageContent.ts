import postingPages from '#domain/words/data/postingPages.json' with { type: 'json' };
import { anyOf, plainMarks } from '#domain/words/phrases.ts';
import { namesOf, nameTokens } from './nameTokens.ts';

const FRAME =
  'nav, footer, [hidden], [role="navigation"], [role="search"], [role="contentinfo"], [role="dialog"], [role="banner"]';
/** Names of parts about other postings, about the visitor, or about hiring in general. */
const OTHER_NAME =
  /^(?:similar|related|recommended|recommendations?|suggested|suggestions?|recent|recently|cookies?|consent|search|filters?|footer|navbar|breadcrumbs?|newsletter|modal|eeo|disclaimer|fraud|gdpr)$/;
const OTHER = anyOf(postingPages.otherPostings);
const POSTINGS = anyOf(postingPages.jobLists);
const NOTICE = anyOf(postingPages.notices);
const MOST_OTHER = 60;

/** Whether a heading starts what isn't about the job: other postings, a form or a notice. */
const isOtherHeading = (text: string): boolean =>
  (text.length <= MOST_OTHER && OTHER.test(text) && POSTINGS.test(text)) ||
  NOTICE.exec(text)?.index === 0;

const isOtherName = (name: string): boolean =>
  nameTokens(name).some((part) => OTHER_NAME.test(part));

/** For each element, the sum of what it and everything in it has. */
function totals(root: Element, own: (element: Element) => number): Map<Element, number> {
  const sums = new Map<Element, number>();
  // Children come after their parents, so each is complete when it is added to its parent.
  for (const element of [root, ...root.querySelectorAll('*')].reverse()) {
    const sum = (sums.get(element) ?? 0) + own(element);
    sums.set(element, sum);
    const { parentElement } = element;
    if (parentElement) sums.set(parentElement, (sums.get(parentElement) ?? 0) + sum);
  }
  return sums;
}

function textLength({ childNodes }: Element): number {
  let length = 0;
  for (const { nodeType, nodeValue } of childNodes) {
    if (nodeType === Node.TEXT_NODE) length += (nodeValue ?? '').trim().length;
  }
  return length;
}

const levelOf = ({ localName }: Element): number =>
  /^h[1-6]$/.test(localName) ? Number(localName.charAt(1)) : 7;

/** Removes a heading with what follows it, up to the next heading of its level. */
function removeFollowing(heading: Element): void {
  let next = heading.nextElementSibling;
  while (next && levelOf(next) > levelOf(heading) && !next.querySelector('h1, h2')) {
    next.remove();
    next = heading.nextElementSibling;
  }
  heading.remove();
}

/**
 * A copy of the page with only what it is about: without menus, footers, forms, lists of other
 * postings and notices on hiring. A part with the main heading or most of the text always stays,
 * regardless of its name; some systems wrap everything in one form.
 */
export function pageContent(page: Document): Document {
  const content = page.cloneNode(true) as Document;
  const { body } = content;
  const title = body.querySelector('h1');
  const lengths = totals(body, textLength);
  const most = (lengths.get(body) ?? 0) / 2;
  const isMain = (part: Element): boolean =>
    part === body || part.contains(title) || (lengths.get(part) ?? 0) > most;

  for (const part of body.querySelectorAll('*')) {
    const isOther = part.hasAttribute('data-form') || namesOf(part).some(isOtherName);
    if (part.matches(FRAME) || (isOther && !isMain(part))) part.remove();
  }
  for (const heading of body.querySelectorAll('h2, h3, h4, h5, h6')) {
    const text = (heading.textContent ?? '').slice(0, 200).replace(/\s+/g, ' ').trim();
    if (!isOtherHeading(plainMarks(text)) || !body.contains(heading)) continue;
    let part = heading;
    let parent = part.parentElement;
    while (parent && !isMain(parent) && parent.firstElementChild === part) {
      part = parent;
      parent = part.parentElement;
    }
    if (part === heading) removeFollowing(heading);
    else part.remove();
  }
  return content;
}
