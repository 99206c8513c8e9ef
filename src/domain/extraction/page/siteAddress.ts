import { siteName } from '#domain/webAddress.ts';
import jobSites from '#domain/words/data/jobSites.json' with { type: 'json' };
import { comparable } from './pageTexts.ts';

const GENERIC_ADDRESS_PARTS: ReadonlySet<string> = new Set(jobSites.genericParts);
const JOB_BOARDS: ReadonlySet<string> = new Set(jobSites.boards);

const isGeneric = (part: string): boolean =>
  GENERIC_ADDRESS_PARTS.has(part.replace(/(?<=^www|^wd)\d+$/, '')) || /^wd\d+$/.test(part);

const partsOf = (url: string): { labels: string[]; path: string[]; hostname: string } => {
  const parsed = URL.parse(url);
  const hostname = parsed?.hostname ?? '';
  return {
    hostname,
    labels: hostname.split('.'),
    path: (parsed?.pathname ?? '').toLowerCase().split('/').filter(Boolean),
  };
};

/** The name under which the site is registered: "acme" of careers.acme.co.uk. */
export const siteLabel = (url: string): string => siteName(partsOf(url).hostname);

/** Where the address of a recruiting system names the employer; `undefined` for another site. */
function systemOf(url: string): string | undefined {
  const hostname = `.${partsOf(url).hostname}`;
  return jobSites.systems.find(({ hosts }) => hosts.some((host) => hostname.endsWith(`.${host}`)))
    ?.employerIn;
}

/** Whether the site is a recruiting system that shows one employer's postings per address. */
export const isRecruitingSystem = (url: string): boolean => systemOf(url) !== undefined;

/** The employer's name in the address of a recruiting system, as it is written there; '' if none. */
export function employerInAddress(url: string): string {
  const { labels, path } = partsOf(url);
  const where = systemOf(url);
  const name =
    where === 'path'
      ? path[0] === 'embed'
        ? (URL.parse(url)?.searchParams.get('for') ?? '')
        : (path.find((part) => !isGeneric(part)) ?? '')
      : where === 'subdomain'
        ? (labels.find((label) => !isGeneric(label)) ?? '').replace(/^(?:careers?|jobs?)-/, '')
        : '';
  return decodeURIComponent(name.replace(/%(?![\da-f]{2})/gi, '%25')).slice(0, 60);
}

/** Names in the address that may be the employer's, most likely first, in a comparable form. */
export function namesInAddress(url: string): string[] {
  if (isKnownBoard(url)) return [];
  const { labels } = partsOf(url);
  const label = siteLabel(url);
  const subdomains = labels.slice(0, labels.indexOf(label));
  const names = isRecruitingSystem(url) ? [employerInAddress(url)] : [...subdomains, label];
  return names
    .filter((name) => !isGeneric(name))
    .map((name) => comparable(name.replace(/^(?:careers?|jobs?)-|-(?:careers?|jobs?)$/, '')))
    .filter((name) => name.length > 2);
}

/** Whether the address alone says that the site lists postings of many employers. */
export function isKnownBoard(url: string): boolean {
  const label = siteLabel(url);
  const hasWord = jobSites.boardWords.some((word) => label.includes(word));
  return JOB_BOARDS.has(label) || (hasWord && !isRecruitingSystem(url));
}
