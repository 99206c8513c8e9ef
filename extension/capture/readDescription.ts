import { cleanText } from './cleanText.ts';
import { isOutsideContent } from './isOutsideContent.ts';
import type { PartialDraft } from './leadDraft.ts';
import { namesOf, nameTokens } from './nameTokens.ts';
import { plainText } from './plainText.ts';

const SUBJECT =
  /^(?:job|jobs|posting|position|vacancy|role|opening|stellen|stellenanzeige|offer|ad)$/;
const BODY = /^(?:description|details|detail|body|content|text|beschreibung)$/;
/** Shorter text is a placeholder; unnamed text has to be longer to be a posting. */
const SHORTEST_NAMED = 80;
const SHORTEST = 200;
const ELEMENT = 1;
const TEXT = 3;

/** Whether the name is one for a posting's text: `job-description`, `jobAdDetails`. */
function isDescriptionName(name: string): boolean {
  const tokens = nameTokens(name);
  if (tokens.some((token) => token === 'meta' || token === 'short' || token === 'header'))
    return false;
  const body = tokens.findLastIndex((token) => BODY.test(token));
  return (
    /^jobs?(?:description|details)/.test(tokens.join('')) ||
    (body > 0 && tokens.slice(0, body).some((token) => SUBJECT.test(token)))
  );
}

function namedDescription(document: Document): string {
  let longest = '';
  let taken: Element | null = null;
  const known = new Map<string, boolean>();
  const isNamed = (name: string): boolean => {
    const isDescription = known.get(name) ?? isDescriptionName(name);
    known.set(name, isDescription);
    return isDescription;
  };
  for (const element of document.querySelectorAll(
    '[class], [id], [data-testid], [data-automation], [data-automation-id], [data-qa], [data-ui], [data-at]',
  )) {
    if (taken?.contains(element) || !namesOf(element).some(isNamed) || isOutsideContent(element))
      continue;
    const text = plainText(element);
    if (text.length >= SHORTEST_NAMED) taken = element;
    if (text.length > longest.length) longest = text;
  }
  return longest.length >= SHORTEST_NAMED ? longest : '';
}

const isFrame = (element: Element): boolean =>
  /^(?:nav|footer|form|select|script|style|noscript|template|svg|aside|button|dialog)$/.test(
    element.localName,
  );

/** A paragraph or an inline element never holds a whole posting. */
const isContainer = (element: Element): boolean =>
  /^(?:div|section|article|main|td|tr|tbody|table|center|form|details)$/.test(element.localName);

/** The text length below each element, links and frames left out, in one pass. */
function textLengths(root: Element): Map<Element, number> {
  const lengths = new Map<Element, number>();
  const order: Element[] = [root];
  for (let at = 0; at < order.length; at += 1) {
    const element = order[at];
    if (!element) continue;
    let own = 0;
    for (let child = element.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === TEXT) own += (child.nodeValue ?? '').trim().length;
      else if (
        child.nodeType === ELEMENT &&
        !isFrame(child as Element) &&
        child.nodeName.toLowerCase() !== 'a'
      )
        order.push(child as Element);
    }
    lengths.set(element, own);
  }
  for (const element of order.reverse()) {
    const parent = element.parentElement;
    if (parent && element !== root)
      lengths.set(parent, (lengths.get(parent) ?? 0) + (lengths.get(element) ?? 0));
  }
  return lengths;
}

/** The smallest element that holds most of the page's text. */
function mainText(document: Document): string {
  const mains = document.querySelectorAll('main, [role="main"]');
  const root = mains.length === 1 ? mains[0] : document.body;
  if (!root) return '';
  const lengths = textLengths(root);
  let element: Element = root;
  for (;;) {
    const length = lengths.get(element) ?? 0;
    const inner: Element | undefined = Array.from(element.children).find(
      (child) => isContainer(child) && (lengths.get(child) ?? 0) > length * 0.75,
    );
    if (!inner) break;
    element = inner;
  }
  return plainText(element, 100_000, isFrame);
}

/** Reads the text of a posting: the part that its markup names, otherwise the page's main text. */
export function readDescription(document: Document, _url: string): PartialDraft {
  const main = () => {
    const text = mainText(document);
    return text.length >= SHORTEST ? text : '';
  };
  return { description: cleanText(document, namedDescription(document) || main()) };
}
