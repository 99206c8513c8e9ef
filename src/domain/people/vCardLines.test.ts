import { vCardLines } from './vCardLines.ts';

it('joins the lines of a quoted-printable text, and a million in linear time', () => {
  const card = (text: string) => `BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:${text}\nEND:VCARD`;
  expect([...vCardLines(card('J=C3=BC=\nrgen=\n'))]).toEqual([['NOTE:Jürgen']]);
  expect([...vCardLines(card('a=\n'.repeat(1_000_000)))]).toEqual([
    [`NOTE:${'a'.repeat(1_000_000)}`],
  ]);
});
