import { cleanText } from './cleanText.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { plainText } from './plainText.ts';

/** Shorter text is a placeholder. */
const SHORTEST = 200;
/** Shorter text around a form introduces the form. */
const SHORTEST_AROUND_FORM = 400;

/** A longer link is a sentence of the text. */
const MOST_LINK = 40;
const ACTIONS = 'a[href]:not([href^="#"], [href^="mailto:"]), [role="button"]';

/** The text without the lines that are only a link or a button: "View all jobs", "Apply". */
export function withoutActions({ content }: Pick<Page, 'content'>, text: string): string {
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

/** The page's main text. Of a text in several parts, Readability finds only one; then it's all of it. */
function mainText({ content, document, Readability }: Page): string {
  const hasForm = document.querySelectorAll('[data-form] :is(input, select)').length > 2;
  const shortest = hasForm ? SHORTEST_AROUND_FORM : SHORTEST;
  // Readability changes the document that it reads.
  const copy = content.cloneNode(true) as Document;
  const options = { charThreshold: shortest, serializer: (main: Node) => main };
  const main = new Readability(copy, options).parse()?.content;
  const found = main ? plainText(main) : '';
  const whole = plainText(content.querySelector('main, [role="main"]') ?? content.body);
  if (found.length >= Math.max(shortest, whole.length / 3)) return found;
  return whole.length < shortest ? '' : whole;
}

/** Reads the text of a posting: the page's main text. */
export function readDescription(page: Page): PartialDraft {
  return { description: cleanText(page.document, withoutActions(page, mainText(page))) };
}
