import { askedFor } from './askedFor.ts';
import { namedSkillsIn } from './skillNames.ts';

const namesIn = (text: string) => namedSkillsIn(text).map(({ id }) => id);

it.each([
  ['Experience with R, Kafka or C++', ['r', 'kafka', 'c++']],
  ['You write C# and R.', ['c#', 'r']],
  ['Our R&D team in Washington, D.C.', []],
  ['An R & D department, and people of the C-Suite', []],
])('%s', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it('reads a line that is only a short name as a request', () => {
  const asked = askedFor('Requirements:\n- R\n- C++\n- C#\n- Own the reports of three teams');
  expect(asked.map(({ text }) => text).slice(0, 3)).toEqual(['R', 'C++', 'C#']);
});
