import type { UnsupportedClaim } from '#domain/contract/pitches.ts';
import { claimsIn } from './claimsIn.ts';

const claimAt = (content: string, text: string): UnsupportedClaim => {
  const start = content.indexOf(text);
  return { text, start, end: start + text.length };
};

const CONTENT = 'I led 12 people and saved 30% at Google.';
const CLAIMS = [claimAt(CONTENT, '12'), claimAt(CONTENT, '30%'), claimAt(CONTENT, 'Google')];
const texts = (content: string) =>
  claimsIn(content, CLAIMS).map(({ text, start, end }) => {
    expect(content.slice(start, end)).toBe(text);
    return text;
  });

it('finds each claim at its new position, and drops those that were taken out', () => {
  expect(texts('Hello! I led 12 people and saved 30% at Google.')).toEqual(['12', '30%', 'Google']);
  expect(texts('I led people, and saved 30% at a bank.')).toEqual(['30%']);
  expect(texts('')).toEqual([]);
});

it('looks for whole words', () => {
  expect(texts('Since 2012 I have used Googles.')).toEqual([]);
});

it('reads a hostile text in linear time, and still finds what is in it', () => {
  const content = `${'7a'.repeat(9_000)} Google`;
  const claims = [...Array.from({ length: 4_900 }, () => '7'), 'Google'];
  const regExps = jest.spyOn(RegExp.prototype, 'test');
  const found = claimsIn(
    content,
    claims.map((text) => ({ text, start: 1, end: 2 })),
  );
  expect(regExps.mock.calls.length).toBeLessThan(4 * content.length);
  regExps.mockRestore();
  expect(found).toEqual([claimAt(content, 'Google')]);
});
