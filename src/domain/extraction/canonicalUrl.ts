import jobSites from '#domain/words/data/jobSites.json' with { type: 'json' };
import { urlParams } from './urlParams.ts';

/** Names that are tracking on one site and a posting's reference number on another. */
const AMBIGUOUS = /^(?:ref|ref_|referer|referrer|source|src|from|origin)$/i;

const COUNTRY_OR_MOBILE = /^(?:[a-z]{2}(?:-[a-z]{2})?|m)\.(.+)$/;

const isTracking = (name: string, value: string): boolean =>
  jobSites.trackingParameters.some((known) =>
    known.endsWith('*')
      ? name.toLowerCase().startsWith(known.slice(0, -1))
      : name.toLowerCase() === known,
  ) ||
  (AMBIGUOUS.test(name) && !/\d/.test(value));

/** Some single-page sites route after the `#`: there it names the page. */
const isRoute = (hash: string): boolean => /^#!?\//.test(hash);

/**
 * The address without tracking parameters, fragment and country host. Every other parameter stays,
 * because it may identify the posting. An address that isn't http(s) comes back unchanged.
 */
export function canonicalUrl(address: string): string {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  const [, site = ''] = COUNTRY_OR_MOBILE.exec(url.hostname) ?? [];
  if (jobSites.byCountry.includes(site)) url.hostname = `www.${site}`;
  if (!isRoute(url.hash)) url.hash = '';
  for (const [name, value] of urlParams(url)) {
    if (isTracking(name, value)) url.searchParams.delete(name);
  }
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '');
  return url.href;
}

/** LinkedIn writes a job's address with or without its title, or as the selected one in a list. */
function linkedInJobId(url: URL): string | undefined {
  if (url.hostname !== 'www.linkedin.com' || !url.pathname.startsWith('/jobs/')) return undefined;
  const [, id] = /^\/jobs\/view\/(?:.*-)?(\d{6,})$/.exec(url.pathname) ?? [];
  return id ?? url.searchParams.get('currentJobId') ?? undefined;
}

/** The part that two addresses of the same posting have in common. */
export function postingKey(address: string): string {
  const url = URL.parse(canonicalUrl(address));
  if (!url) return address;
  const linkedIn = linkedInJobId(url);
  if (linkedIn) return `linkedin-job ${linkedIn}`;
  const host = url.host.replace(/^www\./, '').replace(/^job-boards\./, 'boards.');
  const path = url.pathname.replace(/\/(?:apply|application)$/, '');
  url.searchParams.sort();
  return `${host}${path}?${url.searchParams}${url.hash}`;
}

/** Whether two addresses lead to the same posting, for example its page and its application form. */
export const isSamePosting = (a: string, b: string): boolean =>
  a !== '' && b !== '' && postingKey(a) === postingKey(b);
