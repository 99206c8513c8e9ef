import { hashPassword, NO_PASSWORD_HASH, verifyPassword } from './password.ts';

const CHEAP = { N: 16, r: 1, p: 1 };

describe('a password', () => {
  it('is hashed slowly and with a salt', async () => {
    const [first, second] = [
      await hashPassword('correct horse'),
      await hashPassword('correct horse'),
    ];
    expect(first).toMatch(/^scrypt\$65536\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(second).not.toBe(first);
    expect(await verifyPassword('correct horse', first)).toBe(true);
    expect(await verifyPassword('correct horses', first)).toBe(false);
  });

  it('matches in any Unicode composition', async () => {
    const hash = await hashPassword('Schlüssel', CHEAP);
    expect(await verifyPassword('Schlu\u0308ssel', hash)).toBe(true);
  });

  it('is verified at the cost stored in its hash', async () => {
    const hash = await hashPassword('correct horse', CHEAP);
    expect(hash).toMatch(/^scrypt\$16\$1\$1\$/);
    expect(await verifyPassword('correct horse', hash)).toBe(true);
  });

  it('never matches NO_PASSWORD_HASH, which costs the same to verify', async () => {
    const costOf = (hash: string) => hash.split('$').slice(0, 4);
    expect(costOf(NO_PASSWORD_HASH)).toEqual(costOf(await hashPassword('')));
    for (const guess of ['', 'correct horse']) {
      expect(await verifyPassword(guess, NO_PASSWORD_HASH)).toBe(false);
    }
  });
});
