import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import { capturePage } from './capturePage.ts';
import type { LeadDraft } from './leadDraft.ts';
import SAVED_PAGES from './pages/expected.json';
import { jsonLd, parsed, testDocument } from './testing/testDocument.ts';

const saved = (name: string): Document =>
  parsed(readFileSync(join(import.meta.dirname, 'pages', `${name}.html`), 'utf8'));

const URL_HERE = 'https://careers.crumb.example/jobs/7';
const capture = (body: string, head = '', url = URL_HERE): LeadDraft =>
  capturePage(testDocument(body, head), url, Readability);
const PROSE = 'You bake bread for the whole valley, early and with care. '.repeat(6).trim();
const JOB = `<h1>Baker</h1><h2>Requirements</h2><p>${PROSE}</p>`;

it.each(SAVED_PAGES)('reads $page', ({ page, url, expected }) => {
  expect(capturePage(saved(page), url, Readability)).toMatchObject(expected);
});

it('takes no board for the employer, also one with a hyphen', () => {
  const head =
    '<title>Baker | CV-Library</title><meta property="og:site_name" content="CV-Library">';
  const url = 'https://www.cv-library.co.uk/job/221/Baker';
  expect(capture(JOB.replace('<h2>', '<p>CV-Library</p><h2>'), head, url).company).toBe('');
});

it('takes the selection as the description', () => {
  const document = testDocument(JOB);
  const selection = 'Acme | Backend | Berlin\n\nWe build &amp; ship.';
  expect(capturePage(document, URL_HERE, Readability, { selection }).description).toBe(
    'Acme | Backend | Berlin\n\nWe build & ship.',
  );
});

it('reads only the address of a PDF', () => {
  const document = testDocument('');
  Object.defineProperty(document, 'contentType', { value: 'application/pdf' });
  const read = capturePage(document, 'https://crumb.example/jobs/baker.pdf', Readability);
  const postUrl = 'https://crumb.example/jobs/baker.pdf';
  expect(read).toMatchObject({ kind: 'pdf', title: '', description: '', postUrl });
});

describe('the title', () => {
  it.each(['Job Posting Details', 'Jobannonce', 'Careers', 'Northwind'])(
    'is the heading when the page calls itself %s',
    (title) => {
      const body = `<h1>Sygeplejerske, afsnit B4</h1><h2>Om dig</h2><p>${PROSE}</p>`;
      expect(capture(body, `<title>${title}</title>`).title).toBe('Sygeplejerske, afsnit B4');
      expect(capture(`<p>${PROSE}</p>`, `<title>${title}</title>`).title).toBe('');
    },
  );

  it('is empty when several headings name jobs', () => {
    const body = ['Baker', 'Cook', 'Waiter', 'Driver'].map((job) => `<h2>${job}</h2>`).join('');
    expect(capture(`<h1>Careers</h1>${body}`).title).toBe('');
  });
});

describe('the company', () => {});

describe('similar jobs', () => {
  const other = (job: string) =>
    `<div class="tile"><h4>${job}</h4><div class="company">Pan</div><div class="location">Wels</div><p>Salary: $1 per hour</p></div>`;
  it.each([
    `<section><h2>Similar jobs</h2>${other('Cook')}</section>`,
    `<div class="related-jobs">${other('Cook')}</div>`,
    `<h2>Weitere Stellen</h2>${other('Koch')}`,
    `<div>${other('Cook')}${other('Waiter').replace('Wels', 'Linz').replace('Pan', 'Pot')}</div>`,
  ])('are not read from %s', (list) => {
    expect(capture(`<main>${JOB}</main>${list.replace(/<p>.*?<\/p>/g, '')}`)).toMatchObject({
      title: 'Baker',
      company: '',
      location: '',
    });
    expect(capture(`<main>${JOB}</main>${list}`).description).not.toContain('Cook');
  });
});

describe('the description', () => {
  const FORM = `<h2>Apply for this job</h2><label>Current company</label><p>${PROSE.replaceAll('bread', 'forms')}</p>`;
  const NOTICE = `<section><h3>Beware of recruitment fraud</h3><p>${PROSE.replaceAll('bread', 'fraud')}</p></section>`;
  it.each([
    `<main>${JOB}</main>${NOTICE}`,
    `<main>${JOB}<form>${FORM}</form></main>`,
    `<main>${JOB}</main><div class="job-application">${FORM}</div>`,
    `<div class="job-description">${JOB}${NOTICE}</div>`,
  ])('leaves forms and notices out of %s', (body) => {
    const { description } = capture(body);
    expect(description).toContain('bread');
    expect(description).not.toMatch(/fraud|forms|Current company/);
  });

  it('leaves out the page around the text, and links and buttons on lines of their own', () => {
    const text = `<div class="job-details-text"><p>${PROSE}</p><p><a href="/list">View all jobs</a></p>
      <p>Read <a href="/book">our book</a>.</p><h2><a href="/tasks">Tasks</a></h2><p>Knead.</p></div>`;
    const around = '<p>Sign in and add your salary</p><p>Full time</p>';
    const { description } = capture(
      `<div class="job-details-page"><h1>Baker</h1>${around}${text}</div>`,
    );
    expect(description).toBe(`${PROSE}\n\nRead our book.\n\nTasks\n\nKnead.`);
    const plain = capture(`<h1>Baker</h1><p>${PROSE}</p><p><a href="/x">Apply</a></p>`);
    expect(plain.description).not.toMatch(/Apply/);
  });
});

it('reports a reader that fails, and keeps what the others know', () => {
  const error = new Error('broken');
  jest.spyOn(Readability.prototype, 'parse').mockImplementation(() => {
    throw error;
  });
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(capture(JOB)).toMatchObject({ title: 'Baker', description: '' });
  expect(log).toHaveBeenCalledWith('Leadside: a reader failed on this page', error);
  jest.restoreAllMocks();
});

it('reads a page whose fields override its properties', () => {
  const fields = ['title', 'head', 'body', 'querySelectorAll', 'documentElement', 'implementation'];
  const forms = fields.map((name) => `<form name="${name}"><img name="${name}"></form>`).join('');
  const inner = ['localName', 'nodeType', 'attributes', 'getAttribute', 'parentElement']
    .map((name) => `<input name="${name}">`)
    .join('');
  const posting = jsonLd({ '@type': 'JobPosting', title: 'Baker', hiringOrganization: 'Crumb' });
  const text = PROSE.repeat(5);
  expect(capture(`${forms}<form>${inner}<p>${text}</p></form>`, posting)).toMatchObject({
    title: 'Baker',
    company: 'Crumb',
    description: text,
  });
});

it.each([
  '',
  'about:blank',
  'javascript:alert(1)',
  'http://[',
  'file:///home/x.html',
  'chrome://extensions',
])('has no address for %j', (url) => {
  expect(capture('<h1>Baker</h1><a href="x">Apply</a>', '', url).postUrl).toBe('');
});
