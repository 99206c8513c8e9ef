import { hashPassword, NO_PASSWORD_HASH, verifyPassword } from './password.ts';

const CHEAP = { N: 16, r: 1, p: 1 };

describe('a password', () => {
  it('is kept as a slow hash that carries its cost, and salted', async () => {
    const [first, second] = [
      await hashPassword('correct horse'),
      await hashPassword('correct horse'),
    ];
    expect(first).toMatch(/^scrypt\$65536\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(second).not.toBe(first);
    expect(await verifyPassword('correct horse', first)).toBe(true);
    expect(await verifyPassword('correct horses', first)).toBe(false);
  });

  it('is the same however its letters are composed', async () => {
    const hash = await hashPassword('Schlüssel', CHEAP);
    expect(await verifyPassword('Schlu\u0308ssel', hash)).toBe(true);
  });

  it('is verified at the cost of its hash, whatever the cost of today', async () => {
    const hash = await hashPassword('correct horse', CHEAP);
    expect(hash).toMatch(/^scrypt\$16\$1\$1\$/);
    expect(await verifyPassword('correct horse', hash)).toBe(true);
  });

  it('does not match where there is none, and takes as long to say so', async () => {
    const costOf = (hash: string) => hash.split('$').slice(0, 4);
    expect(costOf(NO_PASSWORD_HASH)).toEqual(costOf(await hashPassword('')));
    for (const guess of ['', 'correct horse']) {
      expect(await verifyPassword(guess, NO_PASSWORD_HASH)).toBe(false);
    }
  });
});
