import { canonicalUrl } from '#domain/extraction/canonicalUrl.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { namesOnPage } from './employerNames.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { comparable, metaText } from './pageTexts.ts';
import { isRecruitingSystem, siteLabel } from './siteAddress.ts';

/** The site's name as the page writes it, if it is the one of the address. */
function siteName(page: Page): string {
  const stated = metaText(page, 'og:site_name');
  if (stated !== '' && stated.length <= 40) return stated;
  const label = comparable(siteLabel(page.url));
  return namesOnPage(page).find((name) => label !== '' && comparable(name) === label) ?? '';
}

/** Reads what every page has: its address and its site. */
export function readAddress(page: Page): PartialDraft {
  const { url } = page;
  const hostname = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  // A recruiting system signs its pages with the employer's name.
  const name = isRecruitingSystem(url) ? '' : siteName(page);
  return {
    source: /(?:^|\.)linkedin\.com$/.test(hostname) ? 'LinkedIn' : name || hostname,
    postUrl: isWebAddress(url) ? canonicalUrl(url) : '',
  };
}
