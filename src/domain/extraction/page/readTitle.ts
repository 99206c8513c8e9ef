import { isCompanyName } from '#domain/extraction/fieldText.ts';
import { isSection } from '#domain/extraction/isSection.ts';
import { hasLegalForm } from '#domain/words/companyForms.ts';
import { namesRole } from '#domain/words/namesRole.ts';
import { employerByAddress, isSameName, withoutCareerWords } from './employerNames.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { comparable, headings, metaText, pageTitles, SEPARATOR } from './pageTexts.ts';
import { isKnownBoard, isRecruitingSystem, namesInAddress, siteLabel } from './siteAddress.ts';
import { titleHeading } from './titleHeading.ts';

/** Tells whether a name in a title is the site's or the employer's. */
function siteOf(page: Page) {
  const { url } = page;
  const isBoard = isKnownBoard(url);
  const isSystem = isRecruitingSystem(url);
  const label = comparable(siteLabel(url));
  const host = comparable((URL.parse(url)?.hostname ?? '').replace(/^www\./, ''));
  const ownName = comparable(metaText(page, 'og:site_name'));
  const isHost = (name: string): boolean => [label, host].includes(comparable(name));
  const isOwnName = (name: string): boolean => ownName !== '' && comparable(name) === ownName;
  const addressNames = namesInAddress(url);
  /** A name that the address confirms to be the employer's. */
  const isEmployer = (name: string): boolean => {
    const bare = withoutCareerWords(name);
    return addressNames.some(
      (known) => comparable(bare) === known || (!namesRole(name) && isSameName(bare, known)),
    );
  };
  return {
    isBoard,
    isSystem,
    isOwnName,
    /** The name of a site that shows other employers' postings. */
    isSite: (name: string): boolean =>
      (isBoard && (isHost(name) || isOwnName(name))) || (isSystem && isHost(name)),
    isEmployer,
    /** Whether a title can mean this name as the employer: "Remote" only if the address confirms it. */
    canEmploy: (name: string): boolean => name !== '' && (isCompanyName(name) || isEmployer(name)),
  };
}
type Site = ReturnType<typeof siteOf>;

/** The parts of a title. A recruiting system writes the employer first, and then the job as it is. */
function split(title: string, site: Site): string[] {
  const all = title.split(SEPARATOR).map((part) => part.trim());
  const [first = ''] = all;
  const isWhole = site.isSystem && site.isEmployer(first) && !all.some(isSection);
  return isWhole && all.length > 2 ? [first, title.replace(first, '').replace(SEPARATOR, '')] : all;
}

/** The segments of a title without section names, and the employer of "Acme Careers" or "Jobs at Acme". */
function partsOf(title: string, site: Site): { segments: string[]; company: string } {
  const segments: string[] = [];
  let company = '';
  for (const segment of split(title, site)) {
    const name = withoutCareerWords(segment);
    const isCareers = name !== segment && !namesRole(name);
    if (segment === '' || site.isSite(name)) continue;
    if (isCareers && !site.isBoard && site.canEmploy(name)) company ||= name;
    else if (!isSection(segment)) segments.push(segment);
  }
  return { segments, company };
}

const AT = /^(.+) (?:at|@|bei|chez) (\p{Lu}.+)$/u;
const LEAD_IN = /^(?:job application|application|apply) for /i;
/** Behind an employer: "Acme in Oslo", "Acme (Remote)". */
const PLACE = / (?:in (?=\p{Lu})|\().*$/u;

/** The job and the employer in "X at Y". "Data at Rest Engineer" looks the same, but names no employer. */
function titleAtEmployer(text: string, site: Site): { title: string; company: string } | null {
  const [, title = '', rest = ''] = AT.exec(text) ?? [];
  const company = withoutCareerWords(rest.replace(PLACE, ''));
  const isEmployer = !namesRole(company) && site.canEmploy(company) && !site.isSite(company);
  const isJob = namesRole(title) || LEAD_IN.test(title) || site.isEmployer(company);
  return isJob && isEmployer ? { title: title.replace(LEAD_IN, ''), company } : null;
}

/**
 * Reads the job and the employer from headings and the structure of the page's titles. A title
 * without a role, such as "Careers", isn't a job.
 */
export function readTitle(page: Page): PartialDraft {
  const titles = pageTitles(page);
  const site = siteOf(page);
  const all = headings(page).filter(
    ({ text }) => !isSection(text) && !site.isSite(text) && !site.isEmployer(text),
  );
  const heading = titleHeading(all, titles)?.text ?? '';
  const parts = titles.map((title) => partsOf(title, site));
  const segments = parts.flatMap((part) => part.segments);
  const stated = segments
    .map((segment) => titleAtEmployer(segment, site))
    .find((found) => found !== null);
  const hasBoth = stated && comparable(heading).endsWith(comparable(stated.company));
  const title =
    (hasBoth ? '' : heading) ||
    stated?.title ||
    segments.find((segment) => namesRole(segment) && !site.isEmployer(segment)) ||
    '';

  const isTitle = (name: string): boolean => comparable(name) === comparable(title);
  const isOther = (name: string): boolean =>
    comparable(title).includes(comparable(name)) || namesRole(name);
  const named = [
    ...parts.map((part) => part.company),
    // Before the address, which may be an unknown board's.
    ...segments.filter((name) => hasLegalForm(name) && isCompanyName(name)),
  ].find((name) => name !== '' && !isOther(name));
  const own = () =>
    employerByAddress(page, isTitle) ||
    segments.find((name) => site.isOwnName(name) && !isOther(name));
  return {
    title,
    company: stated?.company || named || (site.isBoard ? '' : own()) || '',
  };
}

/** Reads the page's only main heading. For pages whose heading nothing else confirms. */
export function readHeading(page: Page): PartialDraft {
  const main = headings(page).filter(
    // A heading with a link is the site's logo.
    ({ element, text, isMain }) => isMain && !isSection(text) && !element.querySelector('a'),
  );
  const [only] = main;
  return { title: main.length === 1 && only ? only.text : '' };
}
