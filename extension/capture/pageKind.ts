import { isOfType, jsonLdObjects } from './jsonLdObjects.ts';
import { headings, metaText, pageTitles } from './pageTexts.ts';
import { plainText } from './plainText.ts';
import { APPLY } from './readApplyLink.ts';
import { readLabels } from './readLabels.ts';
import { isLinkedInJob } from './readLinkedInJob.ts';
import { isRecruitingSystem } from './siteAddress.ts';
import { structuredPosting, structuredPostings } from './structuredPosting.ts';
import { isRole } from './titlePatterns.ts';

/** What a page is about. Only a job fills the fields of a job. */
export type PageKind = 'job' | 'list' | 'project' | 'article' | 'person' | 'other';

const JOBS =
  "(?:jobs|openings|vacancies|positions|roles|careers|stellenangebote|stellen|jobangebote|offres(?: d[’']emploi)?|emplois|ofertas(?: de (?:empleo|trabajo))?|empleos|vagas|vacatures|lediga jobb|ledige stillinger|offerte di lavoro|oferty pracy)";
/** "120 Software Engineer jobs in Berlin", "Engineering jobs near me", "Open positions". */
const LIST_TITLE = new RegExp(
  `^(?:\\(?\\d[\\d.,+ ]*\\)?\\s.{0,60}\\b${JOBS}\\b|.{0,60}\\b${JOBS}\\s+(?:in|near|for|from)\\s|(?:all |our |open |current |latest |search |browse |find )*${JOBS}$|(?:job )?search(?: results)?\\b)`,
  'i',
);
const JOB_PATH =
  /\/(?:jobs?|careers?|karriere|stellen(?:angebote?|anzeigen?)?|stelle|vacanc(?:y|ies)|vacatures?|positions?|openings?|opportunit(?:y|ies)|postings?|requisitions?|emplois?|offres?(?:-emploi)?|ofertas?|empleos?|praca|posizioni|vagas?|jobannonce|tyopaikat|viewjob|job-?detail\w*|jobposting|rolles?|jobb|stilling|lavoro|oferty?|p|o|j)\/[^/]*[\p{L}\d]|\/(?:viewjob|job-?detail\w*)\b|\/[\w-]*-(?:job|jobs)-?[\w-]*\d/iu;
const JOB_ID =
  /^(?:gh_jid|jk|vjk|job_?id|jid|req_?id|ashby_jid|vacancy_?id|requisition_?id|jobreq\w*|posting_?id)$/i;
const SECTION =
  /\b(?:responsibilities|requirements|qualifications|what you(?:['’]ll| will) (?:do|bring|need)|who you are|what we(?:['’]re| are) looking for|what we offer|about the (?:role|job|position)|the role|your (?:profile|tasks|mission|role)|job description|(?:deine?|ihre?) (?:aufgaben|profil|mission)|aufgaben|anforderungen|(?:das )?(?:bringst du|bringen sie) mit|wir bieten|das bieten wir|missions|votre profil|profil recherché|requisitos|funciones|responsabilidades|requisiti|offriamo|functie-?eisen|wij bieden|kvalifikationer|arbetsuppgifter|arbeidsoppgaver|kvalifikasjoner|obowiązk(?:i|ów)|(?:nasze )?wymagania|responsabilidades e atribuições|requisitos e qualificações)(?!\p{L})/iu;
const FREELANCE =
  /\b(?:proposals?(?::| \d)|bids?(?::| \d)|fixed[- ]price|project budget|hourly range|client(?:['’]s)? (?:history|rating)|about the client|freelancers? (?:needed|wanted)|submit a proposal|place (?:a |your )bid)(?!\w)/gi;

function hasJobAddress(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed) return false;
  return (
    JOB_PATH.test(parsed.pathname) ||
    [...parsed.searchParams.keys()].some((name) => JOB_ID.test(name))
  );
}

/** Whether many links of the page lead to addresses of one shape with differing ends. */
function hasManyJobLinks(document: Document, url: string): boolean {
  const targets = new Set<string>();
  for (const link of document.querySelectorAll('a[href]')) {
    const target = URL.parse(link.getAttribute('href') ?? '', url);
    if (target && hasJobAddress(target.href)) targets.add(`${target.pathname}${target.search}`);
    if (targets.size >= 8) return true;
  }
  return false;
}

function hasLabelledFacts(document: Document, url: string): boolean {
  const { location, compensationRange, employmentType, closesAt } = readLabels(document, url);
  return [location, compensationRange, employmentType, closesAt].filter(Boolean).length >= 2;
}

/** How much speaks for a single job posting. Two signals make one. */
function jobSignals(document: Document, url: string): number {
  const texts = headings(document).map(({ text }) => text);
  const strong = Array.from(document.querySelectorAll('strong, b, dt'))
    .slice(0, 200)
    .map((element) => (element.textContent ?? '').slice(0, 80));
  const sections = new Set(
    [...texts, ...strong].map((text) => SECTION.exec(text)?.[0].toLowerCase()).filter(Boolean),
  );
  const controls = Array.from(
    document.querySelectorAll('a, button, input[type="submit"], [role="button"]'),
  );
  const hasApply = controls.some((control) => {
    const text = control.getAttribute('value') ?? control.getAttribute('aria-label') ?? '';
    const shown =
      (control.textContent ?? '').length < 100
        ? (control.textContent ?? '').replace(/\s+/g, ' ').trim()
        : '';
    return APPLY.test(shown) || (shown === '' && APPLY.test(text));
  });
  const title = [...pageTitles(document), texts[0] ?? ''];
  const count = [
    hasApply,
    hasJobAddress(url),
    isRecruitingSystem(url) &&
      (URL.parse(url)?.pathname.split('/').filter(Boolean).length ?? 0) > 1,
    sections.size >= 1,
    sections.size >= 3,
    title.some(isRole),
    title.some((text) => /^job application for|\bis hiring\b|\bhiring\b.+\| linkedin$/i.test(text)),
  ].filter(Boolean).length;
  // Labels take another pass over the page, so they only decide close calls.
  return count === 1 || count === 2 ? count + Number(hasLabelledFacts(document, url)) : count;
}

/** A profile or an article, by what the page says to other sites. */
function declaredKind(document: Document): PageKind | null {
  const type = metaText(document, 'og:type');
  const objects = jsonLdObjects(document);
  const isDeclared = (name: RegExp) => objects.some((object) => isOfType(object, name));
  if (/^profile$/i.test(type) || isDeclared(/^ProfilePage$/i)) return 'person';
  if (/^article$/i.test(type) || isDeclared(/^(?:News|Blog|Tech|Scholarly)?(?:Article|Posting)$/i))
    return 'article';
  return null;
}

/** Tells a job posting from a list of them and from any other page. */
export function pageKind(document: Document, url: string): PageKind {
  if (structuredPosting(document, url)) return isFreelance(document) ? 'project' : 'job';
  if (isLinkedInJob(url)) return 'job';
  const { hostname, pathname } = URL.parse(url) ?? { hostname: '', pathname: '' };
  if (/(?:^|\.)linkedin\.com$/.test(hostname)) {
    if (pathname.startsWith('/in/')) return 'person';
    return pathname.startsWith('/jobs') ? 'list' : 'other';
  }
  if (structuredPostings(document).length > 1) return 'list';
  const signals = jobSignals(document, url);
  const titles = [...pageTitles(document), headings(document)[0]?.text ?? ''];
  if (titles.some((title) => LIST_TITLE.test(title) && !/\bat\b/.test(title)) && signals < 5)
    return 'list';
  if (hasManyJobLinks(document, url) && signals < 3) return 'list';
  const declared = declaredKind(document);
  if (isFreelance(document)) return 'project';
  // WordPress calls every page an article, so there a posting only needs more evidence.
  if (signals >= (declared ? 3 : 2)) return 'job';
  return declared ?? 'other';
}

/** A project on a marketplace: it has bids and a client instead of an employer. */
function isFreelance(document: Document): boolean {
  if (!document.body) return false;
  const words = plainText(document.body, 60_000).match(FREELANCE) ?? [];
  return new Set(words.map((word) => word.toLowerCase().replace(/\d/g, ''))).size >= 2;
}
