import type { PageFacts } from '#domain/contract/extraction.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { postingFacts } from '#domain/extraction/postingFacts.ts';
import { capturePage } from './capturePage.ts';
import { limited } from './cleanText.ts';
import type { FindMain } from './page.ts';
import { plainText } from './plainText.ts';
import { withoutActions } from './readDescription.ts';
import { employerInAddress } from './siteAddress.ts';

/** The first address of a recruiting system among the links of a copied page: it names the employer. '' without one. */
const copiedAddress = (document: Document): string =>
  [...document.querySelectorAll('a[href^="http"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .find((href) => employerInAddress(href) !== '') ?? '';

/** Says that a posting was cut. */
const CUT = `The text was cut after ${LIMITS.description.toLocaleString('en-US')} characters.`;
/** Lines above the title that belong to the posting, such as the company. */
const ABOVE = 3;

/** The text from a little above the title on: what is before are menus. */
function fromTitle(text: string, title: string): string {
  const lines = text.split('\n');
  const at = title === '' ? -1 : lines.findIndex((line) => line.includes(title));
  return at < ABOVE
    ? text
    : lines
        .slice(at - ABOVE)
        .join('\n')
        .trim();
}

const LONG_LINE = 80;

/** Without the links of the site before the first long line and after the last: "Back to jobs". */
function withoutSite(document: Document, text: string): string {
  const lines = text.split('\n');
  const isText = (line: string) => line.length > LONG_LINE || line.startsWith('• ');
  const [first, last] = [lines.findIndex(isText), lines.findLastIndex(isText) + 1];
  const around = (part: string[]) => withoutActions({ content: document }, part.join('\n'));
  return [around(lines.slice(0, first)), ...lines.slice(first, last), around(lines.slice(last))]
    .join('\n')
    .trim();
}

interface Copied {
  document: Document;
  /** The posting as plain text, where that's what the user has. */
  text?: string;
}

/** Reads a posting that the user copied, as HTML or as `textToHtml` of its text. */
export function readPosting({ document, text }: Copied, Readability: FindMain): PageFacts {
  const address = text === undefined ? copiedAddress(document) : '';
  const draft = capturePage(document, address, Readability, { isPosting: true });
  const copied = () => fromTitle(draft.pageText, draft.title) || plainText(document.body);
  const whole = text ?? withoutSite(document, copied());
  const description = limited(whole.trim(), LIMITS.description);
  const facts = postingFacts({ ...draft, description }, '');
  return { ...facts, notice: whole.length > LIMITS.description ? CUT : '' };
}
