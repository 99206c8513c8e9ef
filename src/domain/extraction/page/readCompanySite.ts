import { namesRole } from '#domain/words/namesRole.ts';
import { table } from '#domain/words/table.ts';
import { employerByAddress } from './employerNames.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { plainText } from './plainText.ts';
import { isKnownBoard, isRecruitingSystem } from './siteAddress.ts';

/** The pages on which a site speaks about the company that runs it. */
const ABOUT = new Set(
  table(`index, home, about, about-us, company, who-we-are, our-story, our-team, our-company, team, contact, career,
    careers, jobs, imprint, impressum, ueber-uns, unternehmen, karriere, kontakt, a-propos, qui-sommes-nous,
    entreprise, nosotros, quienes-somos, sobre, chi-siamo, over-ons, om-oss`),
);

/** Whether a path is the site's own, or one of these pages, maybe below a language: "/en/about.html". */
function isAbout(pathname: string): boolean {
  const parts = pathname.toLowerCase().split('/').filter(Boolean);
  if (/^[a-z]{2}(?:-[a-z]{2})?$/.test(parts[0] ?? '')) parts.shift();
  const [page = 'index', ...rest] = parts;
  return rest.length === 0 && ABOUT.has(page.replace(/\.\w+$/, ''));
}

/** Whether the page speaks as one person: "Hire me", and never "we". */
function isPersonal({ content }: Page): boolean {
  const text = plainText(content.body, 50_000);
  return /\b(?:I|I['’]m|me|my)\b/.test(text) && !/\b(?:we|our|us)\b/i.test(text);
}

/** Reads the company from a page of its own site. Elsewhere the site's name is only the publisher's. */
export function readCompanySite(page: Page): PartialDraft {
  const { url } = page;
  const { pathname, origin } = URL.parse(url) ?? { pathname: '', origin: '' };
  if (!isAbout(pathname) || isRecruitingSystem(url) || isKnownBoard(url)) return {};
  if (isPersonal(page)) return {};
  const company = employerByAddress(page, namesRole);
  if (company === '') return {};
  // The page's title is a slogan or a section: "We light stages", "Careers".
  return { title: company, company, contactInfo: { website: origin } };
}
