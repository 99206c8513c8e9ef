import { isClosed } from './isClosed.ts';
import { testPage } from './testing/testDocument.ts';

const says = (line: string) => isClosed(testPage(`<h1>Baker</h1><p>${line}</p><p>You bake.</p>`));

it.each([
  'No longer accepting applications',
  'This position has been <b>filled</b>.',
  'The job you are looking for is no longer open.',
  'Diese Stellenanzeige ist leider nicht mehr verfügbar.',
  'Cette offre n’est plus disponible',
  'Ya no se aceptan solicitudes',
  'Offerta di lavoro scaduta',
  'Tar inte längre emot ansökningar',
  'Oferta pracy wygasła',
])('reads %j', (line) => {
  expect(says(line)).toBe(true);
});

it.each([
  'Open until the position is filled.',
  'We are no longer accepting applications from agencies.',
  'You close deals and fill positions.',
  'Bewerben Sie sich, bis die Stelle besetzt ist.',
  `${'You bake bread for the whole valley. '.repeat(5)} Last year one position was filled from the team.`,
])('takes %j for an open posting', (line) => {
  expect(says(line)).toBe(false);
});

it('ignores other postings', () => {
  const page = testPage(
    '<h1>Baker</h1><section><h2>Similar jobs</h2><p>Cook</p><p>This job has expired</p></section>',
  );
  expect(isClosed(page)).toBe(false);
});
