import { canonicalUrl } from '#domain/canonicalUrl.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { namesOnPage } from './employerNames.ts';
import type { PartialDraft } from './leadDraft.ts';
import { comparable, metaText, pageTitles } from './pageTexts.ts';
import { isRecruitingSystem, siteLabel } from './siteAddress.ts';

/** The site's name as the page writes it, if it is the one of the address. */
function siteName(document: Document, url: string): string {
  const stated = metaText(document, 'og:site_name');
  if (stated !== '' && stated.length <= 40) return stated;
  const label = comparable(siteLabel(url));
  return namesOnPage(document).find((name) => label !== '' && comparable(name) === label) ?? '';
}

/** Reads what every page has: its address, its site, and its title as it is. */
export function readAddress(document: Document, url: string): PartialDraft {
  const hostname = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  // A recruiting system signs its pages with the employer's name.
  const name = isRecruitingSystem(url) ? '' : siteName(document, url);
  return {
    title: pageTitles(document)[0] ?? '',
    source: /(?:^|\.)linkedin\.com$/.test(hostname) ? 'LinkedIn' : name || hostname,
    postUrl: isWebAddress(url) ? canonicalUrl(url) : '',
  };
}
