import { Readability } from '@mozilla/readability';
import { cleanText } from './cleanText.ts';
import type { PartialDraft } from './leadDraft.ts';
import { namesOf, nameTokens } from './nameTokens.ts';
import type { Page } from './page.ts';
import { plainText } from './plainText.ts';

const SUBJECT = /^(?:jobs?|posting|position|vacancy|role|opening|stellen|stellenanzeige|offer|ad)$/;
const BODY = /^(?:description|details?|body|content|text|beschreibung)$/;
/** Shorter text is a placeholder; unnamed text has to be longer to be a posting. */
const SHORTEST_NAMED = 80;
const SHORTEST = 200;
/** Shorter text around a form introduces the form. */
const SHORTEST_AROUND_FORM = 400;

/** Whether the name is one for a posting's text: `job-description`, `jobAdDetails`. */
function isDescriptionName(name: string): boolean {
  const tokens = nameTokens(name);
  if (tokens.some((token) => /^(?:meta|short|header)$/.test(token))) return false;
  const body = tokens.findLastIndex((token) => BODY.test(token));
  return (
    /^jobs?(?:description|details)/.test(tokens.join('')) ||
    (body > 0 && tokens.slice(0, body).some((token) => SUBJECT.test(token)))
  );
}

/** The parts that the markup names as the posting's text. */
function namedText({ content }: Page): string {
  const texts: string[] = [];
  let taken: Element | null = null;
  for (const element of content.body.querySelectorAll('*')) {
    if (taken?.contains(element) || !namesOf(element).some(isDescriptionName)) continue;
    const text = plainText(element);
    if (text.length < SHORTEST_NAMED) continue;
    taken = element;
    // Some pages hold their text twice, for wide and for narrow windows.
    if (!texts.some((known) => known.includes(text))) texts.push(text);
  }
  return texts.join('\n\n');
}

/** The page's main text. Of a text in several parts, Readability finds only one; then it's all of it. */
function mainText({ content, document }: Page): string {
  const hasForm = document.querySelectorAll('[data-form] :is(input, select)').length > 2;
  const shortest = hasForm ? SHORTEST_AROUND_FORM : SHORTEST;
  // Readability changes the document that it reads.
  const copy = content.cloneNode(true) as Document;
  const options = { charThreshold: shortest, serializer: (main: Node) => main };
  const main = new Readability<Node>(copy, options).parse()?.content;
  const found = main ? plainText(main) : '';
  const whole = plainText(content.querySelector('main, [role="main"]') ?? content.body);
  if (found.length >= Math.max(shortest, whole.length / 3)) return found;
  return whole.length < shortest ? '' : whole;
}

/** Reads the text of a posting: the part that its markup names, otherwise the page's main text. */
export function readDescription(page: Page): PartialDraft {
  return { description: cleanText(page.document, namedText(page) || mainText(page)) };
}
