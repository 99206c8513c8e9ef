import { readFactsUnderTitle } from './readFactsUnderTitle.ts';
import { testDocument } from './testDocument.ts';

const read = (facts: string) =>
  readFactsUnderTitle(
    testDocument(
      `<h1>Baker</h1>${facts}<p>${'Long text about bread. '.repeat(20)}</p><p>Graz, Austria</p>`,
      '<title>Baker</title>',
    ),
    'https://x.example/1',
  );

it.each([
  ['<p>Austin, TX · Full-time · $185k – $220k</p>', 'Austin, TX', 'Full-time', '$185k – $220k'],
  [
    '<div><span>Porto, Portugal</span><span>Part-time</span></div>',
    'Porto, Portugal',
    'Part-time',
    '',
  ],
  ['<p>Remote - Canada</p>', 'Remote - Canada', '', ''],
  ['<p>Engineering</p><p>Operations, IT</p>', '', '', ''],
  ['<p>Posted on May 5, 2026</p><p>Bread, Butter</p>', '', '', ''],
  ['<p>Copenhagen · Full-time</p>', 'Copenhagen', 'Full-time', ''],
  ['<p>Hybrid - Berlin or München</p>', 'Hybrid - Berlin or München', '', ''],
  ['<ul><li>📍 Apeldoorn</li><li>💰 €45–52k</li></ul>', 'Apeldoorn', '', '€45–52k'],
  ['<p>Research<span class="dot"></span>Atlanta, Georgia</p>', 'Atlanta, Georgia', '', ''],
  ['', '', '', ''],
])('reads %s', (facts, location, employmentType, compensationRange) => {
  expect(read(facts)).toMatchObject({ location, employmentType, compensationRange });
});

it('reads the employer from a link to its page', () => {
  expect(read('<a href="/jobs">All jobs</a><a href="/company/crumb">Crumb</a>').company).toBe(
    'Crumb',
  );
  expect(read('<a href="/company/about">About us</a>').company).toBe('');
});

it('reads the employer from the heading below the title, on boards', () => {
  const document = testDocument('<h1>Baker</h1><h2>Crumb</h2>', '<title>Baker, Crumb</title>');
  const companyAt = (url: string) => readFactsUnderTitle(document, url).company;
  expect(companyAt('https://www.bestjobs.example/1')).toBe('Crumb');
  expect(companyAt('https://www.northwind.example/1')).toBe('');
});

it('is silent without a heading', () => {
  expect(readFactsUnderTitle(testDocument('<p>Austin, TX</p>'), '')).toEqual({});
});
