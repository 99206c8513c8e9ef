import { employerByAddress, isSameName, namesOnPage, withoutCareerWords } from './employerNames.ts';
import { isCompanyName } from './fieldText.ts';
import { isJobBoard } from './isJobBoard.ts';
import type { PartialDraft } from './leadDraft.ts';
import { comparable, headings, metaText, pageTitles } from './pageTexts.ts';
import { employerInAddress, isRecruitingSystem, namesInAddress, siteLabel } from './siteAddress.ts';
import {
  isRole,
  SEPARATOR,
  type StatedTitle,
  statedTitle,
  titleAtEmployer,
} from './titlePatterns.ts';

/** Headings and parts of titles that name a section of a site, not its content. */
const SECTION =
  /^(?:(?:our |all |current |open )?(?:careers?|jobs?|positions|openings|vacancies|opportunities|roles)(?: (?:at|with|bei) .*)?|job (?:details?|description|summary|openings?|postings?|search|board|application)|apply(?: (?:now|here|online|for this (?:job|position|role)))?|overview|description|home(?: ?page)?|welcome.*|menu|search.*|karriere(?: bei .*)?|stellenangebote?|stellenanzeige|offene stellen|jobbörse|back(?: to .*)?|we(?:['’]re| are) hiring.*|join (?:us|our team).*|about(?: us| the (?:job|role|company))?|über uns|contact(?: us)?|responsibilities|requirements|qualifications|benefits|cookies?.*|sign in|log in|new|external)[!.]?$/i;
const LEGAL_FORM =
  /\b(?:GmbH|AG|SE|KG|mbH|e\.V\.|Inc\.?|LLC|Ltd\.?|Limited|Corp\.?|plc|S\.A\.|SAS|SARL|S\.L\.|S\.p\.A\.|S\.r\.l\.|B\.V\.|N\.V\.|AB|ASA?|A\/S|ApS|Oy|Pty)(?:$|[\s,])/;
/** What boards add to the title of a posting. */
const SUFFIX = /(?<!\s)\s+[-–]\s+job (?:post|posting|offer)$/i;
const PREFIX =
  /^(?:job|stellenangebot|stellenanzeige|jobangebot|vacancy|position|now hiring|hiring)\s?:\s+/i;

/** What the segments of a title turned out to be. */
interface Parts {
  /** The segments without the site's name and section names. */
  segments: string[];
  company: string;
}

function partsOf(title: string, { isSite, isBoard }: Site): Parts {
  const segments = title.split(SEPARATOR).map((segment) => segment.trim());
  const kept: string[] = [];
  let company = '';
  for (const segment of segments) {
    const name = withoutCareerWords(segment);
    const isCareers = name !== segment && name !== '' && !isRole(name);
    if (segment === '' || isSite(name)) continue;
    // "Acme Careers", "Jobs at Acme".
    if (isCareers && !isBoard && isCompanyName(name)) company ||= name;
    else if (!SECTION.test(segment)) kept.push(segment);
  }
  return { segments: kept, company };
}

/** The heading that a title repeats. A site's slogan or name is no title. */
function mainHeading(
  document: Document,
  titles: string[],
  isName: (text: string) => boolean,
): string {
  const all = headings(document).filter(({ text }) => !SECTION.test(text) && !isName(text));
  const known = titles.map(comparable);
  const repeated = all.find(({ text }) => {
    const heading = comparable(text);
    return heading.length > 2 && known.some((title) => title.includes(heading));
  });
  if (repeated) return repeated.text;
  const segments = titles
    .flatMap((title) => title.split(SEPARATOR))
    .filter((part) => !isName(part) && !SECTION.test(part))
    .map(comparable);
  const longer = all.find(({ element, text }) => {
    const heading = comparable(text);
    return (
      element.localName === 'h1' &&
      segments.some((part) => part.length > 5 && heading.startsWith(part))
    );
  });
  if (longer) return longer.text;
  const main = all.filter(({ element }) => element.localName === 'h1');
  return main.find(({ text }) => isRole(text))?.text ?? '';
}

/** The site and the names in its address, as far as they decide what a part of a title is. */
function siteOf(document: Document, url: string) {
  const isBoard = isJobBoard(document, url);
  const label = comparable(siteLabel(url));
  const host = comparable((URL.parse(url)?.hostname ?? '').replace(/^www\./, ''));
  const ownName = comparable(metaText(document, 'og:site_name'));
  const isHost = (name: string): boolean => [label, host, `${label}com`].includes(comparable(name));
  const addressNames = namesInAddress(url);
  return {
    isBoard,
    ownName,
    /** The name of a site that shows other employers' postings. */
    isSite: (name: string): boolean =>
      (isBoard && (isHost(name) || (ownName !== '' && comparable(name) === ownName))) ||
      (isRecruitingSystem(url) && isHost(name)),
    /** A name that the address confirms to be the employer's. */
    isEmployer: (name: string): boolean =>
      addressNames.some((known) => {
        const bare = withoutCareerWords(name);
        return comparable(bare) === known || (!isRole(name) && isSameName(bare, known));
      }),
  };
}
type Site = ReturnType<typeof siteOf>;

const isWhole = (heading: string, title: string, company: string): boolean =>
  heading.startsWith(title) && heading.endsWith(company);

/** "X at Y", if the page confirms that it isn't one title: "Data at Rest Engineer". */
function statedOnPage(
  document: Document,
  texts: { titles: string[]; segments: string[]; heading: string },
  site: Site,
): StatedTitle | null {
  const isConfirmed = ({ title, company }: StatedTitle): boolean =>
    texts.heading === '' ||
    !isWhole(comparable(texts.heading), comparable(title), comparable(company)) ||
    site.isEmployer(company) ||
    namesOnPage(document).some((name) => comparable(name) === comparable(company));
  const stated = [
    ...texts.titles.map((title) => statedTitle(title.split(' | ')[0] ?? '')),
    ...[...texts.segments, ...texts.titles]
      .map(titleAtEmployer)
      .filter((found) => found !== null && isConfirmed(found)),
  ];
  for (const found of stated) {
    const company = withoutCareerWords(found?.company ?? '');
    if (found && isCompanyName(company) && !site.isSite(company)) return { ...found, company };
  }
  return null;
}

/** Reads the job and the employer from headings and the structure of the page's titles. */
export function readTitle(document: Document, url: string): PartialDraft {
  const titles = pageTitles(document);
  const site = siteOf(document, url);
  const heading = mainHeading(
    document,
    titles,
    (text) => site.isSite(text) || site.isEmployer(text),
  );
  const parts = titles.map((title) => partsOf(title, site));
  const segments = parts.flatMap((part) => part.segments);
  const stated = statedOnPage(document, { titles, segments, heading }, site);

  const hasBoth =
    stated !== null &&
    isWhole(comparable(heading), comparable(stated.title), comparable(stated.company));
  const open = (parts[0]?.segments ?? []).filter((segment) => !site.isEmployer(segment));
  const title =
    (hasBoth ? '' : heading) ||
    stated?.title ||
    open.find(isRole) ||
    open[0] ||
    parts[0]?.segments[0] ||
    titles[0] ||
    '';

  const isTitle = (name: string): boolean => comparable(name) === comparable(title);
  const isOther = (name: string): boolean =>
    comparable(title).includes(comparable(name)) || isRole(name);
  const company =
    stated?.company ||
    parts.map((part) => part.company).find((name) => name !== '' && !isOther(name)) ||
    // Before the address, which may be an unknown board's.
    segments.find((name) => LEGAL_FORM.test(name) && isCompanyName(name) && !isOther(name)) ||
    (site.isBoard ? '' : employerByAddress(document, url, isTitle)) ||
    (site.isBoard
      ? ''
      : segments.find((name) => comparable(name) === site.ownName && !isOther(name))) ||
    '';
  return {
    title: title.replace(PREFIX, '').replace(SUFFIX, ''),
    company,
    location: stated?.location ?? '',
  };
}

/** The employer by the address of a recruiting system alone: "acme-labs" reads "Acme Labs". */
export function readEmployerAddress(_document: Document, url: string): PartialDraft {
  const words = employerInAddress(url)
    .split(/[-_.+\s]+/)
    .filter(Boolean);
  return { company: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') };
}
