import { readApplyLink } from './readApplyLink.ts';
import { testDocument } from './testDocument.ts';

const HERE = 'https://jobs.acme.example/7';
const read = (body: string) => readApplyLink(testDocument(body), HERE);

it.each([
  ['<a href="/7/apply">Apply now</a>', 'https://jobs.acme.example/7/apply'],
  [
    '<a href="https://forms.example/x?id=7"><span>Apply for this job</span></a>',
    'https://forms.example/x?id=7',
  ],
  ['<a href="/bewerbung/7">Jetzt bewerben!</a>', 'https://jobs.acme.example/bewerbung/7'],
  ['<a href="#apply">Apply</a>', ''],
  ['<a href="/signup?next=/7">Apply</a>', ''],
  ['<a href="javascript:apply()">Apply</a>', ''],
  ['<a href="/how">How to apply for a visa</a>', ''],
])('reads %s as %j', (body, address) => {
  expect(read(body).applicationUrl).toBe(address);
});

it('reads the one address and number of the text', () => {
  const body =
    '<p>Write to <a href="mailto:jobs@acme.example?subject=Hi">us</a> or <a href="tel:+4312">call</a></p><footer><a href="mailto:info@acme.example">Mail</a></footer>';
  expect(read(body).contactInfo).toEqual({ email: 'jobs@acme.example', phone: '+4312' });
  expect(read(`${body}<p><a href="mailto:b@acme.example">B</a></p>`).contactInfo?.email).toBe('');
});
