import {
  employerByAddress,
  isSameName,
  namesOnPage,
  SEPARATOR,
  withoutCareerWords,
} from './employerNames.ts';
import { isCompanyName } from './fieldText.ts';
import { isJobBoard } from './isJobBoard.ts';
import type { PartialDraft } from './leadDraft.ts';
import { comparable, headings, metaText, pageTitles } from './pageTexts.ts';
import { employerInAddress, isRecruitingSystem, namesInAddress, siteLabel } from './siteAddress.ts';
import { isRole, type StatedTitle, statedTitle } from './titlePatterns.ts';

/** Headings and parts of titles that name a section of a site, not its content. */
const SECTION =
  /^(?:(?:our |all |current |open )?(?:careers?|jobs?|positions|openings|vacancies|opportunities|roles)(?: (?:at|with|bei) .*)?|job (?:details?|description|summary|openings?|postings?|search|board|application)|apply(?: (?:now|here|online|for this (?:job|position|role)))?|overview|description|home(?: ?page)?|welcome.*|menu|search.*|karriere(?: bei .*)?|stellenangebote?|stellenanzeige|offene stellen|jobbörse|back(?: to .*)?|we(?:['’]re| are) hiring.*|join (?:us|our team).*|about(?: us| the (?:job|role|company))?|über uns|contact(?: us)?|responsibilities|requirements|qualifications|benefits|cookies?.*|sign in|log in|new|external)[!.]?$/i;
const LEGAL_FORM =
  /\b(?:GmbH|AG|SE|KG|mbH|e\.V\.|Inc\.?|LLC|Ltd\.?|Limited|Corp\.?|plc|S\.A\.|SAS|SARL|S\.L\.|S\.p\.A\.|S\.r\.l\.|B\.V\.|N\.V\.|AB|ASA?|A\/S|ApS|Oy|Pty)(?:$|[\s,])/;
const PREFIX =
  /^(?:job|stellenangebot|stellenanzeige|jobangebot|vacancy|position|now hiring|hiring)\s?:\s+/i;

/** What the segments of a title turned out to be. */
interface Parts {
  /** The segments without the site's name and section names. */
  segments: string[];
  company: string;
}

function partsOf(title: string, isSite: (name: string) => boolean, isBoard: boolean): Parts {
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

/** Reads the job and the employer from headings and the structure of the page's titles. */
export function readTitle(document: Document, url: string): PartialDraft {
  const titles = pageTitles(document);
  const isBoard = isJobBoard(document, url);
  const label = siteLabel(url);
  const isHost = (name: string) => {
    const bare = comparable(name);
    return (
      bare === comparable(label) ||
      bare.startsWith(`${comparable(label)}com`) ||
      bare === comparable(URL.parse(url)?.hostname.replace(/^www\./, '') ?? '')
    );
  };
  const isShared = isBoard || isRecruitingSystem(url);
  const siteName = comparable(metaText(document, 'og:site_name'));
  const isSite = (name: string) =>
    isShared && (isHost(name) || (isBoard && siteName !== '' && comparable(name) === siteName));
  const isEmployer = (name: string) =>
    !isRole(name) &&
    namesInAddress(url).some((known) => isSameName(withoutCareerWords(name), known));

  const heading = mainHeading(document, titles, (text) => isSite(text) || isEmployer(text));
  const parts = titles.map((title) => partsOf(title, isSite, isBoard));
  const stated = [...titles, ...parts.flatMap(({ segments }) => segments)]
    .map(statedTitle)
    .filter((found): found is StatedTitle => found !== null && !isSite(found.company))
    .map((found) => ({
      ...found,
      company: withoutCareerWords(found.company.split(SEPARATOR)[0] ?? ''),
    }))
    // A heading that holds the whole text says that it's one title: "Data at Rest Engineer".
    .find(
      ({ title, company }) =>
        isCompanyName(company) &&
        (heading === '' ||
          !comparable(heading).includes(comparable(title + company)) ||
          isEmployer(company) ||
          namesOnPage(document).some((name) => comparable(name) === comparable(company))),
    );

  const segments = parts[0]?.segments ?? [];
  const isTitle = (text: string) =>
    heading !== '' && comparable(heading).includes(comparable(text));
  const open = segments.filter((segment) => !isEmployer(segment));
  const fromHeading =
    stated &&
    comparable(heading).startsWith(comparable(stated.title)) &&
    comparable(heading).includes(comparable(stated.company))
      ? stated.title
      : heading;
  const title = (
    fromHeading ||
    stated?.title ||
    open.find(isRole) ||
    open[0] ||
    segments[0] ||
    titles[0] ||
    ''
  ).replace(PREFIX, '');

  const all = parts.flatMap((part) => part.segments);
  const isOther = (name: string) => comparable(name) === comparable(title) || isRole(name);
  const company =
    stated?.company ||
    parts.map((part) => part.company).find((name) => name !== '' && !isOther(name)) ||
    (isBoard ? '' : employerByAddress(document, url, isOther)) ||
    all.find(
      (segment) =>
        LEGAL_FORM.test(segment) && isCompanyName(segment) && !isTitle(segment) && !isRole(segment),
    ) ||
    (isBoard ? '' : all.find((segment) => comparable(segment) === siteName && !isOther(segment))) ||
    '';
  return { title, company, location: stated?.location ?? '' };
}

/** The employer by the address of a recruiting system alone: "acme-labs" reads "Acme Labs". */
export function readEmployerAddress(_document: Document, url: string): PartialDraft {
  const words = employerInAddress(url)
    .split(/[-_.+\s]+/)
    .filter(Boolean);
  return { company: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') };
}
