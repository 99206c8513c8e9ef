import { readLinkedInJob } from './readLinkedInJob.ts';
import { testPage } from './testing/testDocument.ts';

const PROSE = 'We ship boats along the coast, in every season. '.repeat(3).trim();
const IN_LIST = 'https://www.linkedin.com/jobs/search/?currentJobId=3812345678&keywords=go';
const OWN = 'https://www.linkedin.com/jobs/view/3812345678/';
const JOB = {
  title: 'Backend Engineer',
  company: 'Nordlicht',
  location: 'Hamburg, Germany',
  description: PROSE,
};

it('reads the selected job in a list of results for members', () => {
  const body = `<ul><li><a href="/jobs/view/1">Other</a><a href="/jobs/view/3812345678">Backend Engineer</a></li></ul>
    <main><div><div><a href="/company/nordlicht/life"><img alt="Logo"></a><a href="/company/nordlicht/life">Nordlicht</a></div>
      <div><h1><a href="/jobs/view/3812345678/?trk=x">Backend Engineer</a></h1></div>
      <div><span>Hamburg, Germany</span><span> · </span><span>2 weeks ago</span><span> · 40 applicants</span></div></div>
    <div id="job-details"><h2>About the job</h2><p>${PROSE}</p></div></main>`;
  expect(readLinkedInJob(testPage(body, '', IN_LIST))).toMatchObject({
    ...JOB,
    postUrl: 'https://www.linkedin.com/jobs/view/3812345678',
  });
});

describe('on a page for members whose class names mean nothing', () => {
  const HEAD = '<title>(2) Backend Engineer | Nordlicht | LinkedIn</title>';
  const read = ({
    title = '<p>Backend Engineer</p>',
    facts = '<p><span>Hamburg, Germany</span><span> </span>·<span> </span><span>Reposted 5 days ago</span></p>',
    company = '<a href="https://www.linkedin.com/company/nordlicht/life/"><p>Nordlicht</p></a>',
    chips = '',
  } = {}) =>
    readLinkedInJob(
      testPage(
        `<div role="button"><p>Baker</p><p>Crumb</p></div>
        <div><div>${company}</div><div>${title}</div>${facts}<div>${chips}</div></div>
        <div><h2>People you can reach out to</h2><a href="/company/pan/">Pan</a></div>
        <div id="JobDetails_AboutTheJob_3812345678"><h2>About the job</h2><span data-testid="expandable-text-box"><p>${PROSE}</p><button>… more</button></span></div>
        <div><h2>About the company</h2><a href="/company/nordlicht/">Nordlicht AG</a></div>`,
        HEAD,
        OWN,
      ),
    );

  it.each([
    '<p>Backend Engineer</p>',
    '<p><a href="https://www.linkedin.com/jobs/view/3812345678/?trackingId=x">Backend Engineer</a></p>',
  ])('reads the job with the title %s', (title) => {
    expect(read({ title })).toMatchObject(JOB);
  });

  it('reads the pay, the employment type and remote work', () => {
    const chips = ['$95/hr - $135/hr', 'Remote', 'Contract'].map(
      (chip) => `<a href="#">${chip}</a>`,
    );
    expect(read({ chips: chips.join('') })).toMatchObject({
      location: 'Remote (Hamburg, Germany)',
      compensationRange: '$95/hr - $135/hr',
      employmentType: 'Contract',
    });
  });
});

it('reads the pay in the header for visitors', () => {
  const body = `<section><h1>Backend Engineer</h1><h4><a href="https://de.linkedin.com/company/nordlicht">Nordlicht</a><span>Hamburg, Germany</span></h4>
    <div class="compensation__salary-range"><h3>Base pay range</h3><div class="salary compensation__salary">€70,000.00/yr - €90,000.00/yr</div></div></section>
    <div class="show-more-less-html__markup"><p>${PROSE}</p></div>`;
  expect(readLinkedInJob(testPage(body, '', OWN))).toMatchObject({
    ...JOB,
    compensationRange: '€70,000.00/yr - €90,000.00/yr',
  });
});

it('is silent on other pages', () => {
  const read = (url: string) =>
    readLinkedInJob(testPage('<h1 class="topcard__title">Engineer</h1>', '', url));
  expect(read('https://www.linkedin.com/company/x')).toEqual({});
  expect(read('https://linkedin.com.evil.example/jobs/view/1')).toEqual({});
});
