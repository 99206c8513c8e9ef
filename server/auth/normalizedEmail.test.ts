import { normalizedEmail } from './normalizedEmail.ts';

it.each([
  [' Ada.B@Example.COM ', 'ada.b@example.com'],
  ['ada@xn--bcher-kva.example', 'ada@bücher.example'],
  ['ada@BÜCHER.example', 'ada@bücher.example'],
  ['ÄDA@example.com', 'Äda@example.com'],
])('%s is stored as %s', (typed, stored) => {
  expect(normalizedEmail(typed)).toBe(stored);
});

it.each([
  ['the Kelvin sign before the @', '\u212A@example.com', 'k@example.com'],
  ['a dotted capital I', '\u0130@example.com', 'i@example.com'],
  ['the Kelvin sign in the domain', 'ada@\u212Aexample.com', 'ada@kexample.com'],
  ['a full-width letter in the domain', 'ada@\uFF4Bexample.com', 'ada@kexample.com'],
  ['a full-width dot', 'ada@example\u3002com', 'ada@example.com'],
  ['an invisible hyphen', 'ada@exam\u00ADple.com', 'ada@example.com'],
  ['a Kelvin sign beside an umlaut', 'ada@\u212Aüche.example', 'ada@küche.example'],
])('%s makes another address', (_what, typed, other) => {
  expect(normalizedEmail(typed)).not.toBe(normalizedEmail(other));
});
