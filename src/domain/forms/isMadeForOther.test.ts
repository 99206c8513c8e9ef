import { isMadeForOther } from './isMadeForOther.ts';

const leads = [
  { id: '1', company: 'Fjord Foods AS' },
  { id: '2', company: 'Quay Street Bakery' },
];

test.each([
  ['fjord-foods-baker-ines-falk.pdf', '2', true],
  ['fjord-foods-baker-ines-falk.pdf', '1', false],
  ['Fjord_Foods Ines Falk.pdf', undefined, true],
  ['ines-falk.pdf', '2', false],
  ['Quay Street and Fjord Foods.pdf', '1', false],
])('%s on a form of lead %s', (name, id, isOther) => {
  const lead = leads.find((one) => one.id === id);
  expect(isMadeForOther(name, lead, leads)).toBe(isOther);
});
