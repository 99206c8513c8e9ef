import { readsAsName } from './readsAsName.ts';

it.each([
  'École Polytechnique',
  'Automatisierungsingenieur / SPS-Engineer (m/w/d)',
  'MCDONALD’S',
  'McGill University',
  'VMware',
  'DBaaS Engineer',
  '3M',
  'St. Olav',
  'Yahoo!7',
])('%s is a name', (text) => {
  expect(readsAsName(text)).toBe(true);
});

it.each([
  '',
  'Diplˆome d’ing ́enieur',
  'UNiVERSiTÉ DU QUÉBEC',
  'PhD (Psychology',
  'Vollzeit: Monteur',
  'Head of',
  '• Cook',
  '[Company]]',
  'We cook. You eat',
])('"%s" is no name', (text) => {
  expect(readsAsName(text)).toBe(false);
});
