import fc from 'fast-check';

function codeOf(character: unknown): number {
  const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== character) {
    throw new Error('Not one character');
  }
  return code;
}

/**
 * Any Unicode character, as the `unit` of a string. fast-check's 'binary' unit first builds a table of a
 * million characters, which takes longer than most suites.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code), codeOf);
