import { namesRole } from './namesRole.ts';

it.each([
  'Senior Engineer',
  'Softwareentwicklerin',
  'Ingénieure procédés',
  'Analista de datos',
  'Produkt (m/w/d)',
])('takes %j for a job', (text) => {
  expect(namesRole(text)).toBe(true);
});

it.each(['Aufgaben als Schulbegleitung', 'Engineering', 'We light stages', ''])(
  'takes %j for no job',
  (text) => {
    expect(namesRole(text)).toBe(false);
  },
);
