import { parseHTML } from 'linkedom';
import { capturePage } from './capturePage.ts';
import type { SavedPage } from './savedPages.ts';
import * as pages from './savedPages.ts';

const PARSERS: [string, (html: string) => Document][] = [
  ['a browser', (html) => new DOMParser().parseFromString(html, 'text/html')],
  ['linkedom', (html) => parseHTML(html).document],
];

describe.each(PARSERS)('a page parsed by %s', (_parser, parse) => {
  const capture = ({ url, html }: SavedPage, selection?: string) =>
    capturePage(parse(html), url, { selection });

  it('reads a Greenhouse posting', () => {
    const draft = capture(pages.GREENHOUSE);
    expect(draft).toMatchObject({
      title: 'Senior Software Engineer, Platform',
      company: 'Kestrel Labs',
      location: 'Remote - Canada',
      compensationRange: '$140,000 - $170,000 per year',
      source: 'boards.greenhouse.io',
      postUrl: 'https://boards.greenhouse.io/kestrellabs/jobs/4012345005',
      category: 'job-application',
    });
    expect(draft.description).toContain('• Design and run our ingestion pipeline\n• Review code');
    expect(draft.description).not.toContain('Current company');
  });

  it('reads a Lever posting, whose title starts with the company', () => {
    expect(capture(pages.LEVER)).toMatchObject({
      title: 'Staff Data Analyst',
      company: 'Brightwater',
      location: 'Oslo, Norway',
      employmentType: 'Full-time',
      applicationUrl:
        'https://jobs.lever.co/brightwater/5ac21346-8e0c-4494-8e7a-3eb92ff77902/apply',
    });
  });

  it('reads an Ashby posting, whose facts stand under headings', () => {
    expect(capture(pages.ASHBY)).toMatchObject({
      title: 'Product Designer',
      company: 'Plinth',
      location: 'London, UK',
      employmentType: 'Full-time',
      compensationRange: '£70K – £85K',
    });
  });

  it('reads a Workday posting, whose first heading is a trap', () => {
    expect(capture(pages.WORKDAY)).toMatchObject({
      title: 'Senior Consultant',
      company: 'Quillon',
      location: 'Toronto, Ontario',
      employmentType: 'Full-time',
      postedAt: '',
    });
  });

  it('reads a public LinkedIn job', () => {
    expect(capture(pages.LINKEDIN_JOB)).toMatchObject({
      title: 'Backend Engineer',
      company: 'Nordlicht GmbH',
      location: 'Hamburg, Germany',
      employmentType: 'Full-time',
      source: 'LinkedIn',
      postUrl: 'https://www.linkedin.com/jobs/view/backend-engineer-at-nordlicht-3812345678',
    });
  });

  it('reads an Indeed posting without naming Indeed as the company', () => {
    expect(capture(pages.INDEED)).toMatchObject({
      title: 'Warehouse Associate',
      company: 'Fernhill Logistics',
      location: 'Leeds LS1',
      source: 'Indeed',
      compensationRange: '£11.90 - £13.20 an hour',
    });
  });

  it('reads the structured data of a German posting, escaped twice', () => {
    expect(capture(pages.STEPSTONE)).toMatchObject({
      title: 'Softwareentwickler (m/w/d)',
      company: 'Rheinwerk Systeme AG',
      location: 'Köln, DE; Bonn, DE',
      compensationRange: '€60,000 – €75,000 per year',
      employmentType: 'Full-time, Part-time',
      postedAt: '2026-02-03',
      closesAt: '2026-04-04',
      description: 'Wir entwickeln für den Mittelstand.\n\n• Backend & Frontend\n• Tests',
      source: 'StepStone',
      contactInfo: { website: 'https://rheinwerk.example' },
    });
  });

  it('reads a Personio posting', () => {
    expect(capture(pages.PERSONIO)).toMatchObject({
      title: 'Produktmanager:in (m/w/d)',
      company: 'Moorfeld GmbH',
      category: 'job-application',
    });
  });

  it('reads the microdata of a SmartRecruiters posting', () => {
    expect(capture(pages.SMARTRECRUITERS)).toMatchObject({
      title: 'Deck Officer',
      company: 'Halvorsen Marine',
      location: 'Bergen, Norway',
      employmentType: 'Full-time',
      postedAt: '2026-01-15',
    });
  });

  it('reads a posting on a company site without structured data', () => {
    expect(capture(pages.WORDPRESS)).toMatchObject({
      title: 'Head Gardener',
      company: 'Orchard & Vine',
      location: 'Bath, Somerset',
      compensationRange: '£32,000 – £36,000 per annum',
      employmentType: 'Permanent',
      closesAt: '2026-04-30',
      contactInfo: { email: 'garden@orchardandvine.example' },
      category: 'job-application',
    });
  });

  it('reads broken HTML', () => {
    expect(capture(pages.BROKEN)).toMatchObject({
      title: 'QA Engineer',
      company: 'Tessellate',
      location: 'Lyon, France',
    });
  });

  it('reads a large page without its related postings', () => {
    expect(capture(pages.largePage())).toMatchObject({
      title: 'Site Reliability Engineer',
      company: 'Bulkhead',
      location: 'Porto, Portugal',
    });
  });

  it('invents no employer for a freelance project', () => {
    expect(capture(pages.FREELANCE)).toMatchObject({
      title: 'Migrate a Rails app to version 8',
      company: '',
      location: '',
      source: 'Upwork',
      category: null,
    });
  });

  it('takes the selection as the description', () => {
    const draft = capture(pages.HACKER_NEWS, 'Acme | Backend | Berlin\n\nWe build &amp; ship.');
    expect(draft).toMatchObject({
      title: 'Ask HN: Who is hiring? (October 2026)',
      company: '',
      location: '',
      source: 'news.ycombinator.com',
      description: 'Acme | Backend | Berlin\n\nWe build & ship.',
      category: null,
    });
  });

  it('names the company of its own About page and nothing else', () => {
    expect(capture(pages.ABOUT_PAGE)).toMatchObject({
      title: 'Northwind Traders',
      company: 'Northwind Traders',
      description: 'A family business in its third generation.',
      location: '',
      category: null,
    });
  });

  it('keeps a list of results to its title and address', () => {
    expect(capture(pages.SEARCH_RESULTS)).toEqual({
      ...capture({ name: '', url: '', html: '' }),
      title: '148 Software Engineer Jobs in Berlin | JobFinder',
      source: 'JobFinder',
      postUrl: pages.SEARCH_RESULTS.url,
    });
  });

  it('makes no job of an article about jobs', () => {
    expect(capture(pages.ARTICLE)).toMatchObject({
      title: 'How software engineers find jobs now',
      company: '',
      location: '',
      compensationRange: '',
      source: 'The Daily',
      category: null,
    });
  });

  it('leaves the page as it is', () => {
    for (const { html, url } of [pages.STEPSTONE, pages.LEVER, pages.BROKEN]) {
      const document = parse(html);
      const before = document.documentElement.outerHTML;
      capturePage(document, url);
      expect(document.documentElement.outerHTML).toBe(before);
    }
  });
});

it('names the labelled employer and not the board', () => {
  const html = `<title>Baker | Brod.no</title><h1>Baker</h1>
    <ul><li><span>Arbeidsgiver</span> <span>Nordfisk AS</span></li><li><span>Frist</span> <span>10.12.2026</span></li></ul>
    <h3>Arbeidsoppgaver</h3><p>You bake.</p><a href="/apply">Søk her</a>`;
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(capturePage(document, 'https://www.brod.no/job/ad.html?code=3')).toMatchObject({
    title: 'Baker',
    company: 'Nordfisk AS',
    closesAt: '2026-12-10',
  });
});
