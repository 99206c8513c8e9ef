import { onlyOf } from '#domain/words/phrases.ts';
import { EMPLOYER_LINKS } from '#domain/words/postingPages.ts';
import type { Page } from './page.ts';
import { isKnownBoard, isRecruitingSystem } from './siteAddress.ts';

const FOR_EMPLOYERS = onlyOf(EMPLOYER_LINKS);

/** Whether the site lists postings of many employers, by its address or by its own menus. */
export function isJobBoard({ document, url }: Page): boolean {
  if (isKnownBoard(url)) return true;
  if (isRecruitingSystem(url)) return false;
  return [...document.querySelectorAll('a')].some((link) => {
    const text = link.textContent ?? '';
    return text.length < 100 && FOR_EMPLOYERS.test(text.replace(/\s+/g, ' ').trim());
  });
}
