import { Readability } from '@mozilla/readability';
import type { PageFacts } from '#domain/contract/extraction.ts';
import { readPosting } from './readPosting.ts';
import { parsed, testDocument } from './testing/testDocument.ts';
import { textToHtml } from './textToHtml.ts';

const readText = (text: string) =>
  readPosting({ document: parsed(textToHtml(text)), text }, Readability);
const NOTHING = { title: '', company: '', location: '', compensationRange: '', deadline: '' };

const PLACE_LINE = `Junior Product Manager, Pricing (m/f/d)
Nebelhorn SE · Leipzig, Germany (hybrid, 3 days in the office)

Full-time, permanent
Salary: €52,000 – €60,000 per year

Nebelhorn plans night trains. 210 people, profitable since 2024.

Your tasks
- Run our pricing experiments from idea to decision

How to apply
Send your CV and a letter to jobs@nebelhorn.example until 20 January 2027. Please mention the reference number NB-301.`;

const NETWORK = `Quay Foods

Head Baker

Cork, Ireland · Reposted 2 weeks ago · 41 applicants
Promoted by hirer · Responses managed off the site
On-site   Full-time

Easy Apply
Save

About the job
Quay Foods bakes for forty cafés. You lead a night shift of six.

Benefits
- €41,000 to €46,000 a year
- Four nights a week`;

const GERMAN = `Produktmanagerin Onboarding (w/m/d)
Spreelotse eG · Berlin-Wedding · Vollzeit, unbefristet · ab 62.000 € brutto im Jahr

Die Spreelotse ist eine Genossenschaft mit 9.000 Mitgliedern.

Bewerbung
Sende deine Unterlagen bis zum 28.02.2027 an bewerbung@spreelotse.example, Kennziffer SL-12. Fragen beantwortet das Team Personal unter 030 5550 1234.`;

test.each<[string, string, Partial<PageFacts>]>([
  [
    'the company and the place in one line',
    PLACE_LINE,
    {
      title: 'Junior Product Manager, Pricing',
      company: 'Nebelhorn SE',
      location: 'Leipzig, Germany (hybrid, 3 days in the office)',
      compensationRange: '€52,000 – €60,000 per year',
      deadline: '2027-01-20',
      contactEmail: 'jobs@nebelhorn.example',
      employmentType: 'Full-time, Permanent',
      reference: 'NB-301',
      unsure: [],
    },
  ],
  [
    "a network's order: company, title, place",
    NETWORK,
    {
      title: 'Head Baker',
      company: 'Quay Foods',
      location: 'Cork, Ireland',
      compensationRange: '€41,000 to €46,000 a year',
      employmentType: 'On-site, Full-time',
    },
  ],
  [
    'German lines',
    GERMAN,
    {
      title: 'Produktmanagerin Onboarding',
      company: 'Spreelotse eG',
      location: 'Berlin-Wedding',
      compensationRange: 'ab 62.000 € brutto im Jahr',
      deadline: '2027-02-28',
      contactEmail: 'bewerbung@spreelotse.example',
      employmentType: 'Vollzeit, unbefristet',
      reference: 'SL-12',
    },
  ],
  [
    'a first line with bars',
    'Senior Accountant | Harbor & Pine, LLC | Boston, MA\n\nOwn the month-end close.',
    { title: 'Senior Accountant', company: 'Harbor & Pine, LLC', location: 'Boston, MA' },
  ],
  [
    'a company below the title that the text says again',
    '# Senior Accountant\nHarbor & Pine\nBoston, MA\n\nAt Harbor & Pine, we close in five days.',
    { title: 'Senior Accountant', company: 'Harbor & Pine', location: 'Boston, MA' },
  ],
  [
    'labels',
    'Company: Harbor & Pine\n**Job title:** Senior Accountant\n- Location: Boston, MA',
    { title: 'Senior Accountant', company: 'Harbor & Pine', location: 'Boston, MA' },
  ],
  ['a heading about the company', 'About Harbor & Pine\nA bakery.', { company: 'Harbor & Pine' }],
  ['a heading about us', 'About Us\nWe are a bakery of forty people.', NOTHING],
  ['a first sentence', 'We are looking for an accountant who closes the books.', NOTHING],
  ['a menu', 'Home\nJobs\nAbout\nUnited States\nSign in', NOTHING],
  [
    'pay in a sentence',
    'Baker\nWe pay €70,000 to €85,000 a year.',
    { compensationRange: '€70,000 to €85,000 a year' },
  ],
  [
    'a place and how it is meant',
    'Product Manager\nBerlin, hybrid',
    { title: 'Product Manager', location: 'Berlin, hybrid' },
  ],
  [
    'amounts that are no pay',
    'Baker\nA bakery with €3 million in sales.',
    { compensationRange: '' },
  ],
  ['nothing', ' \n', NOTHING],
])('reads %s', (_what, text, facts) => {
  expect(readText(text)).toMatchObject(facts);
});

test('keeps a pasted text as it is, and says when it was cut', () => {
  expect(readText(PLACE_LINE)).toMatchObject({ description: PLACE_LINE, notice: '' });
  const { description, notice, title } = readText(`${PLACE_LINE}\n${'We bake. '.repeat(3_000)}`);
  expect(description.length).toBeLessThanOrEqual(20_000);
  expect(notice).toBe('The text was cut after 20,000 characters.');
  expect(title).toBe('Junior Product Manager, Pricing');
});

test('reads copied HTML without its menus, and the employer in the address of a recruiting system', () => {
  const prose = 'You plan the night and its people, and keep the sourdough alive. '.repeat(3);
  const document = testDocument(
    `<nav><a href="/">Home</a> <a href="/jobs">Jobs</a></nav><div><a href="https://quay.example/jobs">Back to jobs</a></div>
    <img alt="Lever logo"><h1>Head Baker</h1>
    <div>Cork, Ireland</div><p>${prose}</p><a href="https://jobs.lever.co/quayfoods/1/apply">Apply</a>
    <p>Quay Foods bakes for forty cafés. Join Quay Foods today.</p><script>alert(1)</script>
    <div><h2>Create a Job Alert</h2><p>Get future jobs by email.</p></div>`,
  );
  const facts = readPosting({ document }, Readability);
  expect(facts).toMatchObject({
    title: 'Head Baker',
    company: 'Quay Foods',
    location: 'Cork, Ireland',
    url: '',
  });
  expect(facts.description).toMatch(/^Head Baker/);
  expect(facts.description).not.toMatch(/alert|Sign in/);
});

test('assumes the next such day for a date without a year, and says so', () => {
  const { deadline, unsure, quotes } = readText(
    'Baker\n\nApply until 15 January at jobs@quay.example.',
  );
  expect(deadline).toMatch(/^\d{4}-01-15$/);
  expect(unsure).toEqual(['deadline']);
  expect(quotes.deadline).toBe('15 January');
});
