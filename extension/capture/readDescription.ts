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

/** A longer link is a sentence of the text. */
const MOST_LINK = 40;
const ACTIONS = 'a[href]:not([href^="#"], [href^="mailto:"]), [role="button"]';

/** The text without the lines that are only a link or a button: "View all jobs", "Apply". */
function withoutActions({ content }: Page, text: string): string {
  const actions = new Set(
    [...content.querySelectorAll(ACTIONS)]
      .filter((action) => !action.closest('h1, h2, h3, h4, h5, h6'))
      .map((action) => plainText(action, 200))
      .filter((words) => words.length <= MOST_LINK),
  );
  return text
    .split('\n')
    .filter((line) => line === '' || !actions.has(line))
    .join('\n');
}

/** The parts that the markup names as the posting's text. */
function namedText({ content }: Page): string {
  const texts: string[] = [];
  const named = [...content.body.querySelectorAll('*')]
    .filter((element) => namesOf(element).some(isDescriptionName))
    .map((element) => ({ element, text: plainText(element) }))
    .filter(({ text }) => text.length >= SHORTEST_NAMED);
  let taken: Element | null = null;
  for (const { element, text } of named) {
    // A part around most of a named text is the page.
    const isAround = named.some(
      (inner) =>
        inner.element !== element &&
        element.contains(inner.element) &&
        inner.text.length < text.length &&
        inner.text.length > text.length / 2,
    );
    if (isAround || taken?.contains(element)) continue;
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
  const text = namedText(page) || mainText(page);
  return { description: cleanText(page.document, withoutActions(page, text)) };
}
