import { readLabels } from './readLabels.ts';
import { testPage } from './testing/testDocument.ts';

const read = (body: string) =>
  readLabels(testPage(`${body}<p>${'We bake bread. '.repeat(20)}</p>`));

it.each([
  ['a definition list', '<dl><dt>Location</dt><dd>Graz, Austria</dd></dl>'],
  ['a table', '<table><tr><th>Location</th><td>Graz, Austria</td></tr></table>'],
  ['a line', '<p>Location: Graz, Austria</p>'],
  ['two spans', '<div><span>Job location</span><span>Graz, Austria</span></div>'],
  ['a heading', '<div><h3>Location</h3></div><div><p>Graz, Austria</p></div>'],
  ['a link', '<li>Standort: <a href="/graz">Graz, Austria</a></li>'],
])('reads a place from %s', (_shape, body) => {
  expect(read(body).location).toBe('Graz, Austria');
});

it.each([
  '<nav><span>Location</span><span>Graz</span></nav>',
  '<form><label>Location</label><span>Graz</span></form>',
  '<h2>Location</h2><p>Our office is in the heart of the city, close to the river. Come and see us.</p>',
  '<table><tr><th>Location</th><th>Team</th></tr></table>',
  '<p>Location: Select a location</p>',
  '<p>Location</p>',
  '<p>Location: 1 vacancy in the following location: Graz</p>',
])('reads no place from %s', (body) => {
  expect(read(body).location).toBe('');
});

it.each(['$500 per annum', '$500 per annum towards a gym'])(
  'reads no perk as the pay: %s',
  (perk) => {
    expect(read(`<dl><dt>Compensation</dt><dd>${perk}</dd></dl>`).compensationRange).toBe('');
  },
);

it('reads the other facts', () => {
  expect(
    read(`<ul><li>Arbeitgeber: Moor GmbH</li><li>Gehalt: 50.000 – 60.000 €</li><li>Vertragsart: Festanstellung</li>
      <li>Posted on: 3 March 2026</li><li>Bewerbungsfrist: 30.04.2026</li><li>Ansprechpartnerin: Ida Berg</li><li>E-Mail: ida@moor.example</li></ul>`),
  ).toEqual({
    location: '',
    company: 'Moor GmbH',
    compensationRange: '50.000 – 60.000 €',
    reference: '',
    employmentType: 'Festanstellung',
    postedAt: '2026-03-03',
    closesAt: '2026-04-30',
    contactInfo: { name: 'Ida Berg', email: 'ida@moor.example' },
  });
});
