import { fieldOf, readMarkupNames } from './readMarkupNames.ts';
import { testPage } from './testing/testDocument.ts';

it.each([
  ['job-detail-location', 'location'],
  ['_jobLocation_1a2b3', 'location'],
  ['advertiser-name', 'company'],
  ['EmployerProfile_employerName__bXBYr', 'company'],
  ['commitment', 'employmentType'],
  ['salary-range', 'compensationRange'],
  ['search-location', null],
  ['company-logo', null],
  ['user-location-picker', null],
  ['relocation', null],
])('takes %s for %s', (name, field) => {
  expect(fieldOf(name)).toBe(field);
});

const read = (body: string) =>
  readMarkupNames(
    testPage(`${body}<p>${'We bake bread. '.repeat(20)}</p>`, '<title>Baker - Crumb</title>'),
  );

it('takes the part next to the title, not one of another posting', () => {
  const other = (town: string) =>
    `<li><a href="/x">Cook</a><span class="company">Pan</span><span class="location">${town}</span></li>`;
  expect(
    read(`<ul>${other('Wels')}${other('Linz')}</ul><h1>Baker</h1><span class="company">Crumb</span>
      <span class="location">Graz</span><ul>${other('Wien')}${other('Enns')}</ul>`),
  ).toMatchObject({ company: 'Crumb', location: 'Graz' });
});

it.each([
  '<div class="location">View all locations</div>',
  '<div class="location">3 locations</div>',
  '<footer><div class="location">Graz</div></footer>',
  '<div class="location">We are close to the station. Come by and have a coffee with us.</div>',
  '<div class="similar-jobs"><div class="location">Graz</div></div>',
])('reads no place from %s', (body) => {
  expect(read(body).location).toBe('');
});
