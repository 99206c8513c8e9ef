import { readLinkedInJob } from './readLinkedInJob.ts';
import { testPage } from './testDocument.ts';

it('reads the selected job in a list of results for members', () => {
  const body = `<ul><li><a href="/jobs/view/1">Other</a></li></ul>
    <div class="job-details-jobs-unified-top-card__company-name"><a>Nordlicht</a></div>
    <div class="job-details-jobs-unified-top-card__job-title"><h1>Backend Engineer</h1></div>
    <div class="job-details-jobs-unified-top-card__primary-description-container">Hamburg, Germany · 2 weeks ago · 40 applicants</div>
    <div id="job-details"><p>We ship.</p></div>`;
  const url = 'https://www.linkedin.com/jobs/search/?currentJobId=3812345678&keywords=go';
  expect(readLinkedInJob(testPage(body, '', url))).toMatchObject({
    title: 'Backend Engineer',
    company: 'Nordlicht',
    location: 'Hamburg, Germany',
    description: 'We ship.',
    postUrl: 'https://www.linkedin.com/jobs/view/3812345678',
  });
});

it('is silent on other pages', () => {
  const read = (url: string) =>
    readLinkedInJob(testPage('<h1 class="topcard__title">Engineer</h1>', '', url));
  expect(read('https://www.linkedin.com/company/x')).toEqual({});
  expect(read('https://linkedin.com.evil.example/jobs/view/1')).toEqual({});
});
