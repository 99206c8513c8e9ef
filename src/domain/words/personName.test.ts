import { personName } from './personName.ts';

const nameIn = (contact: string, company?: string): string | null => {
  const person = personName(contact, company);
  return person && `${person.honorific} ${person.name}`.trim();
};

it.each([
  ['Dr. Jonas Petersen', 'Dr. Jonas Petersen'],
  ['Smith, John', 'John Smith'],
  ['Alex Kim, PhD', 'Alex Kim'],
  ['🚀 ALEX KIM | Hiring!', 'Alex Kim'],
  ['Jean-Luc O’Neill', 'Jean-Luc O’Neill'],
  ['Ludwig van Beethoven', 'Ludwig van Beethoven'],
])('finds the person in "%s"', (contact, name) => {
  expect(nameIn(contact, 'Helio Grid')).toBe(name);
});

it.each([
  'Hiring Team',
  'Recruiting',
  'Acme GmbH',
  'City of Oslo',
  'grim@tana.example',
  'Unit 42',
  '???',
])('finds no person in "%s"', (contact) => {
  expect(nameIn(contact, 'Helio Grid')).toBeNull();
});
