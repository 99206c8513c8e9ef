import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { metaText } from './pageTexts.ts';

/** Shorter text says what the page is: "Apply for Baker at Crumb". */
const SHORTEST = 60;

/** Reads what the page says about itself to other sites. */
export function readOpenGraph(page: Page): PartialDraft {
  const stated = metaText(page, 'og:description') || metaText(page, 'description');
  const description = stated.length < SHORTEST ? '' : stated;
  return { description };
}
