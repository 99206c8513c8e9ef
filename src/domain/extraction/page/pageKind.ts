import { urlParams } from '#domain/extraction/urlParams.ts';
import { namedSection } from '#domain/pitches/asked/postingSections.ts';
import postingPages from '#domain/words/data/postingPages.json' with { type: 'json' };
import { namesRole } from '#domain/words/namesRole.ts';
import { onlyOf, plainMarks } from '#domain/words/phrases.ts';
import type { PageKind } from './leadDraft.ts';
import type { Page } from './page.ts';
import { headings, pageTitles } from './pageTexts.ts';
import { plainText } from './plainText.ts';
import { readLabels } from './readLabels.ts';
import { isLinkedInJob } from './readLinkedInJob.ts';
import { isRecruitingSystem } from './siteAddress.ts';
import { structuredPosting, structuredPostings } from './structuredPosting.ts';

const APPLY_LINK = onlyOf(postingPages.apply);
const JOBS = Object.values(postingPages.jobLists).flat().join('|');
/** "120 Software Engineer jobs in Berlin", "Engineering jobs near me", "Open positions". */
const LIST_TITLE = new RegExp(
  `^(?:\\(?\\d[\\d.,+ ]*\\)?\\s.{0,60}\\b(?:${JOBS})\\b|.{0,60}\\b(?:${JOBS})\\s+(?:in|near|for|from)\\s|(?:all |our |open |current |latest |search |browse |find )*(?:${JOBS})$|(?:job )?search(?: results)?\\b)`,
  'i',
);
const JOB_PATH =
  /\/(?:jobs?|careers?|karriere|stellen\p{L}*|vacanc(?:y|ies)|vacatures?|positions?|openings?|postings?|emplois?|offres?|ofertas?|empleos?|vagas?|p|o|j)\/[^/]*[\p{L}\d]|\/(?:viewjob|job-?detail)/iu;
const JOB_ID =
  /^(?:gh_jid|jk|vjk|job_?id|jid|req_?id|ashby_jid|vacancy_?id|requisition_?id|jobreq\w*|posting_?id)$/i;
const FREELANCE =
  /\b(?:proposals?(?::| \d)|bids?(?::| \d)|fixed[- ]price|project budget|hourly range|about the client|submit a proposal|place (?:a |your )bid)(?!\w)/gi;

function hasJobAddress(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed) return false;
  return JOB_PATH.test(parsed.pathname) || urlParams(parsed).some(([name]) => JOB_ID.test(name));
}

function hasLabelledFacts(page: Page): boolean {
  const { location, compensationRange, employmentType, closesAt } = readLabels(page);
  return [location, compensationRange, employmentType, closesAt].filter(Boolean).length >= 2;
}

/** Whether one of these elements has a text of this form. */
function shows({ document }: Page, selector: string, pattern: RegExp): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const text = (element.textContent ?? '').slice(0, 100).replace(/\s+/g, ' ').trim();
    return pattern.test(plainMarks(text || (element.getAttribute('aria-label') ?? '')));
  });
}

/** How much speaks for a single job posting. Two signals make one. */
function jobSignals(page: Page): number {
  const { document, url } = page;
  const texts = headings(page).map(({ text }) => text);
  const strong = [...document.querySelectorAll('strong, b, dt')]
    .slice(0, 200)
    .map((element) => (element.textContent ?? '').slice(0, 80));
  const sections = [...new Set([...texts, ...strong])]
    .map(namedSection)
    .filter((section) => section !== null);
  const asksFor = sections.some((section) => section !== 'other');
  const count = [
    shows(page, 'a, button, [role="button"]', APPLY_LINK),
    hasJobAddress(url),
    isRecruitingSystem(url) &&
      (URL.parse(url)?.pathname.split('/').filter(Boolean).length ?? 0) > 1,
    asksFor,
    asksFor && sections.length >= 3,
    [...pageTitles(page), ...texts.slice(0, 5)].some(namesRole),
  ].filter(Boolean).length;
  // Labels take another pass over the page, so they only decide close calls.
  return count === 1 || count === 2 ? count + Number(hasLabelledFacts(page)) : count;
}

/** A project on a marketplace: it has bids and a client instead of an employer. */
function isFreelance({ content }: Page): boolean {
  const words = plainText(content.body, 60_000).match(FREELANCE) ?? [];
  return new Set(words.map((word) => word.toLowerCase().replace(/\d/g, ''))).size >= 2;
}

/** Tells a job posting from a list of them and from any other page. */
export function pageKind(page: Page): PageKind {
  const { url } = page;
  if (structuredPosting(page)) return isFreelance(page) ? 'project' : 'job';
  if (isLinkedInJob(url)) return 'job';
  const { hostname, pathname } = URL.parse(url) ?? { hostname: '', pathname: '' };
  if (/(?:^|\.)linkedin\.com$/.test(hostname)) {
    if (/^\/(?:posts|feed\/update)\//.test(pathname)) return 'post';
    return pathname.startsWith('/jobs') ? 'list' : 'other';
  }
  if (structuredPostings(page).length > 1) return 'list';
  const signals = jobSignals(page);
  const all = headings(page);
  const texts = all.map(({ text }) => text);
  // A posting can be on a page that calls itself "Careers".
  const titles = all[0]?.isMain ? [all[0].text] : pageTitles(page);
  const isListTitle = titles.some((title) => LIST_TITLE.test(title) && !/\bat\b/.test(title));
  const roles = texts.filter(namesRole).length;
  const looksLikeList = isListTitle && signals < 5 && roles !== 1;
  if (looksLikeList || (roles > 3 && !(all[0]?.isMain && namesRole(all[0].text)))) return 'list';
  if (signals > 0 && isFreelance(page)) return 'project';
  return signals >= 2 ? 'job' : 'other';
}
