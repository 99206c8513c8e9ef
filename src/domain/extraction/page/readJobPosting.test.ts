import { readJobPosting } from './readJobPosting.ts';
import { jsonLd, testPage } from './testing/testDocument.ts';

const URL_HERE = 'https://www.acme.example/jobs/7-data-engineer';
const posting = (fields: object) => ({ '@type': 'JobPosting', title: 'Data Engineer', ...fields });
const read = (data: unknown, body = '') => readJobPosting(testPage(body, jsonLd(data), URL_HERE));

describe('finding the posting', () => {
  it.each([
    ['in a list', [{ '@type': 'WebSite' }, posting({})]],
    ['in a graph', { '@graph': [{ '@type': 'Organization', name: 'Acme' }, posting({})] }],
    ['with a comment around it', `<!-- ${JSON.stringify(posting({}))} -->`],
    ['with raw line breaks', '{"@type":"JobPosting","title":"Data\n Engineer",}'],
  ])('reads it %s', (_where, data) => {
    expect(read(data).title).toBe('Data Engineer');
  });

  it('takes the one of several with the address of the page', () => {
    const data = [
      posting({ title: 'Other', url: '/jobs/8' }),
      posting({ url: `${URL_HERE}?utm_source=x` }),
    ];
    expect(read(data).title).toBe('Data Engineer');
  });

  it('ignores what the previous page of a single-page site left behind', () => {
    const data = posting({ url: 'https://www.acme.example/jobs/1' });
    expect(read(data, '<h1>Gardener</h1>')).toEqual({});
  });

  it.each(['{"@type":"JobPosting"', 'null', '[]', '{"@type":"JobPosting"}'])(
    'is silent on %s',
    (data) => {
      expect(read(data)).toEqual({});
    },
  );

  it.each([
    [
      'microdata',
      `<div itemscope itemtype="http://schema.org/JobPosting"><meta itemprop="datePosted" content="Wed Aug 05 02:00:00 UTC 2026">
      <meta itemprop="hiringOrganization" content="Crumb"><span itemprop="jobLocation">Graz, Austria</span>
      <span itemprop="title">Baker</span><div itemprop="description"><p>Bake &amp; sell.</p><p>Early.</p></div></div>`,
    ],
  ])('reads %s', (_syntax, body) => {
    expect(readJobPosting(testPage(body, '', URL_HERE))).toMatchObject({
      title: 'Baker',
      company: 'Crumb',
      location: 'Graz, Austria',
      description: 'Bake & sell.\n\nEarly.',
      postedAt: '2026-08-05',
    });
  });
});

describe('the employer', () => {
  it.each([
    [{ name: 'Acme &amp; Sons' }, 'Acme & Sons'],
    ['Confidential', ''],
    [undefined, ''],
  ])('of %j is %j', (hiringOrganization, company) => {
    expect(read(posting({ hiringOrganization })).company).toBe(company);
  });
});

describe('the place', () => {
  const place = (address: unknown) => ({ '@type': 'Place', address });
  it.each([
    [
      {
        jobLocation: place({
          addressLocality: 'Lincoln',
          addressRegion: 'NE',
          addressCountry: { name: 'US' },
        }),
      },
      'Lincoln, NE, US',
    ],
    [{ jobLocation: place({ addressLocality: 'Berlin', addressRegion: 'Berlin' }) }, 'Berlin'],
    [
      { jobLocation: [place({ addressLocality: 'Oslo' }), place('Bergen, Norway')] },
      'Oslo; Bergen, Norway',
    ],
    [
      {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: [{ name: 'USA' }, { name: 'Canada' }],
      },
      'Remote (USA; Canada)',
    ],
    [
      { jobLocationType: 'TELECOMMUTE', jobLocation: place({ addressLocality: 'Rome' }) },
      'Remote (Rome)',
    ],
  ])('of %j is %j', (fields, location) => {
    expect(read(posting(fields)).location).toBe(location);
  });
});

describe('the pay', () => {
  it.each([
    [
      { currency: 'USD', value: { minValue: 120000, maxValue: '150,000', unitText: 'YEAR' } },
      '$120,000 – $150,000 per year',
    ],
    [{ currency: 'GBP', value: { maxValue: 4000, unitText: 'Month' } }, 'Up to £4,000 per month'],
    [{ currency: 'USD', value: { minValue: 0, maxValue: 0 } }, ''],
    ['50.000 – 60.000 €', '50.000 – 60.000 €'],
    ['Competitive', ''],
    [{ currency: 'USD', value: { value: 500, unitText: 'YEAR' } }, ''],
  ])('of %j is %j', (baseSalary, pay) => {
    expect(read(posting({ baseSalary })).compensationRange).toBe(pay);
  });
});

it('puts employment types into words', () => {
  const typesOf = (employmentType: unknown) => read(posting({ employmentType })).employmentType;
  expect(typesOf(['FULL_TIME', 'CONTRACTOR'])).toBe('Full-time, Contract');
  expect(typesOf('INTERN, OTHER')).toBe('Internship');
  expect(typesOf('FIXED_TERM')).toBe('Fixed term');
  expect(typesOf('Festanstellung')).toBe('Festanstellung');
});

it('reads the contact and the dates', () => {
  expect(
    read(
      posting({
        datePosted: '2026-02-03T10:00:00Z',
        validThrough: '2026-03-01',
        applicationContact: {
          name: 'Ida Berg',
          email: 'mailto:ida@acme.example',
          telephone: '+47 1',
        },
        hiringOrganization: { name: 'Acme', sameAs: 'https://acme.example' },
      }),
    ),
  ).toMatchObject({
    postedAt: '2026-02-03',
    closesAt: '2026-03-01',
    contactInfo: {
      name: 'Ida Berg',
      email: 'ida@acme.example',
      phone: '+47 1',
      website: 'https://acme.example',
    },
  });
});

it('names no employer where a job board only names itself', () => {
  const data = posting({ hiringOrganization: { name: 'CV-Library' } });
  const at = (url: string) => readJobPosting(testPage('', jsonLd(data), url)).company;
  expect(at('https://www.cv-library.co.uk/job/1')).toBe('');
  expect(at(URL_HERE)).toBe('CV-Library');
});
