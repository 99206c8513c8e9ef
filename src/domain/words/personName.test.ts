import { personName } from './personName.ts';

const nameIn = (contact: string, company?: string): string | null => {
  const person = personName(contact, company);
  return person && `${person.honorific} ${person.name}`.trim();
};

it.each([
  ['Dr. Jonas Petersen', 'Dr. Jonas Petersen'],
  ['Dr. med. Schmidt', 'Dr. Schmidt'],
  ['Smith, John', 'John Smith'],
  ['Alex Kim, PhD', 'Alex Kim'],
  ['Alex Kim (they/them)', 'Alex Kim'],
  ['🚀 ALEX KIM | Hiring!', 'Alex Kim'],
  ['ana maria', 'Ana Maria'],
  ['Jean-Luc O’Neill', 'Jean-Luc O’Neill'],
  ['Ludwig van Beethoven', 'Ludwig van Beethoven'],
  ['Olena K., Recruiter at Arbor', 'Olena K.'],
])('finds the person in "%s"', (contact, name) => {
  expect(nameIn(contact, 'Helio Grid')).toBe(name);
});

it.each([
  'Hiring Team',
  'HR Department',
  'Recruiting',
  'Recruiting at Acme',
  'Acme GmbH',
  'Helio Grid',
  'Helio',
  'City of Oslo',
  'University of Michigan',
  'grim@tana.example',
  'acme.example',
  'Unit 42',
  '???',
  '',
])('finds no person in "%s"', (contact) => {
  expect(nameIn(contact, 'Helio Grid')).toBeNull();
});
