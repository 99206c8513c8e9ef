import { isSameValue } from './isSameValue.ts';

test.each([
  ['+49 (1514) 9600083', '01514 9600083', true],
  ['linkedin.com/in/ana', 'https://www.linkedin.com/in/ana', true],
  ['ANA OKAFOR', 'Ana Okafor', true],
  ['Berlin, Berlin, Germany', 'Berlin, Germany', true],
  ['+49 1514 9600084', '01514 9600083', false],
  ['Ana', 'Ana Okafor', false],
])('%s for %s', (held, wanted, isSame) => {
  expect(isSameValue(held, [wanted])).toBe(isSame);
});
