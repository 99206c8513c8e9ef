import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../../e2e/server.ts';
import { embeddedFonts } from './embeddedFonts.ts';

/* The fictional careers page that the recording captures a lead from. */

/** A fictional host. A Chromium flag maps it to this machine. */
const HOST = 'jobs.northwind.example';

export const JOB_ADDRESS = `${HOST}/senior-frontend-engineer`;

export const JOB = { title: 'Senior Frontend Engineer', company: 'Northwind Traders' };

const INTRODUCTION =
  'Own the ordering portal that wholesalers across the Nordics keep open all day. You make a large interface fast, calm and accessible.';

const TASKS = [
  'Rebuild the ordering portal in TypeScript and React, step by step',
  'Start a design system that three product teams share',
  'Make accessibility a habit: reviews, tests and mentoring',
];

const DEMANDS = [
  'Years of building interfaces that people work in all day',
  'TypeScript, React and a practical view of accessibility',
  'Clear writing: we decide in documents, not in meetings',
];

const items = (texts: readonly string[]) => texts.map((text) => `<li>${text}</li>`).join('');

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: JOB.title,
  hiringOrganization: { '@type': 'Organization', name: JOB.company },
  employmentType: 'FULL_TIME',
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Oslo', addressCountry: 'Norway' },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'NOK',
    value: { '@type': 'QuantitativeValue', value: 950_000, unitText: 'YEAR' },
  },
  description: `<p>${INTRODUCTION}</p><p>What you'll do</p><ul>${items(TASKS)}</ul><p>What you bring</p><ul>${items(DEMANDS)}</ul>`,
};

const styles = `
  :root {
    color-scheme: light dark;
    --ground: light-dark(#fff, #14181a); --band: light-dark(#eef4f1, #1a2321);
    --ink: light-dark(#16211e, #e6ecea); --soft: light-dark(#55635e, #9fb0aa);
    --line: light-dark(#dbe4e0, #2b3634); --brand: light-dark(#0d5c48, #74cdb0);
  }
  * { box-sizing: border-box; margin: 0; }
  html { scrollbar-width: none; }
  body { background: var(--ground); color: var(--ink); font: 15px/1.6 'Geist Variable', sans-serif; }
  header { display: flex; gap: 28px; align-items: center; padding: 16px 56px; color: var(--soft); }
  header b { display: flex; gap: 10px; align-items: center; margin-right: auto; color: var(--brand);
    font-size: 18px; font-weight: 650; letter-spacing: -0.02em; }
  header span:last-child { color: var(--ink); font-weight: 500; }
  .band { padding: 36px 56px 40px; background: var(--band); }
  .band small { color: var(--soft); font-size: 14px; }
  h1 { margin: 8px 0 10px; font-size: 40px; font-weight: 600; line-height: 1.1;
    letter-spacing: -0.03em; }
  .facts { display: flex; gap: 8px; margin: 18px 0 26px; list-style: none; padding: 0; }
  .facts li { padding: 3px 12px; border: 1px solid var(--line); border-radius: 99px;
    background: var(--ground); font-size: 13.5px; }
  a { display: inline-block; padding: 10px 22px; border-radius: 8px; background: var(--brand);
    color: var(--ground); font-weight: 550; text-decoration: none; }
  main { max-width: 780px; padding: 8px 56px 120px; }
  h2 { margin: 28px 0 8px; font-size: 19px; font-weight: 600; letter-spacing: -0.01em; }
  main ul { display: grid; gap: 5px; padding-left: 20px; }
  main li::marker { color: var(--brand); }
  .introduction { margin-top: 26px; font-size: 17px; }
  form { display: grid; gap: 8px; margin-top: 36px; padding-top: 8px; border-top: 1px solid var(--line); }
  label { margin-top: 8px; font-weight: 500; }
  input, textarea { padding: 10px 12px; border: 1px solid var(--line); border-radius: 8px;
    background: var(--ground); color: var(--ink); font: inherit; line-height: 1.5; resize: none; }
  input:focus, textarea:focus { outline: 2px solid var(--brand); outline-offset: -1px; }
`;

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${JOB.title} at ${JOB.company}</title>
<script type="application/ld+json">${JSON.stringify(posting)}</script>
<style>${embeddedFonts()}${styles}</style>
</head>
<body>
<header>
  <b><svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor"><path d="M12 0l4 12-4 12-4-12z"/><path d="M0 12l7-2.4v4.8zM24 12l-7-2.4v4.8z" opacity=".55"/></svg>Northwind</b>
  <span>Products</span><span>Company</span><span>Careers</span>
</header>
<div class="band">
  <small>Careers / Engineering</small>
  <h1>${JOB.title}</h1>
  <p>${JOB.company} · Oslo, Norway</p>
  <ul class="facts"><li>Full-time</li><li>Hybrid</li><li>NOK 950,000 a year</li></ul>
  <a href="#apply">Apply for this job</a>
</div>
<main>
  <p class="introduction">${INTRODUCTION}</p>
  <h2>What you'll do</h2><ul>${items(TASKS)}</ul>
  <h2>What you bring</h2><ul>${items(DEMANDS)}</ul>
  <form id="apply">
    <h2>Apply for this job</h2>
    <label for="name">Your name</label><input id="name" value="Mara Lindqvist">
    <label for="letter">Cover letter</label><textarea id="letter" rows="17"></textarea>
  </form>
</main>
</body>
</html>`;

export interface JobPage {
  /** The Chromium flag that maps the fictional host. */
  hostRule: string;
  url: string;
  close: () => void;
}

/** Serves the careers page on a free port of this machine. */
export async function serveJobPage(): Promise<JobPage> {
  const port = await freePort();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    hostRule: `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`,
    url: `http://${JOB_ADDRESS}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
