import { canonicalUrl, isSamePosting } from './canonicalUrl.ts';

describe('canonicalUrl', () => {
  it.each([
    [
      'https://jobs.lever.co/acme/1?utm_source=x&lever-source=LinkedIn#apply',
      'https://jobs.lever.co/acme/1',
    ],
    [
      'https://de.linkedin.com/jobs/view/dev-at-acme-3812345678?trk=public_jobs&refId=a%3D&trackingId=b',
      'https://www.linkedin.com/jobs/view/dev-at-acme-3812345678',
    ],
    [
      'https://uk.indeed.com/viewjob?jk=abc123&from=serp&fbclid=1',
      'https://www.indeed.com/viewjob?jk=abc123',
    ],
    ['https://acme.example/jobs/?gh_jid=42&gh_src=xyz', 'https://acme.example/jobs?gh_jid=42'],
  ])('removes what does not identify the posting from %s', (address, canonical) => {
    expect(canonicalUrl(address)).toBe(canonical);
  });

  it.each([
    'https://acme.example/job?ref=JOB-1234',
    'https://hr.acme.example/jobs?id=7',
    'https://acme.example/#/job/12',
    'mailto:jobs@acme.example?subject=ref',
    'not an address',
  ])('keeps %s', (address) => {
    expect(canonicalUrl(address)).toBe(address);
  });
});

describe('isSamePosting', () => {
  it.each([
    [
      'https://www.linkedin.com/jobs/view/3812345678/?refId=x',
      'https://de.linkedin.com/jobs/view/dev-at-acme-3812345678',
    ],
    [
      'https://www.linkedin.com/jobs/search/?currentJobId=3812345678&keywords=dev',
      'https://www.linkedin.com/jobs/view/3812345678',
    ],
    ['https://jobs.lever.co/acme/1/apply', 'http://jobs.lever.co/acme/1'],
    ['https://job-boards.greenhouse.io/acme/jobs/7', 'https://boards.greenhouse.io/acme/jobs/7'],
    ['https://a.example/job?b=2&a=1', 'https://www.a.example/job?a=1&b=2&utm_campaign=z'],
  ])('matches %s and %s', (a, b) => {
    expect(isSamePosting(a, b)).toBe(true);
  });

  it.each([
    ['https://a.example/job?id=1', 'https://a.example/job?id=2'],
    ['https://a.example/jobs/1', 'https://a.example/jobs/10'],
    ['http://localhost:3000/jobs/1', 'http://localhost:4000/jobs/1'],
    ['', ''],
  ])('distinguishes %s from %s', (a, b) => {
    expect(isSamePosting(a, b)).toBe(false);
  });
});
