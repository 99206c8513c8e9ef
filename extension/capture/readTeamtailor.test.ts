import { testPage } from '../testing/testDocument.ts';
import { readTeamtailor } from './readTeamtailor.ts';

const read = (line: string[], asset = '<img src="https://images.teamtailor-cdn.com/logo">') =>
  readTeamtailor(
    testPage(
      `${asset}<section><div>${line.map((text) => `<span>${text}</span>`).join('<span>·</span>')}</div><h1>Baker</h1></section>`,
    ),
  ).location;

it('reads the place between the department and the way of working', () => {
  expect(read(['Sales', 'Baden', 'Hybrid'])).toBe('Baden');
  expect(read(['Sales', 'Baden'])).toBe('Baden');
  expect(read(['Sales', 'Baden', 'Fully Remote'])).toBe('Remote (Baden)');
});

it('is silent when the line may have no place', () => {
  expect(read(['Sales', 'Hybrid'])).toBeUndefined();
  expect(read(['Sales', 'Multiple locations', 'Hybrid'])).toBeUndefined();
  expect(read(['Sales', 'Baden'], '')).toBeUndefined();
});
