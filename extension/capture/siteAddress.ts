import { comparable } from './pageTexts.ts';

/**
 * Recruiting systems that host the pages of many employers, and where their address names the
 * employer. Such a name only confirms one that the page shows.
 */
const SYSTEMS: [RegExp, 'path' | 'subdomain' | 'none'][] = [
  [/(?:^|\.)greenhouse\.io$/, 'path'],
  [/^jobs\.(?:eu\.)?lever\.co$/, 'path'],
  [/^jobs\.ashbyhq\.com$/, 'path'],
  [/^apply\.workable\.com$/, 'path'],
  [/^(?:jobs|careers)\.smartrecruiters\.com$/, 'path'],
  [/^jobs\.jobvite\.com$/, 'path'],
  [/^ats\.rippling\.com$/, 'path'],
  [/^jobs\.gem\.com$/, 'path'],
  [
    /\.(?:myworkdayjobs|myworkdaysite|workable|recruitee|bamboohr|teamtailor|applytojob|pinpointhq|icims)\.com$/,
    'subdomain',
  ],
  [/\.(?:personio\.(?:de|com)|breezy\.hr|softgarden\.io|jobs\.lever\.co)$/, 'subdomain'],
  [
    /(?:^|\.)(?:oraclecloud\.com|taleo\.net|successfactors\.(?:com|eu)|ultipro\.com|paylocity\.com|dayforcehcm\.com|join\.com)$/,
    'none',
  ],
];

/** Sites with the postings of many employers that their pages don't always show to be one. */
const BOARDS =
  /^(?:linkedin|indeed|glassdoor|stepstone|xing|monster|ziprecruiter|dice|seek|reed|totaljobs|upwork|freelancer|fiverr|malt|freelancermap|wellfound|angel|ycombinator|naukri|infojobs|talent|jooble|adzuna|simplyhired|builtin|welcometothejungle|otta|google|facebook|x|twitter|reddit|github|medium|wikipedia)$/;
const BOARD_WORDS =
  /job|career|karriere|stellen|arbeit|emploi|empleo|trabajo|emprego|vacature|lavoro|praca|pracuj|arbets|stilling|hiring|recruit|remoteok|freelanc/;

/** Parts of a host that name a section or a server instead of an employer. */
const GENERIC =
  /^(?:www\d?|m|jobs?|careers?|karriere|apply|boards?|job-boards|hire|hiring|recruiting|talent|work|app|eu|us|uk|de|en|wd\d+|ats|impl|embed|api|jobboard|en-us|companies|company|o|j|c|p|view|external|global)$/;

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
export function siteLabel(url: string): string {
  const { labels } = partsOf(url);
  const [second = '', top = ''] = labels.slice(-2);
  const isTwoPart =
    labels.length > 2 && top.length === 2 && /^(?:co|com|org|net|ac|gov|or|ne)$/.test(second);
  return labels.at(isTwoPart ? -3 : -2) ?? '';
}

const systemOf = (url: string) => SYSTEMS.find(([host]) => host.test(partsOf(url).hostname));

/** Whether the site is a recruiting system that shows one employer's postings per address. */
export const isRecruitingSystem = (url: string): boolean => systemOf(url) !== undefined;

/** The employer's name in the address of a recruiting system, as it is written there; '' if none. */
function employerInAddress(url: string): string {
  const { labels, path } = partsOf(url);
  const [, where] = systemOf(url) ?? [];
  const name =
    where === 'path'
      ? path[0] === 'embed'
        ? (URL.parse(url)?.searchParams.get('for') ?? '')
        : (path.find((part) => !GENERIC.test(part)) ?? '')
      : where === 'subdomain'
        ? (labels.find((label) => !GENERIC.test(label)) ?? '').replace(/^(?:careers?|jobs?)-/, '')
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
    .filter((name) => !GENERIC.test(name))
    .map((name) => comparable(name.replace(/^(?:careers?|jobs?)-|-(?:careers?|jobs?)$/, '')))
    .filter((name) => name.length > 2);
}

/** Whether the address alone says that the site lists postings of many employers. */
export function isKnownBoard(url: string): boolean {
  const label = siteLabel(url);
  return BOARDS.test(label) || (BOARD_WORDS.test(label) && !isRecruitingSystem(url));
}
