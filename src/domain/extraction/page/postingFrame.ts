import { namesOf, nameTokens } from './nameTokens.ts';
import type { Page } from './page.ts';
import { pageTitles } from './pageTexts.ts';
import { isHidden } from './plainText.ts';
import { isKnownBoard, isRecruitingSystem } from './siteAddress.ts';

const SUBJECT =
  /^(?:jobs?|careers?|postings?|positions?|vacanc(?:y|ies)|apply|recruit\w*|icims|karriere|stellen\w*|emplois?|empleos?)$/;

const speaksOfJobs = (text: string): boolean => nameTokens(text).some((word) => SUBJECT.test(word));

/**
 * The address of the frame of another site that seems to hold the posting; '' without one. A browser
 * doesn't let such a frame be read from the page around it.
 */
export function postingFrame(page: Page): string {
  const { document, url } = page;
  const isAboutJobs = [url, ...pageTitles(page)].some(speaksOfJobs);
  const frames = [...document.querySelectorAll('iframe[src], frame[src]')].flatMap((element) => {
    const src = URL.parse(element.getAttribute('src') ?? '', url);
    return src && /^https?:$/.test(src.protocol) && !isHidden(element) ? [{ element, src }] : [];
  });
  const named = frames.find(
    ({ element, src }) =>
      isRecruitingSystem(src.href) ||
      isKnownBoard(src.href) ||
      [src.pathname, element.getAttribute('title') ?? '', ...namesOf(element)].some(speaksOfJobs),
  );
  const large = isAboutJobs && frames.find(({ element }) => element.hasAttribute('data-large'));
  return (named || large || undefined)?.src.href ?? '';
}
